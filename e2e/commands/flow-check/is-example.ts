import ts from 'typescript';

/** The example of a step. Visitors do not read it, and what only it reads is not used. */
export function isExample(node: ts.Node): boolean {
  return ts.isPropertyAssignment(node) && node.name.getText() === 'example';
}
