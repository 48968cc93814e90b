/**
 * Puts letters and digits into the `#` places of a mask, as far as they go: ('#####-###', '0100100') is '01001-00'.
 * Other characters of the value are dropped first; characters beyond the mask are left out.
 */
export function fitMask(mask: string, value: string): string {
  const characters = value.replace(/[^0-9A-Za-z]/g, '');
  let used = 0;
  let fitted = '';
  for (const place of mask) {
    if (used >= characters.length) break;
    fitted += place === '#' ? characters.charAt(used++) : place;
  }
  return fitted;
}
