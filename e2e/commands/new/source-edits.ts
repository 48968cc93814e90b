import ts from 'typescript';

/** A replacement of a part of a text. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export function parse(text: string): ts.SourceFile {
  return ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true);
}

export function applyEdits(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((one, other) => other.start - one.start)
    .reduce((result, edit) => result.slice(0, edit.start) + edit.text + result.slice(edit.end), text);
}

/** Every node that `test` accepts, in the order of the text. */
export function nodesOf<Found extends ts.Node>(
  root: ts.Node,
  test: (node: ts.Node) => node is Found,
): readonly Found[] {
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    if (test(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}

/** The property of an object literal with this name. */
export function propertyOf(object: ts.ObjectLiteralExpression, name: string): ts.PropertyAssignment | undefined {
  return object.properties.find(
    (property): property is ts.PropertyAssignment =>
      ts.isPropertyAssignment(property) && property.name.getText().replace(/['"]/g, '') === name,
  );
}

/** The argument of the call `<name>({ … })` in a source. */
export function argumentOf(source: ts.SourceFile, name: string): ts.ObjectLiteralExpression | undefined {
  return nodesOf(source, ts.isCallExpression)
    .filter(({ expression }) => expression.getText() === name)
    .flatMap(({ arguments: [given] }) => (given && ts.isObjectLiteralExpression(given) ? given : []))[0];
}

/** Adds an element to a list, after the one that begins with `after`, or at the end. */
export function addElement(list: ts.ArrayLiteralExpression, element: string, after: string | undefined): Edit {
  const before = list.elements.find((each) => after !== undefined && each.getText().split('(')[0] === after);
  const last = before ?? list.elements.at(-1);
  return last ? insert(last.getEnd(), `, ${element}`) : insert(list.getEnd() - 1, element);
}

export const insert = (at: number, text: string): Edit => ({ start: at, end: at, text });

export const replace = (node: ts.Node, text: string): Edit => ({ start: node.getStart(), end: node.getEnd(), text });
