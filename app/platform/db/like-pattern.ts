/** Returns a pattern of LIKE for texts that contain this one, whatever signs it has. */
export function likePattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
