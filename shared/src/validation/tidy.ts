/**
 * Normalises a typed or pasted text to what the visitor sees: composed accents (NFC), one plain space for any white space
 * (a copy from a web page contains no-break spaces), trimmed, and without the invisible characters that contact lists and
 * chat apps put around numbers (zero width, right-to-left, byte order, broken halves of emoji). Other control characters
 * stay, so that a strict check refuses them.
 */
export function tidy(typed: string): string {
  return typed.normalize('NFC').replace(invisible, '').replace(/\s+/g, ' ').trim();
}

/** Like `tidy`, and turns every kind of dash into a hyphen. For numbers and codes. */
export function tidyCode(typed: string): string {
  return tidy(typed).replace(/[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g, '-');
}

const invisible = /[\p{Cf}\p{Cs}]/gu;
