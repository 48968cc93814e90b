/** A piece of a page that is HTML already. */
export interface Html {
  readonly html: string;
}

/** Writes HTML: everything put into the template is escaped, unless this function made it. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | number | Html | readonly Html[])[]
): Html {
  return { html: parts.map((part, index) => `${part}${htmlOf(values[index] ?? '')}`).join('') };
}

/** Lets a text of our own through as it is: a style sheet, a script, a drawing. Never what somebody typed. */
export function trusted(text: string): Html {
  return { html: text };
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function htmlOf(value: string | number | Html | readonly Html[]): string {
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return 'html' in value ? value.html : value.map((piece) => piece.html).join('');
}
