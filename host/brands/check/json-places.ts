import { findNodeAtLocation, parseTree, type Segment, visit } from 'jsonc-parser';

/** Where something is in a JSON text: names of fields and positions in lists, from the outside in. */
export type JsonPath = readonly Segment[];

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

/** The number of the line at an offset, from 1. */
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
