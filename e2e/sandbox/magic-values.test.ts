import { readFileSync } from 'node:fs';
import { magicValues } from './magic-values';

it('has a row in the guide for each value', () => {
  const guide = readFileSync(new URL('../../docs/guides/sandbox.md', import.meta.url), 'utf8');
  for (const { field, type, happens } of magicValues)
    expect(guide).toContain(`| ${field} | \`${type}\` | ${happens} |`);
});
