/**
 * Runs in the browser, before any module: marks each `<img>` with what has become of it (`data-loaded`, `data-failed`), for styles to go by. Events
 * of pictures do not bubble, but can be caught on their way down; those from before it runs are read from the pictures themselves.
 */
export const MARK_PICTURES = `
const mark = ({ target, type }) => {
  if (target.localName !== "img") return;
  target.toggleAttribute("data-loaded", type === "load");
  target.toggleAttribute("data-failed", type === "error");
};
for (const type of ["load", "error"]) addEventListener(type, mark, true);
for (const target of document.images) if (target.complete) mark({ target, type: target.naturalWidth > 0 ? "load" : "error" });
`;
