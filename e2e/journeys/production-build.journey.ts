import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { seededParts } from '@consorcio/host/seeded';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { expect, test } from '../pages/fixtures/test';

/**
 * Texts that only the development start (docs/guides/first-day-on-a-segment.md) and builds for testers (docs/guides/release-a-segment.md) contain, and
 * that no build renames.
 */
const traces = [
  'inicio=',
  '[consorcio] inicio:',
  seededParts.journey.lead?.LeadToken ?? 'no lead',
  'consorcio.shown-builds',
  'Voltar à versão publicada',
];

test('a production build has no code to start in the middle of the conversation, or to show builds that are not released', async () => {
  const [sources, scripts] = await Promise.all([textsIn('host/src', /\.(tsx?|json)$/), textsIn('host/dist', /\.js$/)]);
  for (const trace of traces) {
    expect(sources, 'the text still exists in the sources').toContain(trace);
    expect(scripts).not.toContain(trace);
  }
  expect(scripts, 'the search reads the scripts').toContain('/release.json');
});

async function textsIn(folder: string, files: RegExp): Promise<string> {
  const names = await readdir(inRoot(folder), { recursive: true });
  const texts = names.filter((name) => files.test(name)).map((name) => readFile(join(inRoot(folder), name), 'utf8'));
  return (await Promise.all(texts)).join('\n');
}
