import { checkBrands } from './check-brands';
import { home, kmv } from './testing/home-file';
import mistakes from './testing/mistakes.json';

/** The problems of a file next to a valid home brand. */
function problemsOf(content: unknown): readonly string[] {
  const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2);
  return checkBrands([
    { file: 'home.json', text: JSON.stringify(home) },
    { file: 'kmv.json', text },
  ]).problems;
}

it('reports nothing in the file that the mistakes are made in', () => {
  expect(problemsOf(kmv)).toEqual([]);
});

const { campanhaId: _campaign, ...withoutCampaign } = kmv;
const { lettering: _lettering, ...logo } = kmv.logo;
const text = JSON.stringify(kmv, null, 2);

/** What is wrong, the file of the brand `kmv` that has it (fields or text), and how its line begins after the name of the file. */
it.each<[what: string, file: unknown, line: string]>([
  ...mistakes.map(({ what, change, line }): [string, unknown, string] => [what, changed(kmv, change), line]),
  ['no campaign', withoutCampaign, ': campanhaId is missing. Write a whole number above 0.'],
  ['a logo without lettering', { ...kmv, logo }, ':15: logo.lettering is missing. Write "plain", "light",'],
  [
    'a key twice',
    text.replace('"compraId"', '"campanhaId": 7,\n  "compraId"'),
    ':8: "campanhaId" is written twice, first in line 7; only the',
  ],
  [
    'a key inside another twice',
    text.replace('"frame"', '"sign": "M0 0h24v24H0z",\n    "frame"'),
    ':17: "logo.sign" is written twice, first in line 16; only the',
  ],
  ['a list', [], ': this is not a JSON object. Write the fields of the brand'],
  ['a word', '"kmv"', ': this is not a JSON object. Write the fields of the brand'],
  [
    'a comma that is missing',
    text.replace('"kmv",', '"kmv"'),
    ':3: the JSON is broken at line 3, column 3. Look there and',
  ],
  ['a comma too many', text.replace(/\n}$/, ',\n}'), ':22: the JSON is broken at line 22, column 1. Look there and'],
  [
    'a comment',
    text.replace('"nome"', '// the name\n  "nome"'),
    ':6: the JSON is broken at line 6, column 3. Look there and',
  ],
  [
    'a word without quotes, with the line ends of another system',
    '{\r\n  "id": kmv\r\n}',
    ':2: the JSON is broken at line 2, column 9. Look there and',
  ],
  ['JSON that is not finished', '{\n  "id": "kmv"\n', ':3: the JSON ends too early (line 3, column 1). Close what is'],
  ['an empty file', '', ':1: the JSON ends too early (line 1, column 1). Close what is'],
])('reports in exactly one line, with its place and a fix: %s', (_, content, line) => {
  const [problem, ...others] = problemsOf(content);
  expect(others).toEqual([]);
  expect(problem).toMatch(/[.:] (Write|Remove|Close|Look|Leave|Darken|Move|Scale) [^\n]+\.$/);
  expect(problem?.slice(0, `kmv.json${line}`.length)).toBe(`kmv.json${line}`);
});

/** The fields with a change, also inside of them. */
function changed(fields: object, change: object): object {
  const inside = Object.entries(fields).filter(
    ([name, value]) => isRecord(value) && isRecord(Reflect.get(change, name)),
  );
  const merged = inside.map(([name, value]) => [name, changed(value, Reflect.get(change, name))]);
  return { ...fields, ...change, ...Object.fromEntries(merged) };
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
