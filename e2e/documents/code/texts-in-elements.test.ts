import { inRoot } from '@consorcio/shared/webpack/workspace';
import ts from 'typescript';
import { productModules } from './product-modules';

/**
 * A translator of the browser replaces the text nodes of a page. React then cannot change or remove such a text, nor add something before
 * it, unless the text is all that its element holds. So a text that can change has an element of its own.
 */
const wrong = [
  '<p>Olá, {name}</p>',
  '<p>{name} {isNew && <b>novo</b>}</p>',
  '<p>Olá {isNew && <b>novo</b>}</p>',
  '<p>{slot}{isNew && <b>novo</b>}</p>',
  '<>{name}</>',
];
const right = ['<p>{name}</p>', '<p>Olá, <b>{name}</b></p>', '<p><span>{name}</span> {isNew && <b>novo</b>}</p>'];
const example = inRoot('host/src/a-component.tsx');
const exampleSource = `import type { ReactNode } from 'react';
    export const parts = (name: string, isNew: boolean, slot: ReactNode) => [
    ${[...wrong, ...right].join(',\n')}];`;

it('no text of a component is beside something that can change: such texts are found only in the example', () => {
  const components = productModules().filter((path) => path.endsWith('x'));
  const paths = [example, ...components.map((path) => inRoot(path))];
  expect(misplacedTexts(paths)).toEqual(wrong.map((_, index) => `${example}:${index + 3}`));
});

function misplacedTexts(paths: readonly string[]): readonly string[] {
  const { config } = ts.readConfigFile(inRoot('shared/tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, inRoot());
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  const source = ts.createSourceFile(example, exampleSource, ts.ScriptTarget.Latest, true);
  host.getSourceFile = (name, ...rest) => (name === example ? source : getSourceFile(name, ...rest));
  const program = ts.createProgram(paths, { ...options, types: ['node'] }, host);
  const checker = program.getTypeChecker();
  const found: string[] = [];
  for (const path of paths) program.getSourceFile(path)?.forEachChild(visit);
  return found;

  function visit(node: ts.Node): void {
    if ((ts.isJsxElement(node) || ts.isJsxFragment(node)) && isMisplaced(node)) {
      const file = node.getSourceFile();
      found.push(`${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
    }
    node.forEachChild(visit);
  }

  function isMisplaced(parent: ts.JsxElement | ts.JsxFragment): boolean {
    const children = parent.children.filter(isDrawn);
    const changing = children.filter((child) => ts.isJsxExpression(child));
    const texts = changing.filter(({ expression }) => expression && mayBeText(checker.getTypeAtLocation(expression)));
    const hasWords = children.some(ts.isJsxText);
    if (ts.isJsxFragment(parent)) return hasWords || texts.length > 0; // what is beside it is not known here
    return children.length > 1 && (texts.length > 0 || (hasWords && changing.length > 0));
  }
}

/** A translator leaves white space alone. */
function isDrawn(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return child.text.trim() !== '';
  if (!ts.isJsxExpression(child)) return true;
  const { expression } = child;
  return expression !== undefined && !(ts.isStringLiteral(expression) && expression.text.trim() === '');
}

function mayBeText(type: ts.Type): boolean {
  if (type.isUnion()) return type.types.some(mayBeText);
  if (type.isStringLiteral() && type.value === '') return false; // of `text && …`
  const { StringLike, NumberLike, BigIntLike, Any, Unknown } = ts.TypeFlags;
  return (type.flags & (StringLike | NumberLike | BigIntLike | Any | Unknown)) !== 0;
}
