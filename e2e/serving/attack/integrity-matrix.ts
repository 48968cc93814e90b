import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { ChatPage } from '../../pages/chat-page';
import { plant, type SeededPlace, type Seeds } from '../../pages/fixtures/seeds';
import { aVisitor } from '../../pages/fixtures/visitors';
import { labels } from '../../pages/labels';
import { untilPage } from '../../pages/until-page';
import { waysOn } from './attack-test';

/** ms: ends what hangs. */
const LIMIT_MS = 300_000;
const softly = expect.configure({ soft: true });
const never = () => new Promise<never>(() => undefined);

/** The product that is attacked. */
interface Attacked {
  readonly context: BrowserContext;
  readonly url: string;
  readonly seeds: Seeds;
}

/** A piece of a conversation, in which some scripts load. */
type Stretch = readonly [from: SeededPlace, walk: (chat: ChatPage) => Promise<void>];

const to = (place: string) => (chat: ChatPage) => chat.walkTo(place, aVisitor());
const choosing = (method: string, step: string) => (chat: ChatPage) => chat.choose(method).then(() => chat.isAt(step));

const opening: Stretch = ['intro', to('lead-select-category')];

/** The conversation with each payment method. */
const stretches: readonly Stretch[] = [
  opening,
  ['lead-select-category', to('lead-credit-value')],
  ['lead-credit-value', to('lead-telefone')],
  ['lead-telefone', to('plans-list-select')],
  ['plans-list-select', to('proposal-titular')],
  ['proposal-titular', to('proposal-terms')],
  ['proposal-terms', to('payment-options')],
  ['payment-options', to('pesquisa-algo-mais')],
  ['payment-options', choosing(labels.boleto, 'payment-boleto-options')],
  ['payment-options', choosing(labels.card, 'payment-credit-card-select')],
  ['pesquisa-algo-mais', to('pesquisa-ate-mais')],
];

/** Those of the HTML, those of a segment, and one that the page loads later. The opening loads each. */
const scriptKinds = [/\/main\./, /\/libraries\./, /\/remoteEntry\./, /\/segment\./, /\/\d+\./];

/** Each script of a conversation, or one of each kind, arrives with another byte: the browser refuses it, and the visitor has ways on. */
export async function expectRefusals(attacked: Attacked, isWhole: boolean): Promise<void> {
  const scripts = [...(await productScripts(attacked, isWhole ? stretches : [opening]))];
  const firsts = scriptKinds.flatMap((kind) => [
    scripts.find(([path]) => kind.test(path)) ?? (['none', opening] as const),
  ]);
  for (const [path, stretch] of isWhole ? scripts : firsts) await playWithOtherByte(attacked, path, stretch);
}

/** The scripts that load in stretches of the conversation, as paths of addresses, each with the first stretch that loads it. */
async function productScripts({ context, url, seeds }: Attacked, played: readonly Stretch[]) {
  const found = new Map<string, Stretch>();
  for (const stretch of played) {
    const [from, walk] = stretch;
    const page = await context.newPage();
    const chat = new ChatPage(page, false);
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js') && !found.has(pathname)) found.set(pathname, stretch);
    });
    await plant(page, seeds, from);
    await page.goto(url);
    await chat.isAt(from);
    await walk(chat);
    const missing = () => scriptKinds.filter((kind) => ![...found.keys()].some((path) => kind.test(path)));
    await expect.poll(missing, 'kinds of scripts that did not load').toEqual([]);
    await page.waitForLoadState('networkidle');
    await page.close();
  }
  return found;
}

/** One byte more: code and JSON stay valid, so only a hash can tell. */
const withNewline = (text: string): string => `${text}\n`;

/**
 * Plays a stretch in a tab of its own while one file arrives changed, by default with one byte more: the conversation goes on, or says
 * that it cannot and the visitor has at least two ways; one, if only a component is missing, which can be loaded again. Nothing that the
 * change added has run. A script with another byte is refused for its hash, each time that it arrives.
 */
export function playWithOtherByte(
  { context, url, seeds }: Attacked,
  path: string,
  [from, walk] = opening,
  change = withNewline,
): Promise<void> {
  return test.step(`${path} arrives changed`, async () => {
    // A page that a test answers is of no known network, so Chromium would not let it reach this machine.
    await context.grantPermissions(['local-network-access']);
    const page = await context.newPage();
    const chat = new ChatPage(page, false);
    const refusals: string[] = [];
    page.on('console', (message) => {
      const [, address] = /valid digest in the 'integrity' attribute for resource '([^']+)'/.exec(message.text()) ?? [];
      if (address) refusals.push(new URL(address).pathname);
    });
    let hits = 0;
    const isChanged = ({ pathname }: URL) => pathname === path;
    await page.route(isChanged, async (route) => {
      hits += 1;
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    });
    await plant(page, seeds, from);
    await page.goto(url, { waitUntil: 'commit' });
    const walked = chat.isAt(from).then(() => walk(chat));
    const stopped = untilPage(page, saysThatItStopped, null, LIMIT_MS);
    await Promise.race([walked.catch(never), stopped.catch(never)]);
    const isRefused = () => hits > 0 && refusals.filter((one) => one === path).length >= hits;
    if (change === withNewline && path.endsWith('.js')) await softly.poll(isRefused, `${path} is refused`).toBe(true);
    await softly.poll(() => hasWays(page), `ways on without ${path}`).toBe(true);
    softly(await page.evaluate(() => 'pwned' in window), `${path} has run`).toBe(false);
    await page.unrouteAll({ behavior: 'ignoreErrors' }); // the page may still be loading files
    await page.close();
  });
}

/** The notice of the HTML, an apology, the step for a missing segment, or a component that did not load. */
function saysThatItStopped(): boolean {
  const { failed } = document.documentElement.dataset;
  const { step, state } = document.querySelector<HTMLElement>('[data-step]')?.dataset ?? {};
  const isApology = /^(error-general|segmento-indisponivel)$/.test(step ?? '') && state === 'waiting';
  return failed !== undefined || isApology || document.querySelector('[role=log] [role=alert] button') !== null;
}

/** Links of the notice, or controls of the conversation. */
async function hasWays(page: Page): Promise<boolean> {
  const lacksAPart = (await page.getByRole('log').getByRole('alert').getByRole('button').count()) > 0;
  const inNotice = await page.getByRole('alert').getByRole('link').count();
  return inNotice >= 2 || (await waysOn(page)).length >= (lacksAPart ? 1 : 2);
}
