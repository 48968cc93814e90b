import { handedOutNames, sharedPackages } from '@consorcio/shared/webpack/share-list';
import * as styledComponents from 'styled-components';
import zodPackage from 'zod/package.json';
import { sharedLibraries } from './shared-libraries';

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

it.each(['styled-components', 'zod/mini'] as const)(
  'provides exactly the names of %s that the share list has',
  (name) => {
    const { __esModule, ...exported } = Object(sharedLibraries[name].lib());
    expect(Object.keys(exported).sort()).toEqual([...handedOutNames[name]].sort());
    expect(Object.values(exported)).not.toContain(undefined);
  },
);

it('omits from styled-components only what no segment may use', () => {
  const left = Object.keys(styledComponents).filter((name) => !handedOutNames['styled-components'].includes(name));
  const forServers = ['ServerStyleSheet', 'stylisPluginRSC'];
  const internal = ['StyleSheetConsumer', 'StyleSheetContext', 'StyleSheetManager', '__PRIVATE__'];
  const notOurWay = ['createTheme', 'ThemeConsumer', 'withTheme']; // themes are the brand's CSS variables; hooks do the rest
  expect(left.sort()).toEqual([...forServers, ...internal, ...notOurWay].sort());
});
