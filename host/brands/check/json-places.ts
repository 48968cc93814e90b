import { findNodeAtLocation, type ParseError, parse, parseTree, type Segment, visit } from 'jsonc-parser';

/** Where something is in a JSON text: names of fields and positions in lists, from the outside in. */
export type JsonPath = readonly Segment[];

/** The value of a text; if it is not JSON, what to do at which line. Engines report the place differently, and some not at all. */
export function readJson(
  text: string,
): { readonly value: unknown } | { readonly line: number; readonly broken: string } {
  try {
    return { value: JSON.parse(text) };
  } catch {
    const errors: ParseError[] = [];
    parse(text, errors, { disallowComments: true });
    const at = errors[0]?.offset ?? text.length;
    const lines = text.slice(0, at).split(/\r\n|\n|\r/);
    const place = `line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}`;
    const broken =
      at === text.length
        ? `the JSON ends too early (${place}). Close what is open: a brace, a bracket or a quote.`
        : `the JSON is broken at ${place}. Look there and just before: a comma, quote or brace is missing or should not be there.`;
    return { line: lines.length, broken };
  }
}

/** `routes[0]`, `tema.background`. */
export function pathName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name}[${part}]`;
    return name === '' ? String(part) : `${name}.${String(part)}`;
  }, '');
}

export function valueAt(json: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce((at, part) => (typeof at === 'object' && at !== null ? Reflect.get(at, part) : undefined), json);
}

/** The line of a field, or of what is around it; undefined if the text has no part of the path. */
export function lineOf(text: string, path: JsonPath): number | undefined {
  const root = parseTree(text);
  if (!root) return undefined;
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = findNodeAtLocation(root, path.slice(0, depth));
    if (node) return lineAt(text, node.parent?.type === 'property' ? node.parent.offset : node.offset);
  }
  return undefined;
}

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split(/\r\n|\n|\r/).length;
}

/** A key that an object has more than once. JSON readers keep the last one silently. */
export interface RepeatedKey {
  /** `tema.background` */
  readonly name: string;
  readonly first: number;
  readonly last: number;
}

/** Every key that an object of a valid JSON text has more than once. */
export function repeatedKeys(text: string): readonly RepeatedKey[] {
  const lines = new Map<string, readonly number[]>();
  visit(text, {
    onObjectProperty(key, offset, _length, _line, _character, around) {
      const name = JSON.stringify([...around(), key]);
      lines.set(name, [...(lines.get(name) ?? []), lineAt(text, offset)]);
    },
  });
  return [...lines].flatMap(([name, [first = 0, ...others]]) => {
    const last = others.at(-1);
    return last === undefined ? [] : { name: JSON.parse(name).join('.'), first, last };
  });
}
