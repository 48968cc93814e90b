import { billOfMaterials } from '@consorcio/shared/webpack/bill-of-materials';
import { billProblems, schemaBreaches } from './bill-problems';

const zod = { name: 'zod', version: '4.6.7', licence: 'MIT' };
const scoped = { name: '@a/b', version: '1.0.0-rc.1', licence: '(MIT OR Apache-2.0)' };
const odd = { name: 'odd', version: '2.0.0', licence: 'SEE LICENSE' };
const integrity = `sha512-${Buffer.alloc(64, 1).toString('base64')}`;

const bill = billOfMaterials('@consorcio/host', [
  { ...zod, isShipped: true, integrity, needs: ['@a/b@1.0.0-rc.1', 'gone@1.0.0'] },
  { ...scoped, isShipped: false },
  { ...odd, isShipped: true },
]);

it('keeps to the official schema and lists what the build contains', () => {
  expect(billProblems('host', bill, [zod, scoped, odd])).toEqual([]);
});

it('says of each package where it comes from, its hash, its licence and whether visitors get it', () => {
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { name: '@consorcio/host' } },
    components: expect.arrayContaining([
      expect.objectContaining({
        'bom-ref': 'zod@4.6.7',
        purl: 'pkg:npm/zod@4.6.7',
        scope: 'required',
        hashes: [{ alg: 'SHA-512', content: '01'.repeat(64) }],
        licenses: [{ license: { id: 'MIT' } }],
      }),
      expect.objectContaining({
        purl: 'pkg:npm/%40a/b@1.0.0-rc.1',
        scope: 'excluded',
        licenses: [{ expression: '(MIT OR Apache-2.0)' }],
      }),
      expect.objectContaining({ name: 'odd', licenses: [{ license: { name: 'SEE LICENSE' } }] }),
    ]),
    dependencies: expect.arrayContaining([{ ref: 'zod@4.6.7', dependsOn: ['@a/b@1.0.0-rc.1'] }]),
  });
});

it('is the same for the same packages, in any order', () => {
  const packages = [zod, scoped].map((each) => ({ ...each, isShipped: true }));
  expect(billOfMaterials('a', packages.toReversed())).toEqual(billOfMaterials('a', packages));
});

it.each([
  ['a package that it lacks', [zod, scoped, odd, { ...zod, version: '4.0.0' }], 'host lacks zod@4.0.0'],
  ['a package that is not in the build', [zod, scoped], 'host does not contain odd@2.0.0'],
])('finds %s', (_, packages, words) => {
  expect(billProblems('host', bill, packages)).toEqual([expect.stringContaining(words)]);
});

it.each([
  ['another format', { ...bill, bomFormat: 'SPDX' }, '/bomFormat'],
  ['a field of nobody', { ...bill, extra: 1 }, 'must NOT have additional properties'],
  [
    'a licence that is no identifier',
    { ...bill, components: [{ type: 'library', name: 'a', licenses: [{ license: { id: 'X' } }] }] },
    '/components/0',
  ],
  ['nothing', undefined, 'must be object'],
])('refuses %s by the official schema', (_, broken, words) => {
  expect(schemaBreaches(broken)).toContainEqual(expect.stringContaining(words));
});
