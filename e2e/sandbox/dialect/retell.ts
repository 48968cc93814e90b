/** Changes one value. `index` is its place in the nearest list. Undefined leaves the field out. */
export type Retelling = (value: unknown, index: number) => unknown;

/** How the fields of one call are retold. */
export interface Retold {
  readonly casing: (name: string) => string;
  /** By the name that the SPEC gives the field. Lists and objects are retold inside first. */
  readonly fields: Readonly<Record<string, Retelling>>;
  /** Fields that the SPEC does not have, added to each object that has the named field. */
  readonly extra: Readonly<Record<string, object>>;
}

/** The same JSON with other names and other forms of its values. */
export function retell(json: unknown, rules: Retold, index = 0): unknown {
  if (Array.isArray(json)) return json.map((item, place) => retell(item, rules, place));
  if (typeof json !== 'object' || json === null) return json;
  const told = Object.entries(json).flatMap(([name, value]) => {
    const inner = retell(value, rules, index);
    const retold = Object.hasOwn(rules.fields, name) ? rules.fields[name]?.(inner, index) : inner;
    return [
      ...(retold === undefined ? [] : [[rules.casing(name), retold]]),
      ...Object.entries(rules.extra[name] ?? {}),
    ];
  });
  return Object.fromEntries(told);
}

/** planoID → PlanoID */
export const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** PlanoTaxas → planoTaxas, planoID → planoId */
export const camel = (name: string) => name.charAt(0).toLowerCase() + name.slice(1).replace(/ID$/, 'Id');

/** planoID → planoid */
export const lower = (name: string) => name.toLowerCase();
