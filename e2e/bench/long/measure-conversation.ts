import type { Browser, CDPSession, Page } from '@playwright/test';
import { openPhone, slowCpu } from '../browser/slow-phone';
import type { ChatParts } from '../opening/opening-probe';
import { median } from '../statistics';
import { countStored, type TypingTimes, watchTyping } from './typing-probe';

/** A conversation that waits for a typed answer. */
export interface ConversationPage {
  readonly name: string;
  readonly url: string;
  readonly parts: ChatParts;
  /** A selector of its text field; it finds it in shadow roots too. */
  readonly field: string;
  /** What is done to the page before it opens. */
  prepare?(page: Page): Promise<unknown>;
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

/** Opens a conversation at full speed, then types an answer and sends it on a slow processor. */
export async function measureConversation(
  browser: Browser,
  { name, url, parts, field, prepare }: ConversationPage,
  messages: number,
): Promise<ConversationVisit> {
  const { context, page, cdp } = await openPhone(browser, { slowNetwork: false });
  try {
    await page.addInitScript(countStored);
    await prepare?.(page);
    await page.goto(url, { waitUntil: 'commit', timeout: OPEN_LIMIT_MS });
    await page.locator(field).last().click({ timeout: OPEN_LIMIT_MS });
    await page.waitForTimeout(SETTLE_MS);
    const { nodes, heap } = await sizeOf(cdp);
    await page.evaluate(watchTyping, { parts, text: answer });
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
