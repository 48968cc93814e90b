import { activePartsOf } from './page-scripts';

it('finds scripts with and without an address, and leaves out data', () => {
  const page = `<script>one()</script><script type="application/json">{"a":1}</script>
    <script defer src="/main.js" integrity="sha384-a"></script><script type="module">two()</script>`;
  expect(activePartsOf(page)).toEqual({
    inline: ['one()', 'two()'],
    sources: [{ address: '/main.js', integrity: 'sha384-a' }],
    others: [],
  });
});

it.each([
  ['odd attributes', '<script/src="/a.js"/x></script>', ['/a.js']],
  ['an unclosed element', '<script src=/a.js>', ['/a.js']],
  ['capital letters', '<SCRIPT SRC="/a.js"></SCRIPT>', ['/a.js']],
  ['a script in a picture', '<svg><script href="/a.js"></script></svg>', ['/a.js']],
  ['a script in an old picture', '<svg><script xlink:href="/a.js"></script></svg>', ['/a.js']],
  ['a script in a template', '<template><script src="/a.js"></script></template>', ['/a.js']],
  ['text that only looks like a script', '<title><script src="/a.js"></script></title>', []],
])('reads %s as a browser does', (_, page, addresses) => {
  expect(activePartsOf(page).sources.map(({ address }) => address)).toEqual(addresses);
});

it.each([
  ['<img src=x onerror=alert(1)>', 'the attribute onerror of <img>'],
  ['<a href="java\nscript:alert(1)">', 'the attribute href of <a>'],
  ['<iframe src="https://evil.example"></iframe>', '<iframe>'],
  ['<base href="https://evil.example">', '<base>'],
  ['<meta http-equiv="refresh" content="0;url=//evil.example">', '<meta http-equiv="refresh">'],
  ['<link rel="modulepreload" href="/a.js">', '<link rel="modulepreload" as="">'],
  ['<object data="/a.swf"></object>', '<object>'],
])('names %s', (page, part) => {
  expect(activePartsOf(page).others).toEqual([part]);
});

it('has nothing to say about what only shows something', () => {
  const page = '<meta name="robots" content="noindex"><link rel="preload" href="/f.woff2" as="font"><p>a <b>b</b></p>';
  expect(activePartsOf(page)).toEqual({ inline: [], sources: [], others: [] });
});

it('reads a page that is nested deeper than the stack', () => {
  const page = `${'<span>'.repeat(20_000)}<script src="/deep.js"></script>`;
  expect(activePartsOf(page).sources.map(({ address }) => address)).toEqual(['/deep.js']);
});
