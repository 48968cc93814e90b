import { readFileSync } from 'node:fs';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { engineBugs } from './bugs/engine-bugs';
import { purchaseBugs } from './bugs/purchase-bugs';
import { storageBugs } from './bugs/storage-bugs';
import { plantedSources } from './planted-bug';

const file = 'shared/src/flow/engine/fingerprint.ts';

it('changes the text of a file, and not the file', () => {
  const [[url, source] = []] = Object.entries(plantedSources({ edits: { [file]: [['a >>> 0', 'a >>> 1']] } }));

  expect(url).toMatch(/^file:.*fingerprint\.ts$/);
  expect(source).toContain('a >>> 1');
  expect(readFileSync(inRoot(file), 'utf8')).not.toContain('a >>> 1');
});

it.each([
  ['is missing', 'no such text', '0 times'],
  ['occurs several times', 'Math.imul', '2 times'],
])('says so when the text to replace %s', (_how, before, times) => {
  expect(() => plantedSources({ edits: { [file]: [[before, '']] } })).toThrow(
    `${file} contains the text to replace ${times}`,
  );
});

it.each([...engineBugs, ...storageBugs, ...purchaseBugs])('fits the present sources: $name', (bug) => {
  expect(() => plantedSources(bug)).not.toThrow();
});
