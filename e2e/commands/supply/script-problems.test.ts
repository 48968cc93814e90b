import { integrityOf } from '@consorcio/shared/webpack/integrity-of';
import type { ScriptInventory } from '@consorcio/shared/webpack/script-inventory';
import type { ScriptList } from '@consorcio/shared/webpack/script-list';
import { type CheckedScripts, scriptProblems } from './script-problems';

const main = 'fetch("https://api.example/config")';
const early = 'window.early = 1';
const page = `<!doctype html><head><script>${early}</script><script defer src="/main.1.js"></script></head>`;

const list: ScriptList = {
  owner: 'host team',
  scripts: { 'entry main': 'the conversation' },
  inline: { '*': ['starts the first request'] },
  foreign: {},
  addresses: { 'https://api.example/': 'the API of the sandbox' },
};
const inventory: ScriptInventory = {
  origin: 'host',
  scripts: [
    {
      file: 'main.1.js',
      from: 'entry main',
      integrity: integrityOf(main),
      purpose: 'the conversation',
      owner: 'host team',
    },
  ],
  inline: [
    {
      file: 'index.html',
      from: 'inline 1 of *',
      integrity: integrityOf(early),
      purpose: 'starts the first request',
      owner: 'host team',
    },
  ],
  foreign: [],
  namedBy: [{ file: 'index.html', integrity: integrityOf(page) }],
};

const files = (changes: Record<string, string> = {}) =>
  new Map(Object.entries({ 'main.1.js': main, 'index.html': page, ...changes }));
const problemsOf = (changes: Partial<CheckedScripts>) =>
  scriptProblems({ name: 'host', list, inventory, files: files(), ...changes });
const withHead = (html: string) => files({ 'index.html': page.replace('</head>', `${html}</head>`) });

it('has nothing to say when list, inventory and files agree', () => {
  expect(problemsOf({})).toEqual([]);
});

it.each<[string, Partial<CheckedScripts>, string]>([
  [
    'a script without a purpose',
    { inventory: { ...inventory, scripts: inventory.scripts.map(({ purpose, ...script }) => script) } },
    'nobody has said why the page may run main.1.js, made of "entry main"',
  ],
  [
    'a purpose without a script',
    { list: { ...list, scripts: { ...list.scripts, 'host/src/gone.ts': 'something that went' } } },
    'no script is made of "host/src/gone.ts" any more',
  ],
  [
    'an inline purpose without a script',
    { list: { ...list, inline: { '*': [...(list.inline['*'] ?? []), 'a second one'] } } },
    'no script is made of "inline 2 of *" any more',
  ],
  [
    'an example of a step',
    { files: files({ 'segment.1.js': `({name:"nome",example:{right:["Marina"]}})` }) },
    'segment.1.js contains the example of a step',
  ],
  ['a changed byte', { files: files({ 'main.1.js': `${main} ` }) }, 'its hash differs'],
  ['a script that the inventory lacks', { files: files({ 'added.js': '1' }) }, 'added.js is not in the inventory'],
  [
    'a script that the build lacks',
    { files: new Map([...files()].filter(([file]) => file !== 'main.1.js')) },
    'main.1.js is missing',
  ],
  [
    'a script of another origin in a page',
    { files: withHead('<script src="//cdn.example/a.js"></script>') },
    'loads //cdn.example/a.js',
  ],
  ['another inline script', { files: withHead('<script>alert(1)</script>') }, 'has an inline script'],
  [
    'an address in an inline script',
    { files: withHead('<script>load("https://cdn.example/b")</script>') },
    'index.html contains the address https://cdn.example/b',
  ],
  ['a base address', { files: withHead('<base href="https://evil.example/">') }, '<base>'],
  [
    'an address in a script',
    { files: files({ 'main.1.js': `import("https://cdn.example/a")//${main}` }) },
    'contains the address https://cdn.example/a',
  ],
  [
    'an allowed address that nothing contains',
    { list: { ...list, addresses: { ...list.addresses, 'https://old.example/': 'no longer used' } } },
    'no script contains https://old.example/ any more',
  ],
])('finds %s', (_, changes, words) => {
  expect(problemsOf(changes)).toContainEqual(expect.stringContaining(words));
});
