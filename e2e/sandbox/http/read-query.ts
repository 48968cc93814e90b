/** How one query parameter becomes a value; what cannot be read stays as it came, for the schema to refuse. */
export type QueryReader = (text: string) => unknown;
export type QueryReaders<Q> = { readonly [Name in keyof Q]: QueryReader };

export const readText: QueryReader = (text) => text;
export const readNumber: QueryReader = (text) => (/^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text);
export const readNumbers: QueryReader = (text) => text.split(',').map(readNumber);
export const readBoolean: QueryReader = (text) => (text === 'true' ? true : text === 'false' ? false : text);

/** The query as a plain object, ready for its schema. A parameter given twice is joined by a comma. */
export function readQuery(parameters: URLSearchParams, readers: Readonly<Record<string, QueryReader>>) {
  const present = Object.entries(readers).filter(([name]) => parameters.has(name));
  return Object.fromEntries(present.map(([name, read]) => [name, read(parameters.getAll(name).join(','))]));
}
