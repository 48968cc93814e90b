/**
 * Normalises a typed or pasted text to what the visitor sees: composed accents (NFC), each once, one plain space for any white space
 * (a copy from a web page contains no-break spaces), trimmed, and without the invisible characters that contact lists and
 * chat apps put around numbers (zero width, right-to-left, byte order, broken halves of emoji). Other control characters
 * stay, so that a strict check refuses them.
 */
export function tidy(typed: string): string {
  const composed = typed
    .normalize('NFD')
    .replace(/([\u0300-\u036f])\1+/g, '$1')
    .normalize('NFC');
  return composed.replace(invisible, '').replace(/\s+/g, ' ').trim();
}

/** Like `tidy`, and turns every kind of dash into a hyphen, and full-width characters into ASCII. For numbers and codes. */
export function tidyCode(typed: string): string {
  return asciiForms(tidy(typed)).replace(/[\u2010-\u2015\u2212\uFE58\uFE63]/g, '-');
}

/** Writes the full-width characters of East Asian keyboards as ASCII: '４２' is '42'. Keeps the length of the text. */
export function asciiForms(text: string): string {
  return text.replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
}

/** Like `tidy`, and drops the full stop that two spaces make at the end, or a comma. For names, which have neither there. */
export function tidyName(typed: string): string {
  return tidy(typed).replace(/ ?[.,]$/, '');
}

const invisible = /[\p{Cf}\p{Cs}]/gu;

/** Whether a text is one repeated character, which people type to get past a field. */
export function isRepeated(text: string): boolean {
  return text.length > 0 && text === text.charAt(0).repeat(text.length);
}
