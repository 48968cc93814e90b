import { handedOutNames, sharedPackages } from '@consorcio/shared/webpack/share-list';
import * as styledComponents from 'styled-components';
import zodPackage from 'zod/package.json';
import { sharedLibraries } from './shared-libraries';

const provided = Object.keys(sharedLibraries);

it.each(sharedPackages)('provides %s of the share list', (name) => {
  expect(provided.some((key) => (name.endsWith('/') ? key.startsWith(name) : key === name))).toBe(true);
});

it('provides only what is on the share list', () => {
  const isListed = (key: string) =>
    sharedPackages.some((name) => key === name || (name.endsWith('/') && key.startsWith(name)));
  expect(provided.filter((key) => !isListed(key))).toEqual([]);
});

it.each(Object.entries(sharedLibraries))('provides %s with its version', (_, { version }) => {
  expect(version).toMatch(/^\d+\.\d+\.\d+/);
});

it('provides zod with the installed version', () => {
  expect(sharedLibraries['zod/mini'].version).toBe(zodPackage.version);
});

it.each([
  ['styled-components', handedOutNames['styled-components']],
  ['zod/mini', handedOutNames['zod/mini']],
] as const)('provides exactly the names of %s that the share list has', (name, names) => {
  const { __esModule, ...exported } = Object(sharedLibraries[name].lib());
  expect(Object.keys(exported).sort()).toEqual([...names].sort());
  expect(Object.values(exported)).not.toContain(undefined);
});

it('omits from styled-components only what no segment may use', () => {
  const left = Object.keys(styledComponents).filter((name) => !handedOutNames['styled-components'].includes(name));
  const forServers = ['ServerStyleSheet', 'stylisPluginRSC'];
  const internal = ['StyleSheetConsumer', 'StyleSheetContext', 'StyleSheetManager', '__PRIVATE__'];
  const notOurWay = ['createTheme', 'ThemeConsumer', 'withTheme']; // themes are the brand's CSS variables; hooks do the rest
  expect(left.sort()).toEqual([...forServers, ...internal, ...notOurWay].sort());
});
