import { integrityOf } from '@consorcio/shared/webpack/integrity-of';
import type { ScriptInventory } from '@consorcio/shared/webpack/script-inventory';
import type { ScriptList } from '@consorcio/shared/webpack/script-list';
import { type CheckedScripts, scriptProblems } from './script-problems';

const main = 'fetch("https://api.example/config")';
const early = 'window.early = 1';
const page = `<!doctype html><head><script>${early}</script><script defer src="/main.1.js"></script></head>`;
const usual = { owner: 'host team', purpose: 'the conversation' };

const list: ScriptList = {
  owner: 'host team',
  scripts: { 'entry main': 'the conversation' },
  inline: { '*': ['starts the first request'] },
  foreign: {},
  addresses: { 'https://api.example/': 'the API of the sandbox' },
};
const inventory: ScriptInventory = {
  origin: 'host',
  scripts: [{ ...usual, file: 'main.1.js', from: 'entry main', integrity: integrityOf(main) }],
  inline: [{ ...usual, file: 'index.html', from: 'inline 1 of *', integrity: integrityOf(early) }],
  foreign: [],
  namedBy: [{ file: 'index.html', integrity: integrityOf(page) }],
};

const withFiles = (changes: Readonly<Record<string, string>>): Partial<CheckedScripts> => ({
  files: new Map(Object.entries({ 'main.1.js': main, 'index.html': page, ...changes })),
});
const withHead = (html: string) => withFiles({ 'index.html': page.replace('</head>', `${html}</head>`) });
const withList = (changes: Partial<ScriptList>): Partial<CheckedScripts> => ({ list: { ...list, ...changes } });
const withoutPurpose = { inventory: { ...inventory, scripts: inventory.scripts.map(({ purpose, ...rest }) => rest) } };
const secondInline = { inline: { '*': ['starts the first request', 'a second one'] } };
const oldAddress = { addresses: { ...list.addresses, 'https://old.example/': 'no longer used' } };

it.each<[string, Partial<CheckedScripts>, string]>([
  [
    'a script without a purpose',
    withoutPurpose,
    'nobody has said why the page may run main.1.js, made of "entry main"',
  ],
  [
    'a purpose without a script',
    withList({ scripts: { ...list.scripts, 'a.ts': 'went' } }),
    'is made of "a.ts" any more',
  ],
  ['an inline purpose without a script', withList(secondInline), 'no script is made of "inline 2 of *" any more'],
  ['an example', withFiles({ 'main.1.js': '({example:{right:["Ana"]}})' }), 'main.1.js contains the example of a step'],
  ['a changed byte', withFiles({ 'main.1.js': `${main} ` }), 'its hash differs'],
  ['a script that the inventory lacks', withFiles({ 'added.js': '1' }), 'added.js is not in the inventory'],
  ['a script that the build lacks', { files: new Map([['index.html', page]]) }, 'main.1.js is missing'],
  ['a foreign script', withHead('<script src="//cdn.example/a.js"></script>'), 'loads //cdn.example/a.js'],
  ['another inline script', withHead('<script>alert(1)</script>'), 'has an inline script'],
  [
    'an address in it',
    withHead('<script>a("https://b.example/")</script>'),
    'html contains the address https://b.example/',
  ],
  ['a base address', withHead('<base href="https://evil.example/">'), '<base>'],
  [
    'an address',
    withFiles({ 'main.1.js': 'import("https://b.example/a")' }),
    'contains the address https://b.example/a',
  ],
  ['an allowed address of nothing', withList(oldAddress), 'no script contains https://old.example/ any more'],
])('finds %s', (_, changes, words) => {
  const agreeing = { name: 'host', list, inventory, ...withFiles({}) } as CheckedScripts;
  expect(scriptProblems(agreeing)).toEqual([]);
  expect(scriptProblems({ ...agreeing, ...changes })).toContainEqual(expect.stringContaining(words));
});

it('lets a page have a policy, which can only forbid', () => {
  const policy = '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'">';
  expect(scriptProblems({ name: 'host', list, inventory, ...withHead(policy) } as CheckedScripts)).toEqual([]);
});
