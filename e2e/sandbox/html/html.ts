/** A piece of a page that is HTML already. */
export interface Html {
  readonly html: string;
}

/** Writes HTML: every value in the template is escaped, unless this function created it. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | number | Html | readonly Html[])[]
): Html {
  return { html: parts.map((part, index) => `${part}${htmlOf(values[index] ?? '')}`).join('') };
}

/** Marks a text of our own as HTML: a style sheet, a script, a drawing. Never use it for user input. */
export function trusted(text: string): Html {
  return { html: text };
}

function htmlOf(value: string | number | Html | readonly Html[]): string {
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return 'html' in value ? value.html : value.map((piece) => piece.html).join('');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`);
}
