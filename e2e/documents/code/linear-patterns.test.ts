import { readFileSync } from 'node:fs';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { analyse } from 'scslre';
import ts from 'typescript';
import { productModules } from './product-modules';

/** Every pattern literal of the product: most meet what a visitor, the API or the device wrote. hostile-input.test.ts has the few that are built. */
const patterns = productModules().flatMap((path) => patternsIn(path, readFileSync(inRoot(path), 'utf8')));

it.each(patterns)('%s is read in linear time: %s', (_, pattern) => {
  expect(slowParts(pattern)).toEqual([]);
});

it.each([/\S+@\S+/, /^a+a+$/, /^(a+)+$/])('would find that %s is not', (pattern) => {
  expect(slowParts(pattern)).not.toEqual([]);
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

/** The repetitions that can read one character again and again: by repeating themselves, by trading with another one, or from each place of the text. */
function slowParts({ source, flags }: RegExp): readonly string[] {
  return analyse({ source, flags }).reports.flatMap((report) => {
    const parts = report.type === 'Trade' ? [report.startQuant, report.endQuant] : [report.quant];
    return parts.map(({ raw }) => raw);
  });
}
