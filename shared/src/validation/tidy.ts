/**
 * What was typed or pasted, as the visitor sees it: composed accents (NFC), one plain space wherever there is white
 * space of any kind (no-break spaces come along with every copy from a web page), nothing at either end, and without the
 * invisible marks contact lists and chat apps put around numbers (zero width, right-to-left, byte order, broken halves
 * of emoji). Other control characters stay, so that a strict check refuses them.
 */
export function tidy(typed: string): string {
  return typed.normalize('NFC').replace(invisible, '').replace(/\s+/g, ' ').trim();
}

/** As `tidy`, with every dash a keyboard or a word processor writes turned into a hyphen. For numbers and codes. */
export function tidyCode(typed: string): string {
  return tidy(typed).replace(/[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g, '-');
}

const invisible = /[\p{Cf}\p{Cs}]/gu;
