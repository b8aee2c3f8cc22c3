/** Returns the numbers of a text with commas between them: the driver parses arrays character by character, so lists of numbers come as texts. */
export function numbersIn(text: string | null): number[] {
  return text === null || text === "" ? [] : text.split(",").map(Number);
}
