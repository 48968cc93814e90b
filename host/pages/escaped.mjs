/** Text that is text in HTML and in SVG, whatever it holds. What no XML may carry is left out. */
export function escaped(value) {
  return value
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
