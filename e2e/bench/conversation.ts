import type { Browser, CDPSession, Page } from '@playwright/test';
import { lengthened } from '../pages/fixtures/long-conversation';
import { collectSeeds, plantDump } from '../pages/fixtures/seeds';
import { interleaved, median } from './measured';
import { onPhone, slowCpu } from './phone';
import { bareParts, type ChatParts, ownParts, type Site } from './site';

/** A conversation that waits for a typed answer. */
interface ConversationPage {
  readonly id: string;
  readonly name: string;
  readonly parts: ChatParts;
  readonly url: string;
  /** What is done to the page before it opens. */
  prepare?(page: Page): Promise<unknown>;
}

/** ms from an event of the keyboard to the end of the frame that shows what it did. */
interface TypingTimes {
  readonly keys: number[];
  send?: number;
  /** Characters of keys and values written to session storage since Enter. */
  stored: number;
}

/** The lengths of conversation that are compared. */
export const conversationLengths = { short: 20, long: 500 } as const;
/** A name, because our question asks one; nobody says it earlier in the conversation. */
const answer = 'Leocadia Vasconcelos';
const OPEN_LIMIT_MS = 180_000;
const SEND_LIMIT_MS = 60_000;
/** ms between two keys, as a person types. */
const KEY_PAUSE_MS = 120;
/** What a page does after it opened or answered is over after so long. */
const SETTLE_MS = 1500;

/** Types and sends an answer in a short and in a long conversation on our page and on the bare one, so many times, in turn. */
export async function measureConversations(browser: Browser, { stack, bareUrl }: Site, runs: number) {
  const dump = (await collectSeeds(stack.sandbox.url)).get('lead-nome') ?? {};
  const lengths = Object.entries(conversationLengths);
  const ours = lengths.map(([length, messages]) => ({
    id: `ours-${length}`,
    name: `ours, ${messages}`,
    parts: ownParts,
    url: stack.url,
    prepare: (page: Page) => plantDump(page, lengthened(dump, messages)),
  }));
  const bare = lengths.map(([length, messages]) => ({
    id: `bare-${length}`,
    name: `bare React page, ${messages}`,
    parts: bareParts,
    url: `${bareUrl}/?messages=${messages}`,
  }));
  return interleaved([...ours, ...bare], runs, async (page: ConversationPage) => {
    const visit = await measureConversation(browser, page);
    console.log(`${page.name.padEnd(24)} key ${Math.round(visit.key)} ms, send ${Math.round(visit.send)} ms`);
    return visit;
  });
}

/** Opens a conversation at full speed, then types an answer and sends it on a slow processor. */
function measureConversation(browser: Browser, { name, parts, url, prepare }: ConversationPage) {
  return onPhone(browser, { slowNetwork: false }, async (page, cdp) => {
    await page.addInitScript(countStored);
    await prepare?.(page);
    await page.goto(url, { waitUntil: 'commit', timeout: OPEN_LIMIT_MS });
    await page.locator(parts.field).last().click({ timeout: OPEN_LIMIT_MS });
    await page.waitForTimeout(SETTLE_MS);
    const size = await sizeOf(cdp);
    await page.evaluate(watchTyping, { own: parts.own, text: answer });
    await slowCpu(cdp);
    for (const letter of answer) {
      await page.keyboard.press(letter);
      await page.waitForTimeout(KEY_PAUSE_MS);
    }
    await page.waitForTimeout(SETTLE_MS);
    await page.keyboard.press('Enter');
    const hasSent = () => Reflect.get(window, 'benchTyping').send !== undefined;
    await page.waitForFunction(hasSent, undefined, { timeout: SEND_LIMIT_MS, polling: 100 });
    await page.waitForTimeout(SETTLE_MS);
    const { keys, send, stored }: TypingTimes = await page.evaluate(() => Reflect.get(window, 'benchTyping'));
    if (keys.length < answer.length || send === undefined) throw new Error(`${name} lost keys.`);
    return { key: median(keys), send, ...size, stored };
  });
}

/** After a collection of garbage. */
async function sizeOf(cdp: CDPSession): Promise<{ domNodes: number; heap: number }> {
  await cdp.send('Performance.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { domNodes: metric('Nodes'), heap: metric('JSHeapUsedSize') };
}

/** Runs in the page before its scripts: counts what is written to session storage. */
function countStored(): void {
  const counted = { characters: 0 };
  Object.assign(window, { benchStored: counted });
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    if (this === sessionStorage) counted.characters += key.length + String(value).length;
    setItem.call(this, key, value);
  };
}

/** Runs in the page once it waits for an answer: measures each key, and from Enter to the visitor's message with this text. */
function watchTyping({ own, text }: { own: string; text: string }): void {
  const times: TypingTimes = { keys: [], stored: 0 };
  Object.assign(window, { benchTyping: times });
  const afterNextFrame = (then: () => void) => requestAnimationFrame(() => window.benchAfterPaint(then));
  const noteKey = ({ key, timeStamp }: KeyboardEvent) => {
    if (key === 'Enter') waitForMessage(timeStamp);
    else afterNextFrame(() => times.keys.push(performance.now() - timeStamp));
  };
  addEventListener('keydown', noteKey, true);

  function waitForMessage(pressed: number): void {
    const stored: { characters: number } = Reflect.get(window, 'benchStored');
    const before = stored.characters;
    Object.defineProperty(times, 'stored', { get: () => stored.characters - before, enumerable: true });
    const observer = new MutationObserver((changes) => {
      if (!changes.some(({ target, addedNodes }) => [target, ...addedNodes].some(isTheMessage))) return;
      observer.disconnect();
      afterNextFrame(() => {
        times.send = performance.now() - pressed;
      });
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  }

  /** The added part may be the message, inside it or around it. */
  function isTheMessage(node: Node): boolean {
    if (!node.textContent?.includes(text)) return false;
    const element = node instanceof Element ? node : node.parentElement;
    if (element?.closest(own)) return true;
    return [...(element?.querySelectorAll(own) ?? [])].some(({ textContent }) => textContent?.includes(text));
  }
}
