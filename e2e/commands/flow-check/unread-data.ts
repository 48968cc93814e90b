import ts from 'typescript';
import { isExample } from './is-example';

/** A key of the journey, and the folders whose code may read it. */
export interface Datum {
  readonly key: string;
  /** Where it is declared. */
  readonly file: string;
  readonly folders: readonly string[];
}

/** Every datum that no code reads. It is found by its name, so a datum that shares its name with another property counts as read. */
export function unreadData(
  data: readonly Datum[],
  sources: readonly { readonly file: string; readonly text: string }[],
): readonly string[] {
  const open = new Set(data);
  for (const { file, text } of sources) {
    const inReach = ({ key, folders }: Datum) =>
      text.includes(key) && folders.some((folder) => file.startsWith(folder));
    if (![...open].some(inReach)) continue;
    const reads = readsIn(file, text);
    for (const datum of open) if (inReach(datum) && reads.has(datum.key)) open.delete(datum);
  }
  return [...open].map(
    ({ key, file }) =>
      `unread-datum: ${file} declares ${key}, but no code reads it. Use it (a later step, a summary, a request), or delete it and what records it.`,
  );
}

/** The names of the properties that a source reads: `journey.nome`, `journey['nome']`, `({ nome }) =>`. An assigned property is not read. */
function readsIn(file: string, text: string): ReadonlySet<string> {
  const reads = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (isExample(node)) return;
    const key = isAssigned(node) ? undefined : keyRead(node);
    if (key && (ts.isIdentifier(key) || ts.isStringLiteralLike(key))) reads.add(key.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return reads;
}

function keyRead(node: ts.Node): ts.Node | undefined {
  if (ts.isPropertyAccessExpression(node)) return node.name;
  if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression))
    return node.argumentExpression;
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) return node.propertyName ?? node.name;
  return undefined;
}

function isAssigned(node: ts.Node): boolean {
  const { parent } = node;
  return (
    parent &&
    ts.isBinaryExpression(parent) &&
    parent.left === node &&
    parent.operatorToken.kind === ts.SyntaxKind.EqualsToken
  );
}
