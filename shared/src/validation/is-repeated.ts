/** Whether a text is one character over and over: the number of somebody who is only trying to get past the field. */
export function isRepeated(text: string): boolean {
  return text.length > 0 && text === text.charAt(0).repeat(text.length);
}
