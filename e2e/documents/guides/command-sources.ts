import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import ts from 'typescript';
import { argumentOf, nodesOf, parse, propertyOf } from '../../commands/new/source-edits';

/** The sub-words of a script that has some, with the file that each runs. */
export function subWordsOf(file: string): ReadonlyMap<string, string> {
  const source = sourceOf(file);
  const lists = nodesOf(source, ts.isCallExpression).filter(
    ({ expression }) => expression.getText() === 'runSubCommand',
  );
  return new Map(
    lists
      .flatMap((call) => nodesOf(call, ts.isPropertyAssignment))
      .flatMap((property) => importsIn(property, file).map((target) => [property.name.getText(), target] as const)),
  );
}

/** What a program understands. */
interface Known {
  readonly flags: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

const understood = new Map<string, Known>();

/** The flags that a program knows, and the words it compares with: what its own files say, and those that they import. */
export function knownBy(file: string): Known {
  const known = understood.get(file) ?? readKnown(file);
  understood.set(file, known);
  return known;
}

function readKnown(file: string): Known {
  const sources = [...reachedFrom(file, new Set())].map(sourceOf);
  const words = sources.flatMap((source) => [
    ...nodesOf(source, ts.isStringLiteral).map(({ text }) => text),
    ...nodesOf(source, ts.isPropertyAssignment).map(({ name }) => name.getText().replaceAll("'", '')),
  ]);
  const options = sources.flatMap(optionsIn);
  // Options that are spread from a list are names somewhere in these sources.
  const isOpen = options.some(({ properties }) => properties.some(ts.isSpreadAssignment));
  const names = isOpen ? words : options.flatMap(({ properties }) => properties.flatMap(nameOf));
  const written = words.filter((word) => word.startsWith('--'));
  return { flags: new Set([...names.map((name) => `--${name}`), ...written]), words: new Set(words) };
}

/** The options that a source passes to `parseArgs`, there or in a constant. */
function optionsIn(source: ts.SourceFile): readonly ts.ObjectLiteralExpression[] {
  const given = argumentOf(source, 'parseArgs');
  const options = given && propertyOf(given, 'options')?.initializer;
  const constant = nodesOf(source, ts.isVariableDeclaration).find(({ name }) => given && name.getText() === 'options');
  return [options, constant].flatMap((node) => (node ? nodesOf(node, ts.isObjectLiteralExpression) : [])).slice(0, 1);
}

const nameOf = ({ name }: ts.ObjectLiteralElementLike) => name?.getText().replaceAll("'", '') ?? [];

function reachedFrom(file: string, reached: Set<string>): ReadonlySet<string> {
  if (reached.has(file)) return reached;
  reached.add(file);
  for (const target of importsIn(sourceOf(file), file)) reachedFrom(target, reached);
  return reached;
}

/** The files of the workspace that a part of a source imports by a relative path. */
function importsIn(node: ts.Node, file: string): readonly string[] {
  return nodesOf(node, ts.isStringLiteral)
    .filter(
      ({ parent, text }) => text.startsWith('.') && (ts.isImportDeclaration(parent) || ts.isCallExpression(parent)),
    )
    .flatMap(({ text }) => ['.ts', '.tsx', '/index.ts'].map((ending) => join(dirname(file), text) + ending))
    .filter((target) => existsSync(inRoot(target)));
}

const parsed = new Map<string, ts.SourceFile>();

function sourceOf(file: string): ts.SourceFile {
  const source = parsed.get(file) ?? parse(readFileSync(inRoot(file), 'utf8'));
  parsed.set(file, source);
  return source;
}
