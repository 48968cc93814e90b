import ts from 'typescript';
import { isSpecSentence } from './spec-sentences';

/** A text that a visitor may read or hear. */
export interface VisitorText {
  /** The step, the component or the module that says it. */
  readonly place: string;
  /** Without markup; a datum is a placeholder: '{nome}'. */
  readonly text: string;
}

/** All texts in a module, in their order. What is for developers, machines and styles is left out. */
export function textsInFile(path: string, source: string): readonly VisitorText[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind);
  const constants = constantsOf(file);
  const written = new Map<ts.Node, readonly string[]>();
  const owners = new Map<ts.Node, ts.Node>(); // the outermost text of which a node is a part
  visit(file);
  const place = path.replace(/^.*\/|\.(step|question)\.ts$|\.tsx?$/g, '');
  return [...written].flatMap(([node, texts]) => {
    if (owners.get(node) !== node) return [];
    const read = [...new Set(texts.map(plain))].filter(isLanguage);
    return read.map((text) => ({ place, text }));
  });

  function visit(node: ts.Node): void {
    if (isForMachines(node)) return;
    if (isText(node) && !owners.has(node)) {
      const reading: Reading = { use: (part) => owners.set(part, node), constant: (name) => constants.get(name) };
      written.set(node, textsOf(node, reading) ?? []);
      owners.set(node, node);
    }
    node.forEachChild(visit);
  }
}

/** What the constants of a module hold. Of two with the same name, neither is known. */
function constantsOf(file: ts.SourceFile): ReadonlyMap<string, ts.Expression> {
  const found = new Map<string, ts.Expression[]>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      found.set(node.name.text, [...(found.get(node.name.text) ?? []), node.initializer]);
    node.forEachChild(visit);
  };
  visit(file);
  return new Map([...found].flatMap(([name, [value, another]]) => (value && !another ? [[name, value]] : [])));
}

function isText(node: ts.Node): boolean {
  if (ts.isJsxElement(node) || ts.isJsxFragment(node))
    return node.children.some((child) => ts.isJsxText(child) && /\p{L}/u.test(child.text));
  if (ts.isBinaryExpression(node)) return node.operatorToken.kind === ts.SyntaxKind.PlusToken;
  return (ts.isStringLiteralLike(node) && !isName(node)) || ts.isTemplateExpression(node);
}

/** A quoted name of a property, or what a case compares with. */
function isName(node: ts.StringLiteralLike): boolean {
  const { parent } = node;
  return (ts.isPropertyAssignment(parent) && parent.name === node) || ts.isCaseClause(parent);
}

const searches = /^(includes|startsWith|querySelector(All)?|closest|matches|needed)$/;
const drawings = new Set(['d', 'rel', 'viewBox', 'className', 'sandbox', 'aria-labelledby', 'aria-describedby']);
const comparisons = new Set([ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken]);

/** Types, errors, styles, drawings, examples of answers, and what is compared with something else. */
function isForMachines(node: ts.Node): boolean {
  if (isExample(node) || ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return true;
  if (ts.isImportDeclaration(node) || ts.isNewExpression(node)) return true;
  if (ts.isTaggedTemplateExpression(node)) return node.tag.getText() !== 'markup';
  if (ts.isJsxAttribute(node)) return drawings.has(node.name.getText());
  if (ts.isBinaryExpression(node)) return comparisons.has(node.operatorToken.kind);
  if (!ts.isCallExpression(node)) return false;
  const { expression } = node;
  return searches.test(ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText());
}

/** Without the tags of message markup and hard spaces. */
function plain(text: string): string {
  const read = text.replace(/<\/?(b|i|ul|li|br)>/g, '');
  return read.replace(/\s+/g, ' ').trim();
}

/** Whether people read it: a word or a sentence, and no code, address, selector or drawing. */
function isLanguage(text: string): boolean {
  const own = text.replace(/\{[^}]*\}/g, ' ').trim();
  if (!/\p{L}{2}/u.test(own) || /[=<>[\]$]|^[a-z-]+:.*;|^[Mm]\d|^noopener |^\((prefers|min|max)|calc\(/.test(own))
    return false;
  if (/^[A-Z_]+$/.test(own)) return isSpecSentence(own); // 'CONFIRMAR', and no code such as 'CARRO'
  return /[À-ÿ]|\s\p{L}|^\p{Lu}[\p{Lu}-]*\p{Ll}/u.test(own);
}

interface Reading {
  /** Called with each node whose text has become part of a result. */
  use(node: ts.Node): void;
  /** What a constant of the module holds, by its name. */
  constant(name: string): ts.Expression | undefined;
}

/**
 * The variants of the text that an expression or a JSX element writes, with a placeholder for each datum: '{nome}, tudo bem?'. Undefined
 * if it writes no text.
 */
function textsOf(node: ts.Node, reading: Reading): readonly string[] | undefined {
  /** What an expression contributes to the text around it. */
  const slot = (part: ts.Node) => textsOf(part, reading) ?? [datum(part)];
  const read = (...parts: readonly (readonly string[])[]) => {
    reading.use(node);
    return joined(parts);
  };
  if (ts.isStringLiteralLike(node)) return read([node.text]);
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.flatMap(({ expression, literal }) => [slot(expression), [literal.text]]);
    return read([node.head.text], ...spans);
  }
  if (ts.isTaggedTemplateExpression(node))
    return node.tag.getText() === 'markup' ? textsOf(node.template, reading) : undefined;
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) return read(...node.children.map(slot));
  if (ts.isJsxText(node)) return read([node.text.replace(/^\s*\n\s*|\s*\n\s*$/g, '').replace(/\s*\n\s*/g, ' ')]);
  if (ts.isJsxExpression(node)) return node.expression ? textsOf(node.expression, reading) : [''];
  const value = ts.isIdentifier(node) ? reading.constant(node.text) : undefined;
  if (value) return textsOf(value, reading);
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return textsOf(node.expression, reading);
  const [one, operator, other] = ts.isConditionalExpression(node)
    ? [node.whenTrue, BarBarToken, node.whenFalse]
    : ts.isBinaryExpression(node)
      ? [node.left, node.operatorToken.kind, node.right]
      : [];
  if (!one || !other || operator === undefined || !textOperators.has(operator)) return undefined;
  if (operator === AmpersandAmpersandToken) {
    const texts = textsOf(other, reading);
    return texts && ['', ...texts];
  }
  if (!textsOf(one, reading) && !textsOf(other, reading)) return undefined;
  return operator === PlusToken ? joined([slot(one), slot(other)]) : [...slot(one), ...slot(other)];
}

const { PlusToken, QuestionQuestionToken, BarBarToken, AmpersandAmpersandToken } = ts.SyntaxKind;
const textOperators = new Set<ts.SyntaxKind>([PlusToken, QuestionQuestionToken, BarBarToken, AmpersandAmpersandToken]);

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

/** The example of a step. Visitors do not read it. */
function isExample(node: ts.Node): boolean {
  return ts.isPropertyAssignment(node) && node.name.getText() === 'example';
}
