import { browserGlobals } from '@consorcio/shared/webpack/browser-globals';
import { supportedBrowsers } from '@consorcio/shared/webpack/supported-browsers';
import { scriptFeatures } from './script-features';
import { lacking, oldestOf } from './support';

const oldest = oldestOf(supportedBrowsers);
const globals = Object.entries(browserGlobals).map(([asked, type]) => [asked.replace('typeof ', ''), JSON.parse(type)]);

/** How many of the oldest browsers lack a global or a member of one; all of them lack what the compatibility data does not know. */
function lackOf(name: string): number {
  const features = scriptFeatures(name, new Set());
  const known = features.get(name) ?? features.get(name.replace(/^\w+/, '')) ?? [];
  return Math.min(oldest.size, ...known.map((each) => lacking(each, oldest).length));
}

it.each(globals)('the builds may rely on %s being of type %s', (name, type) => {
  expect(lackOf(name)).toBe(type === 'undefined' ? oldest.size : 0);
});
