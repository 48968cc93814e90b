import { type BrowserContext, expect } from '@playwright/test';
import { ChatPage } from '../../pages/chat-page';
import { plant, type SeededPlace, type Seeds } from '../../pages/fixtures/seeds';
import { aVisitor } from '../../pages/fixtures/visitors';
import { labels } from '../../pages/labels';

/** The product that is attacked. */
export interface Attacked {
  readonly context: BrowserContext;
  readonly url: string;
  readonly seeds: Seeds;
}

/** A piece of a conversation, in which some scripts load. */
export interface Stretch {
  readonly from: SeededPlace;
  readonly walk: (chat: ChatPage) => Promise<void>;
}

const to = (place: string) => (chat: ChatPage) => chat.walkTo(place, aVisitor());

export const opening: Stretch = { from: 'intro', walk: to('lead-select-category') };

/** The conversation with each payment method. */
export const stretches: readonly Stretch[] = [
  opening,
  { from: 'lead-select-category', walk: to('lead-credit-value') },
  { from: 'lead-credit-value', walk: to('lead-telefone') },
  { from: 'lead-telefone', walk: to('plans-list-select') },
  { from: 'plans-list-select', walk: to('proposal-titular') },
  { from: 'proposal-titular', walk: to('proposal-terms') },
  { from: 'proposal-terms', walk: to('payment-options') },
  { from: 'payment-options', walk: to('pesquisa-algo-mais') },
  { from: 'payment-options', walk: choosing(labels.boleto, 'payment-boleto-options') },
  { from: 'payment-options', walk: choosing(labels.card, 'payment-credit-card-select') },
  { from: 'pesquisa-algo-mais', walk: to('pesquisa-ate-mais') },
];

function choosing(method: string, step: string) {
  return async (chat: ChatPage) => {
    await chat.choose(method);
    await chat.isAt(step);
  };
}

/** The scripts that load in stretches of the conversation, as paths of addresses, each with the first stretch that loads it. */
export async function productScripts(
  { context, url, seeds }: Attacked,
  played: readonly Stretch[],
): Promise<ReadonlyMap<string, Stretch>> {
  const found = new Map<string, Stretch>();
  for (const stretch of played) {
    const page = await context.newPage();
    const chat = new ChatPage(page, false);
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js') && !found.has(pathname)) found.set(pathname, stretch);
    });
    await plant(page, seeds, stretch.from);
    await page.goto(url);
    await chat.isAt(stretch.from);
    await stretch.walk(chat);
    await expect.poll(() => onePerKind(found).size, 'the kinds of scripts').toBe(scriptKinds.length);
    await page.waitForLoadState('networkidle');
    await page.close();
  }
  return found;
}

/** Those of the HTML, those of a segment, and one that the page loads later. The opening loads each. */
const scriptKinds = [/\/main\./, /\/libraries\./, /\/remoteEntry\./, /\/segment\./, /\/\d+\./];

/** The first script of each kind. */
export function onePerKind(scripts: ReadonlyMap<string, Stretch>): ReadonlyMap<string, Stretch> {
  const first = (kind: RegExp) => [...scripts].find(([path]) => kind.test(path));
  return new Map(scriptKinds.flatMap((kind) => [first(kind)].filter((found) => found !== undefined)));
}
