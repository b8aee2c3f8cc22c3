/** Joins class lists, leaving out what is not there. It does not settle conflicts: of two utilities, the style sheet's order wins. */
export function joinClasses(...classes: (string | false | null | undefined)[]): string {
  return classes.filter(Boolean).join(" ");
}
