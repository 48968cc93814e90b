import { consumedShares } from '@consorcio/shared/webpack/share-list';
import semver from 'semver';
import { providedVersion } from './provided-shares';

it('gives what segments of this workspace ask for', () => {
  for (const [name, { requiredVersion }] of Object.entries(consumedShares()))
    expect(semver.satisfies(providedVersion(name) ?? '', requiredVersion)).toBe(true);
});

it('gives the paths in a package that is shared with them, and no others', () => {
  expect(providedVersion('react/jsx-runtime')).toBe(providedVersion('react'));
  expect([providedVersion('styled-components/native'), providedVersion('vue')]).toEqual([undefined, undefined]);
});
