import { type Container, loadEntry } from './load-entry';

const page = globalThis as unknown as Record<string, Container | undefined>;
const aContainer = (): Container => ({ init: () => undefined, get: async () => () => undefined });
const scripts = () => [...document.head.querySelectorAll('script')];
const scriptOf = (url: string) => {
  const script = scripts().find(({ src }) => src === url);
  if (!script) throw new Error(`${url} was not asked for.`);
  return script;
};

/** What the browser does with an entry that came: it runs it, and says so before it runs anything else. */
function come(url: string, left: Container | Error): void {
  const script = scriptOf(url);
  if (left instanceof Error) window.dispatchEvent(new ErrorEvent('error', { filename: url, error: left }));
  else page.mf_payment = left;
  script.dispatchEvent(new Event('load'));
}

const [one, two] = ['https://one.test/remoteEntry.js', 'https://two.test/remoteEntry.js'] as const;

afterEach(() => {
  Reflect.deleteProperty(page, 'mf_payment');
  document.head.replaceChildren();
});

it('gives what the entry left, and leaves nothing of it in the page', async () => {
  const container = aContainer();
  const loading = loadEntry(one, 'mf_payment', 'sha384-abc');
  expect(scriptOf(one)).toMatchObject({ integrity: 'sha384-abc', crossOrigin: 'anonymous' });
  come(one, container);
  await expect(loading).resolves.toBe(container);
  expect(scripts()).toEqual([]);
  expect(page.mf_payment).toBeUndefined();
});

it('does not take the container of a build that came late for that of an entry that threw', async () => {
  const late = aContainer();
  const first = loadEntry(one, 'mf_payment', '');
  const second = loadEntry(two, 'mf_payment', '');
  const thrown = new Error('on load');
  come(one, late);
  come(two, thrown);
  await expect(first).resolves.toBe(late);
  await expect(second).rejects.toMatchObject({ code: 'segment.broken', cause: thrown });
});

it('gives each build its own container, in whatever order they come', async () => {
  const [first, second] = [aContainer(), aContainer()];
  const loading = [loadEntry(one, 'mf_payment', ''), loadEntry(two, 'mf_payment', '')];
  come(two, second);
  come(one, first);
  const given = await Promise.all(loading);
  expect(given[0]).toBe(first);
  expect(given[1]).toBe(second);
});

it('says that a file did not come, and takes its script away', async () => {
  const loading = loadEntry(one, 'mf_payment', '');
  scriptOf(one).dispatchEvent(new Event('error'));
  await expect(loading).rejects.toMatchObject({ code: 'segment.unreachable' });
  expect(scripts()).toEqual([]);
});
