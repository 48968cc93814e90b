import ts from 'typescript';
import { isExample } from '../../commands/flow-check/is-example';
import { isSpecSentence } from './spec-sentences';
import { type Reading, textsOf } from './text-of';

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
const drawings = new Set(['d', 'rel', 'viewBox', 'className', 'aria-labelledby', 'aria-describedby']);
const comparisons = new Set([ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken]);

/** Types, errors, styles, drawings, examples of answers, and what is compared with something else. */
function isForMachines(node: ts.Node): boolean {
  if (isExample(node)) return true;
  if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isImportDeclaration(node)) return true;
  if (ts.isNewExpression(node)) return true;
  if (ts.isTaggedTemplateExpression(node)) return node.tag.getText() !== 'markup';
  if (ts.isJsxAttribute(node)) return drawings.has(node.name.getText());
  if (ts.isBinaryExpression(node)) return comparisons.has(node.operatorToken.kind);
  if (!ts.isCallExpression(node)) return false;
  const { expression } = node;
  return searches.test(ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText());
}

/** Without the tags of message markup and hard spaces. */
function plain(text: string): string {
  return text
    .replace(/<\/?(b|i|ul|li|br)>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether people read it: a word or a sentence, and no code, address, selector or drawing. */
function isLanguage(text: string): boolean {
  const own = text.replace(/\{[^}]*\}/g, ' ').trim();
  if (!/\p{L}{2}/u.test(own) || /[=<>[\]$]|^[a-z-]+:.*;|^[Mm]\d|^noopener |^\((prefers|min|max)|calc\(/.test(own))
    return false;
  if (/^[A-Z_]+$/.test(own)) return isSpecSentence(own); // 'CONFIRMAR', and no code such as 'CARRO'
  return /[À-ÿ]|\s\p{L}|^\p{Lu}[\p{Lu}-]*\p{Ll}/u.test(own);
}
