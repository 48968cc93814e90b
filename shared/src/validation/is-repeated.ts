/** Whether a text is one repeated character, which people type to get past a field. */
export function isRepeated(text: string): boolean {
  return text.length > 0 && text === text.charAt(0).repeat(text.length);
}
