/** Converts one query parameter; returns a text that it cannot convert unchanged, so that the schema refuses it. */
export type QueryReader = (text: string) => unknown;
export type QueryReaders<Q> = { readonly [Name in keyof Q]: QueryReader };

export const readText: QueryReader = (text) => text;
export const readNumber: QueryReader = (text) => (/^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text);
export const readNumbers: QueryReader = (text) => text.split(',').map(readNumber);
export const readBoolean: QueryReader = (text) => (text === 'true' ? true : text === 'false' ? false : text);

type Readers = Readonly<Record<string, QueryReader>>;

/** The query of an address, ready for its schema. Repeated parameters are joined with a comma. */
export function readQuery(parameters: URLSearchParams, readers: Readers): Record<string, unknown> {
  const names = Object.keys(readers).filter((name) => parameters.has(name));
  return readQueryValues(Object.fromEntries(names.map((name) => [name, parameters.getAll(name).join(',')])), readers);
}

/** The same for a query that is not part of an address. */
export function readQueryValues(values: Readonly<Record<string, string>>, readers: Readers): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const [name, reader] of Object.entries(readers)) {
    const value = values[name];
    if (value !== undefined) read[name] = reader(value);
  }
  return read;
}
