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
// A page is complete without its scripts: they wait until its first content has been painted, or until the reader acts.

const PRELOAD = /<link rel="modulepreload" href="([^"]*)"\/>/g;
const MODULES = '<script type="module" async="">';

/** Limit for background tabs, which paint nothing, and for pictures that never arrive. */
const MAX_WAIT_MS = 4000;

/** Runs in the browser. The modules are named one by one so that they are fetched in parallel instead of one import after the other. */
const STARTER = `(() => {${MARK_PICTURES}
const { dataset, textContent } = document.getElementById("page-modules");
let begun = false;
const begin = () => {
  if (begun) return;
  begun = true;
  for (const href of dataset.hrefs.split(" "))
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  const modules = Object.assign(document.createElement("script"), { type: "module", textContent });
  document.body.append(modules);
  modules.remove();
};
addEventListener("load", () => requestAnimationFrame(() => requestAnimationFrame(() => (window.requestIdleCallback ?? setTimeout)(begin))));
for (const name of ["pointerdown", "keydown"]) addEventListener(name, begin, { once: true, capture: true, passive: true });
setTimeout(begin, ${MAX_WAIT_MS});
})()`.replace(/\n\s*/g, "");

/** Makes the module scripts of a rendered page wait for its first paint. Returns a page without any unchanged. */
export function deferScripts(html: Buffer): Buffer {
  const place = html.indexOf(MODULES);
  if (place === -1) return html;
  const headEnd = html.indexOf("</head>");
  const head = html.toString("utf8", 0, headEnd);
  const hrefs = [...head.matchAll(PRELOAD)].map(([, href]) => href);
  const end = html.indexOf("</script>", place) + "</script>".length;
  const code = html.toString("utf8", place + MODULES.length, end);
  const waiting = `<script type="text/plain" id="page-modules" data-hrefs="${hrefs.join(" ")}">${code}<script>${STARTER}</script>`;
  return Buffer.concat([Buffer.from(head.replace(PRELOAD, "")), html.subarray(headEnd, place), Buffer.from(waiting), html.subarray(end)]);
}
