import { browserGlobals } from '@consorcio/shared/webpack/browser-globals';
import { supportedBrowsers } from '@consorcio/shared/webpack/supported-browsers';
import { cssFeatures, type Features, lacking, oldestOf, ownNames, scriptFeatures } from './features';

const oldest = oldestOf(['chrome >= 109', 'firefox >= 121', 'ios_saf >= 15.4', 'safari >= 15.4', 'samsung >= 21']);

const missing = (features: Features) =>
  [...features].flatMap(([name, meanings]) => (meanings.every((each) => lacking(each, oldest)[0]) ? [name] : []));

it.each([
  ['class A { static { run() } }', ['static {}']],
  ['/(?<=a)b/.test(text)', ['lookbehind']],
  ['new RegExp("(?<!a)b")', ['lookbehind']],
  ['list.toSorted()', ['.toSorted', '.toSorted()']],
  ['list.at(-1); list.findLast(run); structuredClone(list)', []],
  ['AbortSignal.any(signals)', ['AbortSignal.any']],
  ['AbortSignal.abort()', []],
  ['Promise.withResolvers()', ['Promise.withResolvers', '.withResolvers()']],
  ['form.requestSubmit()', ['.requestSubmit']],
  ['const own = { requestSubmit() {} }; own.requestSubmit()', []],
  ['window.requestIdleCallback(run)', ['.requestIdleCallback', 'requestIdleCallback']],
  ['view.addEventListener("scrollend", run)', ['event scrollend']],
])('finds what a supported browser lacks in the script %s', (code, expected) => {
  expect(missing(scriptFeatures(code, ownNames([code])))).toEqual(expected);
});

it.each([
  ['color: red; height: 100dvh; a:has(b) { gap: 1px }', []],
  ['width: 10cqw', ['cqw']],
  ['text-wrap: balance', ['text-wrap', 'text-wrap: balance']],
  ['@starting-style { opacity: 0 }', ['@starting-style']],
  ['a:popover-open { color: red }', [':popover-open']],
  ['color: color-mix(in srgb, red, blue)', ['color-mix()']],
])('finds what a supported browser lacks in the style %s', (css, expected) => {
  expect(missing(cssFeatures(css))).toEqual(expected);
});

it('says which browsers lack it, and since when they have it, and names a query that it does not understand', () => {
  const [any] = scriptFeatures('AbortSignal.any(signals)', new Set()).get('AbortSignal.any') ?? [];
  expect(any && lacking(any, oldestOf(['chrome >= 109', 'ios_saf >= 15.4', 'edge >= 116']))).toEqual([
    'chrome 109 (since 116)',
    'safari_ios 15.4 (since 17.4)',
  ]);
  expect(() => oldestOf(['op_mini all'])).toThrow('"op_mini all"');
});

const supported = oldestOf(supportedBrowsers);
const globals = Object.entries(browserGlobals).map(([asked, type]) => [asked.replace('typeof ', ''), JSON.parse(type)]);

/** How many of the oldest browsers lack a global or a member of one; all of them lack what the compatibility data does not know. */
function lackOf(name: string): number {
  const features = scriptFeatures(name, new Set());
  const known = features.get(name) ?? features.get(name.replace(/^\w+/, '')) ?? [];
  return Math.min(supported.size, ...known.map((each) => lacking(each, supported).length));
}

it.each(globals)('the builds may rely on %s being of type %s', (name, type) => {
  expect(lackOf(name)).toBe(type === 'undefined' ? supported.size : 0);
});
