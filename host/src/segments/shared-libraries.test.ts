import { handedOutNames, sharedPackages } from '@consorcio/shared/webpack/share-list';
import * as styledComponents from 'styled-components';
import zodPackage from 'zod/package.json';
import { sharedLibraries } from './shared-libraries';

const provided = Object.keys(sharedLibraries);

it.each(sharedPackages)('provides %s of the share list', (name) => {
  expect(provided.some((key) => (name.endsWith('/') ? key.startsWith(name) : key === name))).toBe(true);
});

it('provides nothing that is not on the share list', () => {
  const isListed = (key: string) =>
    sharedPackages.some((name) => key === name || (name.endsWith('/') && key.startsWith(name)));
  expect(provided.filter((key) => !isListed(key))).toEqual([]);
});

it.each(Object.entries(sharedLibraries))('gives %s with the version it really has', (_, { version }) => {
  expect(version).toMatch(/^\d+\.\d+\.\d+/);
});

it('gives zod with the version that is installed', () => {
  expect(sharedLibraries['zod/mini'].version).toBe(zodPackage.version);
});

it.each([
  ['styled-components', handedOutNames['styled-components']],
  ['zod/mini', handedOutNames['zod/mini']],
] as const)('hands out of %s what the share list names, and no more', (name, names) => {
  const { __esModule, ...given } = Object(sharedLibraries[name].lib());
  expect(Object.keys(given).sort()).toEqual([...names].sort());
  expect(Object.values(given)).not.toContain(undefined);
});

it('leaves out of styled-components only what no segment may use', () => {
  const left = Object.keys(styledComponents).filter((name) => !handedOutNames['styled-components'].includes(name));
  const forServers = ['ServerStyleSheet', 'stylisPluginRSC'];
  const internal = ['StyleSheetConsumer', 'StyleSheetContext', 'StyleSheetManager', '__PRIVATE__'];
  const notOurWay = ['createTheme', 'ThemeConsumer', 'withTheme']; // themes are the brand's CSS variables; hooks do the rest
  expect(left.sort()).toEqual([...forServers, ...internal, ...notOurWay].sort());
});
