import ts from 'typescript';
import { isExample } from './is-example';

/** A key of the journey, and the folders whose code may read it. */
export interface Datum {
  readonly key: string;
  /** Where it is declared. */
  readonly file: string;
  readonly folders: readonly string[];
}

export interface ProductFile {
  readonly file: string;
  readonly text: string;
}

/** Every datum that no code reads. It is found by its name, so a datum that shares its name with another property counts as read. */
export function unreadData(data: readonly Datum[], sources: readonly ProductFile[]): readonly string[] {
  const open = new Set(data);
  for (const { file, text } of sources) {
    const inReach = [...open].filter(({ key, folders }) => text.includes(key) && folders.some(isIn(file)));
    if (inReach.length === 0) continue;
    const reads = readsIn(file, text);
    for (const datum of inReach) if (reads.has(datum.key)) open.delete(datum);
  }
  return [...open].map(
    ({ key, file }) =>
      `unread-datum: ${file} declares ${key}, but no code reads it. Use it (a later step, a summary, a request), or delete it and what records it.`,
  );
}

const isIn = (file: string) => (folder: string) => file.startsWith(`${folder}/`);

/** The names of the properties that a source reads: `journey.nome`, `journey['nome']`, `({ nome }) =>`. An assigned property is not read. */
function readsIn(file: string, text: string): ReadonlySet<string> {
  const reads = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (isExample(node)) return;
    const name = nameRead(node);
    if (name !== undefined) reads.add(name);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return reads;
}

function nameRead(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node)) return isAssigned(node) ? undefined : node.name.text;
  if (ts.isElementAccessExpression(node)) {
    const { argumentExpression: key } = node;
    return ts.isStringLiteralLike(key) && !isAssigned(node) ? key.text : undefined;
  }
  if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent)) return undefined;
  const key = node.propertyName ?? node.name;
  return ts.isIdentifier(key) || ts.isStringLiteralLike(key) ? key.text : undefined;
}

function isAssigned(node: ts.Node): boolean {
  const { parent } = node;
  return (
    ts.isBinaryExpression(parent) && parent.left === node && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken
  );
}
