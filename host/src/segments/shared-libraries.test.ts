import { sharedPackages } from '@consorcio/shared/webpack/share-list';
import * as styledComponents from 'styled-components';
import * as zodMini from 'zod/mini';
import zodPackage from 'zod/package.json';
import { sharedLibraries } from './shared-libraries';

const notOfStyledComponents = [
  ...['ServerStyleSheet', 'StyleSheetConsumer', 'StyleSheetContext', 'StyleSheetManager'],
  ...['__PRIVATE__', 'stylisPluginRSC'],
];
const provided = Object.keys(sharedLibraries);
const isIn = (key: string, name: string) => key === name || (name.endsWith('/') && key.startsWith(name));

it('provides all of the share list, and nothing else', () => {
  expect(sharedPackages.filter((name) => !provided.some((key) => isIn(key, name)))).toEqual([]);
  expect(provided.filter((key) => !sharedPackages.some((name) => isIn(key, name)))).toEqual([]);
});

it('provides each package with its version', () => {
  for (const { version } of Object.values(sharedLibraries)) expect(version).toMatch(/^\d+\.\d+\.\d+/);
  expect(sharedLibraries['zod/mini'].version).toBe(zodPackage.version);
});

it.each([
  ['styled-components', styledComponents, notOfStyledComponents],
  ['zod/mini', zodMini, ['core', 'util', 'locales', 'toJSONSchema', 'compile', 'withParser', 'memoizer']],
] as const)('provides all of %s except what docs/adr/0002 names', (name, all, missing) => {
  const exported: Record<string, unknown> = Object(sharedLibraries[name].lib());
  expect(Object.keys(exported)).toEqual(expect.arrayContaining(Object.keys(all)));
  const gaps = Object.keys(exported).filter((key) => exported[key] === undefined);
  expect(gaps.sort()).toEqual([...missing].sort());
});

it('provides the same as `z`, for segments that import that name', () => {
  const { z, ...exported } = Object(sharedLibraries['zod/mini'].lib());
  expect(exported).toEqual({ ...z, z: undefined });
});
