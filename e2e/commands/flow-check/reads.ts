import ts from 'typescript';
import { isExample } from './is-example';

/** The names of the properties that a source reads: `journey.nome`, `journey['nome']`, `({ nome }) =>`. An assigned property is not read. */
export function readsIn(file: string, text: string): ReadonlySet<string> {
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
