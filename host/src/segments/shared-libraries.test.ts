import { sharedPackages } from '@consorcio/shared/webpack/share-list.mjs';
import * as styledComponents from 'styled-components';
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

it('leaves out of styled-components only what no segment may use', () => {
  const given = Object.keys(Object(sharedLibraries['styled-components'].lib()));
  const left = Object.keys(styledComponents).filter((name) => !given.includes(name));
  const forServers = ['ServerStyleSheet', 'stylisPluginRSC'];
  const internal = ['StyleSheetConsumer', 'StyleSheetContext', '__PRIVATE__'];
  const notOurWay = ['createTheme']; // themes here are the brand's CSS variables
  expect(left.sort()).toEqual([...forServers, ...internal, ...notOurWay].sort());
});
