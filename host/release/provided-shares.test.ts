import { consumedShares } from '@consorcio/shared/webpack/share-list';
import semver from 'semver';
import { providedVersion } from './provided-shares';

it('provides the versions that the segments of this workspace need', () => {
  for (const [name, { requiredVersion }] of Object.entries(consumedShares()))
    expect(semver.satisfies(providedVersion(name) ?? '', requiredVersion)).toBe(true);
});

it('provides the paths of a package only if the share list has them', () => {
  expect(providedVersion('react/jsx-runtime')).toBe(providedVersion('react'));
  expect([providedVersion('styled-components/native'), providedVersion('vue')]).toEqual([undefined, undefined]);
});
