/** Renders a title in which the part between asterisks is emphasized. */
export function EmphasizedTitle({ title }: { title: string }) {
  const [before = "", emphasized, ...after] = title.split("*");
  if (emphasized === undefined || after.length !== 1) return title.replaceAll("*", "");
  return (
    <>
      {before}
      <span className={emphasized.length <= 16 ? "whitespace-nowrap text-ribbon" : "text-ribbon"}>{emphasized}</span>
      {after[0]}
    </>
  );
}
