import { scriptsTables } from './scripts-document';

it('names who answers for a foreign script', () => {
  const foreign = { 'https://tags.example/t.js': { owner: 'marketing', purpose: 'counts campaigns' } };
  const list = { owner: 'a team', scripts: {}, inline: {}, foreign, addresses: {} };
  expect(scriptsTables(new Map([['host', list]]))).toContain(
    '| `https://tags.example/t.js` | counts campaigns | marketing |',
  );
});
