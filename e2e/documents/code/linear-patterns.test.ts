import { readFileSync } from 'node:fs';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import ts from 'typescript';
import { productModules } from './product-modules';

const LENGTH = 100_000;
/** A pattern that reads the whole text again from each place takes thousands of times as long as one that reads each place once. */
const MOST_READINGS = 30;
/** Reading the whole text again from each place takes longer on any machine. */
const NEVER_SLOW_MS = 50;
const someLetters = [...'aA0 \n-.,@</(+"é', 'a-', 'a.', '0.', 'a ', '0 '];

/** Every pattern literal of the product: most meet what a visitor, the API or the device wrote. hostile-input.test.ts has the few that are built. */
const patterns = productModules().flatMap((path) => patternsIn(path, readFileSync(inRoot(path), 'utf8')));

it.each(patterns)('%s is read in linear time: %s', (_, pattern) => {
  expect(slowTexts(pattern)).toEqual([]);
});

it('would find a quadratic pattern', () => {
  expect(slowTexts(/\S+@\S+/, LENGTH / 4)).toContain('a');
});

function patternsIn(path: string, source: string): readonly [path: string, pattern: RegExp][] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false, kind);
  const found: [string, RegExp][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const [, body = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(node.text) ?? [];
      found.push([path, new RegExp(body, flags)]);
    }
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

/** The repeated letters on which a pattern takes far longer than reading the text. The worst of a short text are tried at full length. */
function slowTexts(pattern: RegExp, length = LENGTH): readonly string[] {
  const own = [...new Set(pattern.source.replace(/\\[a-zA-Z]|[\\[\](){}^$|*+?]/g, ''))].slice(0, 12);
  return [...new Set([...someLetters, ...own, ...own.map((letter) => `a${letter}`)])]
    .map((letters) => ({ letters, ms: msOf(pattern, repeated(letters, length / 40)) }))
    .sort((one, other) => other.ms - one.ms)
    .slice(0, 2)
    .filter(({ letters }) => {
      const text = repeated(letters, length);
      const isSlow = () => {
        const ms = msOf(pattern, text);
        return ms > NEVER_SLOW_MS && ms > MOST_READINGS * msOf(/./gs, text);
      };
      return isSlow() && isSlow(); // the machine may have paused once
    })
    .map(({ letters }) => letters);
}

/** Ends with a letter that no pattern expects. */
function repeated(letters: string, length: number): string {
  return `${letters.repeat(length / letters.length)}\u0001`;
}

/** ms of the processor: a busy machine gives a process less of it. */
function msOf(pattern: RegExp, text: string): number {
  const start = process.cpuUsage();
  if (pattern.global) text.replace(pattern, '');
  else text.search(pattern);
  return process.cpuUsage(start).user / 1000;
}
