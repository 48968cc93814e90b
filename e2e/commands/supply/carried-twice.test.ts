import { carriedTwice, packageName } from './carried-twice';

it('knows the name of a package in any folder', () => {
  const folders = ['@a+b@1.0.0/node_modules/@a/b', 'zod@4.6.7/node_modules/zod'];
  expect(folders.map((folder) => packageName(`node_modules/.pnpm/${folder}`))).toEqual(['@a/b', 'zod']);
});

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
