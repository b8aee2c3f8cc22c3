/**
 * Joins class lists and drops empty entries. It resolves no conflicts: of two utilities for one property, the later one in the style sheet
 * applies.
 */
export function joinClasses(...classes: (string | false | null | undefined)[]): string {
  return classes.filter(Boolean).join(" ");
}
