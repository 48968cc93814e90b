/** @jest-environment jsdom */
import { type Container, loadEntry } from './load-entry';

const page = globalThis as unknown as Record<string, Container | undefined>;
const aContainer = (): Container => ({ init: () => undefined, get: async () => () => undefined });
const scripts = () => [...document.head.querySelectorAll('script')];
const scriptOf = (url: string) => {
  const script = scripts().find(({ src }) => src === url);
  if (!script) throw new Error(`${url} was not requested.`);
  return script;
};

/** The browser runs a script that arrives and fires `load` before it runs another script. */
function arrive(url: string, result: Container | Error): void {
  const script = scriptOf(url);
  if (result instanceof Error) window.dispatchEvent(new ErrorEvent('error', { filename: url, error: result }));
  else page.mf_payment = result;
  script.dispatchEvent(new Event('load'));
}

const [one, two] = ['https://one.test/remoteEntry.js', 'https://two.test/remoteEntry.js'] as const;

afterEach(() => {
  Reflect.deleteProperty(page, 'mf_payment');
  document.head.replaceChildren();
});

it('returns the container of the entry and leaves nothing in the page', async () => {
  const container = aContainer();
  const loading = loadEntry(one, 'mf_payment', 'sha384-abc');
  expect(scriptOf(one)).toMatchObject({ integrity: 'sha384-abc', crossOrigin: 'anonymous' });
  arrive(one, container);
  await expect(loading).resolves.toBe(container);
  expect(scripts()).toEqual([]);
  expect(page.mf_payment).toBeUndefined();
});

it('does not use the container of a late build for an entry that threw', async () => {
  const late = aContainer();
  const first = loadEntry(one, 'mf_payment', '');
  const second = loadEntry(two, 'mf_payment', '');
  const thrown = new Error('on load');
  arrive(one, late);
  arrive(two, thrown);
  await expect(first).resolves.toBe(late);
  await expect(second).rejects.toMatchObject({ code: 'segment.broken', cause: thrown });
});

it('returns the container of each build, in whatever order they arrive', async () => {
  const [first, second] = [aContainer(), aContainer()];
  const loading = [loadEntry(one, 'mf_payment', ''), loadEntry(two, 'mf_payment', '')];
  arrive(two, second);
  arrive(one, first);
  const containers = await Promise.all(loading);
  expect(containers[0]).toBe(first);
  expect(containers[1]).toBe(second);
});

it('rejects when the file is missing, and removes its script', async () => {
  const loading = loadEntry(one, 'mf_payment', '');
  scriptOf(one).dispatchEvent(new Event('error'));
  await expect(loading).rejects.toMatchObject({ code: 'segment.unreachable' });
  expect(scripts()).toEqual([]);
});
