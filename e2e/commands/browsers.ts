// pnpm check browsers: what the builds use of the language, of the browser and of CSS exists in every supported browser. Prints what does
// not, and exceptions that nothing needs any more; then the exit code is 1.
import { readdirSync, readFileSync } from 'node:fs';
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { supportedBrowsers } from '@consorcio/shared/webpack/supported-browsers';
import { builtPackages, inRoot } from '@consorcio/shared/webpack/workspace';
import { cssFeatures, lacking, oldestOf, ownNames, scriptFeatures } from './browsers/features';
import { mayLack } from './browsers/may-lack';
import { buildPackages } from './support/builds';
import { endCheck } from './support/end-check';

await buildPackages().catch(failWith);
const oldest = oldestOf(supportedBrowsers);
const files = builtPackages().flatMap((name) =>
  readdirSync(inRoot(name, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|html)$/.test(file))
    .map((file) => ({ file: `${name}/dist/${file}`, ...partsOf(readFileSync(inRoot(name, 'dist', file), 'utf8')) })),
);
const own = ownNames(files.flatMap(({ scripts }) => scripts));
const allowed = new Set(Object.values(mayLack).flat());
const problems = new Map<string, string>();
const needed = new Set<string>();
for (const { file, scripts, styles } of files) {
  const used = [
    ...scripts.flatMap((code) => [...scriptFeatures(code, own)]),
    ...styles.flatMap((css) => [...cssFeatures(css)]),
  ];
  for (const [name, meanings] of used) {
    const gaps = meanings.map((each) => lacking(each, oldest));
    if (gaps.some((gap) => gap.length === 0)) continue; // it may be the one that every browser has
    if (allowed.has(name)) needed.add(name);
    else problems.set(name, `${name} in ${file} is missing in ${gaps[0]?.join(', ')}.`);
  }
}
for (const name of allowed) {
  if (!needed.has(name))
    problems.set(name, `No build uses ${name} any more: delete it from e2e/commands/browsers/may-lack.ts.`);
}
endCheck([...problems.values()], () => {
  const names = [...oldest].map(([name, version]) => `${name} ${version}`);
  return `${files.length} files run in ${names.join(', ')} and later.`;
});

/** The scripts and the styles in a page; a script may contain styles. */
function partsOf(text: string): { readonly scripts: readonly string[]; readonly styles: readonly string[] } {
  if (!text.startsWith('<!')) return { scripts: [text], styles: [text] };
  const inside = (tag: string) =>
    [...text.matchAll(new RegExp(`<${tag}(?: data-[^>]*)?>(.*?)</${tag}>`, 'gs'))].map(([, code = '']) => code);
  return { scripts: inside('script'), styles: [...inside('style'), ...inside('script')] };
}
