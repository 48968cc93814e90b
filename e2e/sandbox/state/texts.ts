/** A text that replaces every text in the answers that a visitor reads: `POST /sandbox/texts`. */
export interface Texts {
  set(text: string): void;
  clear(): void;
  /** A copy of `json` with the injected text, if any, in the named fields. Empty strings stay empty. */
  inject(json: unknown, fields: readonly string[]): unknown;
}

export function createTexts(): Texts {
  let injected: string | undefined;

  function inject(value: unknown, fields: readonly string[], field?: string): unknown {
    if (injected === undefined) return value;
    if (typeof value === 'string') return value && field !== undefined && fields.includes(field) ? injected : value;
    if (Array.isArray(value)) return value.map((item) => inject(item, fields, field));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inject(inner, fields, name)]));
  }

  return {
    set(text) {
      injected = text;
    },
    clear() {
      injected = undefined;
    },
    inject: (json, fields) => inject(json, fields),
  };
}
