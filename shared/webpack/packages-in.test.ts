import { carriedTwice, packageName, packagesIn } from './packages-in';
import { inRoot } from './workspace';

const file = (path: string) => ({ resource: inRoot(path) });
const compilationOf = (...chunks: readonly object[][]) => ({
  chunks,
  chunkGraph: { getChunkModulesIterable: (modules: readonly object[]) => modules },
});

it('finds the packages of all chunks, inside joined modules too, each once', () => {
  const zod = file('node_modules/.pnpm/zod@4.6.7/node_modules/zod/mini/index.js');
  const joined = { modules: [zod, file('shared/src/a.ts')] };
  const scoped = file('node_modules/.pnpm/@a+b@1.0.0/node_modules/@a/b/dist/index.js');
  const generated = file('node_modules/.federation/entry.123.js');
  const ofWebpack = { identifier: () => 'webpack/runtime/load script' };
  const packages = packagesIn(compilationOf([joined, ofWebpack], [joined, scoped, generated]));
  const folders = ['@a+b@1.0.0/node_modules/@a/b', 'zod@4.6.7/node_modules/zod'];
  expect(packages).toEqual(folders.map((folder) => `node_modules/.pnpm/${folder}`));
  expect(packages.map(packageName)).toEqual(['@a/b', 'zod']);
});

describe('what a visitor downloads more than once', () => {
  const at = (name: string, version: string) => `node_modules/.pnpm/${name}@${version}/node_modules/${name}`;
  const [zod3, zod4] = [at('zod', '3.0.0'), at('zod', '4.0.0')];

  it.each([
    ['a package of two builds', [[zod4], [zod4]], ['zod in host, in mf-payment']],
    ['two versions in one build', [[zod3, zod4], []], ['zod (2 versions) in host']],
    [
      'two versions in one build, one of them in another too',
      [[zod3, zod4], [zod4]],
      ['zod (2 versions) in host, in mf-payment'],
    ],
    ['nothing twice', [[zod4], [at('axios', '1.0.0')]], []],
  ])('finds %s', (_, [host = [], payment = []], words) => {
    expect(carriedTwice(new Map(Object.entries({ host, 'mf-payment': payment })))).toEqual(words);
  });
});
