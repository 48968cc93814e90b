import { scriptListOf } from '@consorcio/shared/webpack/script-list';
import { scriptsDocument } from './scripts-document';

it('has a row for each script, with its purpose, and no hash', () => {
  const host = scriptListOf('host');
  const page = scriptsDocument(new Map([['host', host]]));
  for (const [from, purpose] of Object.entries(host.scripts)) expect(page).toContain(`| \`${from}\` | ${purpose} |`);
  for (const purposes of Object.values(host.inline)) {
    for (const purpose of purposes)
      expect(page).toMatch(new RegExp(`\\| \`inline script \\d of .+\` \\| ${purpose} \\|`));
  }
  expect(page).toContain(`Owner: ${host.owner}.`);
  expect(page).not.toContain('sha384-');
});

it('names who answers for a foreign script', () => {
  const foreign = { 'https://tags.example/t.js': { owner: 'marketing', purpose: 'counts campaigns' } };
  const list = { owner: 'a team', scripts: {}, inline: {}, foreign, addresses: {} };
  expect(scriptsDocument(new Map([['host', list]]))).toContain(
    '| `https://tags.example/t.js` | counts campaigns | marketing |',
  );
});
