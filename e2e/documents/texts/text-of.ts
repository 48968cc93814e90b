import ts from 'typescript';

export interface Reading {
  /** Called with each node whose text has become part of a result. */
  use(node: ts.Node): void;
  /** What a constant of the module holds, by its name. */
  constant(name: string): ts.Expression | undefined;
}

/**
 * The variants of the text that an expression or a JSX element writes, with a placeholder for each datum: '{nome}, tudo bem?'. Undefined
 * if it writes no text.
 */
export function textsOf(node: ts.Node, reading: Reading): readonly string[] | undefined {
  if (ts.isStringLiteralLike(node)) return used(node, [node.text]);
  if (ts.isTemplateExpression(node)) {
    const parts = node.templateSpans.map(({ expression, literal }) =>
      joined([slot(expression, reading), [literal.text]]),
    );
    return used(node, joined([[node.head.text], ...parts]));
  }
  if (ts.isTaggedTemplateExpression(node))
    return node.tag.getText() === 'markup' ? textsOf(node.template, reading) : undefined;
  if (ts.isJsxElement(node) || ts.isJsxFragment(node))
    return used(node, joined(node.children.map((child) => slot(child, reading))));
  if (ts.isJsxText(node)) return used(node, [node.text.replace(/^\s*\n\s*|\s*\n\s*$/g, '').replace(/\s*\n\s*/g, ' ')]);
  if (ts.isJsxExpression(node)) return node.expression ? textsOf(node.expression, reading) : [''];
  if (ts.isIdentifier(node)) {
    const value = reading.constant(node.text);
    return value && textsOf(value, reading);
  }
  if (isWrapped(node)) return textsOf(node.expression, reading);
  if (ts.isConditionalExpression(node)) return either(node.whenTrue, node.whenFalse, reading);
  if (ts.isBinaryExpression(node)) return textsOfOperation(node, reading);
  return undefined;

  function used(part: ts.Node, texts: readonly string[]) {
    reading.use(part);
    return texts;
  }
}

function textsOfOperation({ left, operatorToken: { kind }, right }: ts.BinaryExpression, reading: Reading) {
  if (kind === ts.SyntaxKind.PlusToken) {
    const sides = [textsOf(left, reading), textsOf(right, reading)];
    return sides.some(Boolean) ? joined([sides[0] ?? [datum(left)], sides[1] ?? [datum(right)]]) : undefined;
  }
  if (kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken)
    return either(left, right, reading);
  if (kind !== ts.SyntaxKind.AmpersandAmpersandToken) return undefined;
  const text = textsOf(right, reading);
  return text && ['', ...text];
}

function either(one: ts.Expression, other: ts.Expression, reading: Reading): readonly string[] | undefined {
  const found = [textsOf(one, reading), textsOf(other, reading)];
  return found.some(Boolean) ? [...(found[0] ?? [datum(one)]), ...(found[1] ?? [datum(other)])] : undefined;
}

/** What an expression contributes to the text around it. */
function slot(node: ts.Node, reading: Reading): readonly string[] {
  return textsOf(node, reading) ?? [datum(node)];
}

function isWrapped(node: ts.Node): node is ts.ParenthesizedExpression | ts.AsExpression | ts.SatisfiesExpression {
  return ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node);
}

/** A placeholder with the name of the datum: of `formatMoney(plan.valor)` it is '{valor}'. Elements and empty values are no data. */
function datum(node: ts.Node): string {
  if (ts.isJsxExpression(node)) return node.expression ? datum(node.expression) : '';
  if (ts.isJsxSelfClosingElement(node) || node.kind === ts.SyntaxKind.NullKeyword) return '';
  if (ts.isIdentifier(node)) return node.text === 'undefined' ? '' : `{${node.text}}`;
  if (ts.isPropertyAccessExpression(node)) return `{${node.name.text}}`;
  if (ts.isCallExpression(node)) {
    const [first] = node.arguments;
    return first && (ts.isIdentifier(first) || ts.isPropertyAccessExpression(first))
      ? datum(first)
      : datum(node.expression);
  }
  return '{…}';
}

/** Each variant of the first part before each variant of the next, and so on. */
function joined(parts: readonly (readonly string[])[]): readonly string[] {
  return parts.reduce((texts, part) => texts.flatMap((text) => part.map((next) => text + next)), ['']);
}
