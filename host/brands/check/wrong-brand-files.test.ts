import { checkBrands } from './check-brands';
import { home, kmv } from './testing/home-file';
import mistakes from './testing/mistakes.json';

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

const broken = (line: number, column: number) =>
  `:${line}: the JSON is broken at line ${line}, column ${column}. Look there and`;
const twice = (key: string, line: number) => `:${line}: "${key}" is written twice, first in line ${line - 1}; only the`;
const sign = '"sign": "M0 0h24v24H0z"';
const otherSystem = '{\r\n  "id": kmv\r\n}';

/** What is wrong, the file of the brand `kmv` that has it (fields or text), and how its line begins after the name of the file. */
it.each<[what: string, file: unknown, line: string]>([
  ...mistakes.map(({ what, change, line }): [string, unknown, string] => [what, changed(kmv, change), line]),
  ['no campaign', withoutCampaign, ': campanhaId is missing. Write a whole number above 0.'],
  ['a logo without lettering', { ...kmv, logo }, ':15: logo.lettering is missing. Write "plain", "light",'],
  ['a key twice', text.replace('"compraId"', '"campanhaId": 7,\n  "compraId"'), twice('campanhaId', 8)],
  ['a key inside another twice', text.replace('"frame"', `${sign},\n    "frame"`), twice('logo.sign', 17)],
  ['a list', [], ': this is not a JSON object. Write the fields of the brand'],
  ['a word', '"kmv"', ': this is not a JSON object. Write the fields of the brand'],
  ['a comma that is missing', text.replace('"kmv",', '"kmv"'), broken(3, 3)],
  ['a comma too many', text.replace(/\n}$/, ',\n}'), broken(22, 1)],
  ['a comment', text.replace('"nome"', '// the name\n  "nome"'), broken(6, 3)],
  ['a word without quotes, with the line ends of another system', otherSystem, broken(2, 9)],
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
