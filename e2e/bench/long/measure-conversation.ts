import type { Browser, CDPSession, Page } from '@playwright/test';
import { lengthened } from '../../pages/fixtures/long-conversation';
import { collectSeeds, plantDump } from '../../pages/fixtures/seeds';
import { openPhone, slowCpu } from '../browser/slow-phone';
import { interleaved } from '../measured';
import { bare, bareParts, type ChatParts, conversationLengths, ownParts } from '../pages';
import type { Site } from '../site';
import { median } from '../statistics';
import { countStored, type TypingTimes, watchTyping } from './typing-probe';

/** A conversation that waits for a typed answer. */
interface ConversationPage {
  readonly id: string;
  readonly name: string;
  readonly parts: ChatParts;
  /** Its address with so many messages. */
  urlWith(messages: number): string;
  /** What is done to the page before it opens. */
  prepare?(page: Page, messages: number): Promise<unknown>;
}

/** The same page with a short and with a long conversation. */
export interface Conversations {
  readonly short: ConversationVisit;
  readonly long: ConversationVisit;
}

/** One visit of a conversation. */
export interface ConversationVisit {
  /** ms of a key press, the median of all letters of the answer. */
  readonly key: number;
  /** ms from Enter to the visitor's message. */
  readonly send: number;
  readonly domNodes: number;
  /** Bytes of JavaScript objects after a collection of garbage. */
  readonly heap: number;
  /** Characters written to session storage for the answer, and for what follows it. */
  readonly stored: number;
}

/** A name, because our question asks one; nobody says it earlier in the conversation. */
const answer = 'Leocadia Vasconcelos';
const OPEN_LIMIT_MS = 180_000;
const SEND_LIMIT_MS = 60_000;
/** ms between two keys, as a person types. */
const KEY_PAUSE_MS = 120;
/** What a page does after it opened or answered is over after so long. */
const SETTLE_MS = 1500;

/** Types and sends an answer on our page and on the bare one, so many times, in turn. */
export async function measureConversations(browser: Browser, { stack, bareUrl }: Site, runs: number) {
  const dump = (await collectSeeds(stack.sandbox.url)).get('lead-nome') ?? {};
  const pages: readonly ConversationPage[] = [
    {
      id: 'ours',
      name: 'ours',
      parts: ownParts,
      urlWith: () => stack.url,
      prepare: (page, messages) => plantDump(page, lengthened(dump, messages)),
    },
    { ...bare, parts: bareParts, urlWith: (messages) => `${bareUrl}/?messages=${messages}` },
  ];
  return interleaved<Conversations, ConversationPage>(pages, runs, async (page) => {
    const short = await measureConversation(browser, page, conversationLengths.short);
    const long = await measureConversation(browser, page, conversationLengths.long);
    console.log(`${page.name.padEnd(24)} key ${Math.round(long.key)} ms, send ${Math.round(long.send)} ms`);
    return { short, long };
  });
}

/** Opens a conversation at full speed, then types an answer and sends it on a slow processor. */
async function measureConversation(
  browser: Browser,
  { name, parts, urlWith, prepare }: ConversationPage,
  messages: number,
): Promise<ConversationVisit> {
  const { context, page, cdp } = await openPhone(browser, { slowNetwork: false });
  try {
    await page.addInitScript(countStored);
    await prepare?.(page, messages);
    await page.goto(urlWith(messages), { waitUntil: 'commit', timeout: OPEN_LIMIT_MS });
    await page.locator(parts.field).last().click({ timeout: OPEN_LIMIT_MS });
    await page.waitForTimeout(SETTLE_MS);
    const { nodes, heap } = await sizeOf(cdp);
    await page.evaluate(watchTyping, { own: parts.own, text: answer });
    await slowCpu(cdp);
    for (const letter of answer) {
      await page.keyboard.press(letter);
      await page.waitForTimeout(KEY_PAUSE_MS);
    }
    await page.waitForTimeout(SETTLE_MS);
    await page.keyboard.press('Enter');
    await page.waitForFunction(hasSent, undefined, { timeout: SEND_LIMIT_MS, polling: 100 });
    await page.waitForTimeout(SETTLE_MS);
    const times: TypingTimes = await page.evaluate(() => Reflect.get(window, 'benchTyping'));
    if (times.keys.length < answer.length || times.send === undefined) throw new Error('keys were lost.');
    return { key: median(times.keys), send: times.send, domNodes: nodes, heap, stored: times.stored };
  } catch (error) {
    throw new Error(`${name} with ${messages} messages could not be measured: ${String(error)}`, { cause: error });
  } finally {
    await context.close();
  }
}

const hasSent = () => Reflect.get(window, 'benchTyping').send !== undefined;

async function sizeOf(cdp: CDPSession): Promise<{ nodes: number; heap: number }> {
  await cdp.send('Performance.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { nodes: metric('Nodes'), heap: metric('JSHeapUsedSize') };
}
