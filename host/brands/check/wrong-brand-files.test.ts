import { checkBrands } from './check-brands';
import { contradictions } from './testing/contradictions';
import { brokenFiles, copied } from './testing/copied-or-broken';
import { home, kmv } from './testing/home-file';
import { wrongFields } from './testing/wrong-fields';

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

it.each([...wrongFields, ...contradictions, ...copied, ...brokenFiles])(
  'reports in exactly one line, with its place and a fix: %s',
  (_, content, line) => {
    const [problem, ...others] = problemsOf(content);
    expect(others).toEqual([]);
    expect(problem).toMatch(/[.:] (Write|Remove|Close|Look|Leave|Darken|Move|Scale) [^\n]+\.$/);
    expect(problem?.slice(0, `kmv.json${line}`.length)).toBe(`kmv.json${line}`);
  },
);

it('counts the mistakes of every kind', () => {
  expect([wrongFields, contradictions, copied, brokenFiles].flat().length).toBeGreaterThanOrEqual(58);
});
