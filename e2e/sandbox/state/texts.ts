export type Texts = ReturnType<typeof createTexts>;

/** A text that replaces every text in the answers that a visitor reads: `POST /sandbox/texts`. */
export function createTexts() {
  let injected: string | undefined;

  /** A copy of `json` with the injected text, if any, in the named fields. Empty strings stay empty. */
  function inject(json: unknown, fields: readonly string[], field?: string): unknown {
    if (injected === undefined) return json;
    if (typeof json === 'string') return json && field !== undefined && fields.includes(field) ? injected : json;
    if (Array.isArray(json)) return json.map((item) => inject(item, fields, field));
    if (typeof json !== 'object' || json === null) return json;
    return Object.fromEntries(Object.entries(json).map(([name, inner]) => [name, inject(inner, fields, name)]));
  }

  return {
    inject,
    set(text: string): void {
      injected = text;
    },
    clear(): void {
      injected = undefined;
    },
  };
}
