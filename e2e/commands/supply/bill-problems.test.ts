import { billOfMaterials } from './bill-of-materials';
import { billProblems, schemaBreaches } from './bill-problems';

const zod = { name: 'zod', version: '4.6.7', licence: 'MIT' };
const scoped = { name: '@a/b', version: '1.0.0-rc.1', licence: '(MIT OR Apache-2.0)' };
const odd = { name: 'odd', version: '2.0.0', licence: 'SEE LICENSE' };
const integrity = `sha512-${Buffer.alloc(64, 1).toString('base64')}`;

const packages = [
  { ...zod, isShipped: true, integrity, needs: ['@a/b@1.0.0-rc.1', 'gone@1.0.0'] },
  { ...scoped, isShipped: false },
  { ...odd, isShipped: true },
];
const bill = billOfMaterials('@consorcio/host', packages);

it('says of each package where it comes from, its hash, its licence and whether visitors get it, in one order', () => {
  const hashes = [{ alg: 'SHA-512', content: '01'.repeat(64) }];
  const [mit, other] = [{ license: { id: 'MIT' } }, { license: { name: 'SEE LICENSE' } }];
  const ofScoped = { purl: 'pkg:npm/%40a/b@1.0.0-rc.1', scope: 'excluded', licenses: [{ expression: scoped.licence }] };
  const ofZod = { 'bom-ref': 'zod@4.6.7', purl: 'pkg:npm/zod@4.6.7', scope: 'required', hashes, licenses: [mit] };
  expect(bill).toMatchObject({
    metadata: { component: { name: '@consorcio/host' } },
    components: [ofScoped, { name: 'odd', licenses: [other] }, ofZod].map((each) => expect.objectContaining(each)),
    dependencies: expect.arrayContaining([{ ref: 'zod@4.6.7', dependsOn: ['@a/b@1.0.0-rc.1'] }]),
  });
  expect(billOfMaterials('@consorcio/host', packages.toReversed())).toEqual(bill);
});

it.each([
  ['nothing about what the build contains', [zod, scoped, odd], []],
  ['a package that it lacks', [zod, scoped, odd, { ...zod, version: '4.0.0' }], ['host lacks zod@4.0.0']],
  ['a package that is not in the build', [zod, scoped], ['host does not contain odd@2.0.0']],
])('finds %s', (_, contained, words) => {
  expect(billProblems('host', bill, contained)).toEqual(words.map((each) => expect.stringContaining(each)));
});

const badId = { type: 'library', name: 'a', licenses: [{ license: { id: 'X' } }] };

it.each([
  ['another format', { ...bill, bomFormat: 'SPDX' }, '/bomFormat'],
  ['a field of nobody', { ...bill, extra: 1 }, 'must NOT have additional properties'],
  ['a licence that is no identifier', { ...bill, components: [badId] }, '/components/0'],
  ['nothing', undefined, 'must be object'],
])('refuses %s by the official schema', (_, broken, words) => {
  expect(schemaBreaches(broken)).toContainEqual(expect.stringContaining(words));
});
