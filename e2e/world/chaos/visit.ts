import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { ChatPage } from '../../pages/chat-page';
import { waitUntilSettled } from '../../pages/conversation';
import type { Stack } from '../../pages/fixtures/stack';
import { waysOn } from '../../serving/attack/attack-test';
import { promise } from '../judges/promises';
import type { Settings } from '../plan';

/** ms that a visitor waits while there are faults. */
const PATIENCE_MS = 8_000;
const warning = /duas (cobranças|propostas)/;
const free = /Nada foi cobrado/;
const onlyOnce = /não será cobrado duas vezes/i;
const raw = /\bundefined\b|\[object |\bNaN\b|TypeError|Cannot read|Failed to fetch|\bnull\b/;

/** A visitor in the tabs of one browser, and what was done to them. */
export class ChaosVisit {
  /** What a fault took away that the product cannot know any more. Judges that need it do not judge. */
  readonly lost = new Set<'tab' | 'lasting' | 'conversation' | 'days'>();
  /** Texts that the visitor has read, in any tab. */
  private readonly read = new Set<string>();
  /** Steps that the visitor has answered. */
  readonly answered = new Set<string>();
  /** What happened, one line per move. */
  readonly story: string[] = [];
  /** Before the page was loaded again: the messages that it showed, or the step of a browser that was killed. */
  before: { readonly texts?: readonly string[]; readonly killedAt?: string } = {};

  constructor(
    readonly context: BrowserContext,
    readonly stack: Stack,
    readonly settings: Settings,
    /** The tab that the visitor looks at. */
    public chat: ChatPage,
  ) {}

  /** The visitor goes to another tab. */
  async show(page: Page): Promise<void> {
    const { typed } = this.chat.card;
    this.chat = new ChatPage(page, true);
    this.chat.card.typed.push(...typed);
    await page.bringToFront();
  }

  /** Closes the tab of the visitor, who goes on in another one. Returns whether there is another. */
  async close(): Promise<boolean> {
    const { page } = this.chat;
    const other = this.context.pages().find((tab) => tab !== page);
    if (!other) return false;
    await this.show(other);
    await page.close();
    return true;
  }

  /** Ends every fault that lasts. */
  async endFaults(): Promise<void> {
    await this.context.unrouteAll({ behavior: 'ignoreErrors' }); // the segments
    await this.context.setOffline(false);
    await this.stack.sandbox.clearFaults();
  }

  /**
   * Waits until the conversation asks something or has ended, and returns its step. A visitor who waits without success, or whose form
   * did not load, gets the network back and loads the page again; after that the product is stuck.
   */
  async settle(): Promise<string> {
    const { page } = this.chat;
    const settled = await Promise.race([waitUntilSettled(page).catch(() => undefined), wait(PATIENCE_MS, undefined)]);
    const isPartAbsent = await page.getByRole('dialog').getByRole('button', { name: 'Tentar novamente' }).isVisible();
    if (settled && !isPartAbsent) return settled.step;
    this.story.push('  waits without success: the faults end, and the page is loaded again');
    await this.endFaults();
    await page.goto('/');
    return (await waitUntilSettled(page)).step;
  }

  /** Judges what the visitor sees at a step: no text is raw or lost, and there is a field, or at least two ways on. */
  async judge(step: string, isOver: boolean): Promise<void> {
    const { chat, lost, before } = this;
    this.before = {};
    const [shown = ''] = await chat.page.locator('body').allInnerTexts();
    const odd = shown.split('\n').find((line) => raw.test(line));
    promise(odd === undefined, `The page shows raw text: "${odd}".`);
    const ways = await waysOn(chat.page);
    const isAlive = ways.length >= (isOver || step === 'intro' ? 1 : 2) || ways.some((way) => way.includes(': text '));
    promise(isAlive, `The visitor can only use [${ways}].`);

    const texts = await chat.transcript();
    const missing = before.texts?.find((text, index) => texts[index] !== text);
    promise(missing === undefined || lost.has('tab'), `A reload lost "${missing}".`);
    const wasOpen = /^payment-(pix|boleto)-options$/.test(before.killedAt ?? '');
    const isFound = step === 'conversa-guardada' || step === 'compra-aberta';
    const isExcused = lost.has('lasting') || lost.has('days'); // beyond the time that a charge is remembered
    promise(!wasOpen || isFound || isExcused, `After a kill at ${before.killedAt} the next visit began at ${step}.`);
    await this.judgeMoney(texts);
  }

  /** Compares what the visitor reads with the ledger. */
  private async judgeMoney(texts: readonly string[]): Promise<void> {
    const { stack, settings, lost, read } = this;
    const fresh = texts.filter((text) => !read.has(text));
    for (const text of fresh) read.add(text);
    const honoursKeys = settings.keys === 'honoured';
    const once = fresh.find((text) => onlyOnce.test(text));
    promise(once === undefined || honoursKeys, `The visitor reads "${once}", but this API ignores keys.`);
    // A tab whose storage was changed from outside cannot know what was sent, so its mistakes are excused.
    if (lost.has('lasting') || lost.has('tab') || lost.has('days')) return;
    const { charges } = await stack.sandbox.ledger();
    const cards = charges.filter(({ metodo, situacao }) => metodo === 'cartao' && situacao !== 'recusado');
    const charged = JSON.stringify(cards);
    const mayBeTwice = !honoursKeys && [...read].some((text) => warning.test(text));
    const proposals = new Set(cards.map(({ propostaID }) => propostaID));
    promise(proposals.size === cards.length || mayBeTwice, `A proposal was charged twice: ${charged}.`);
    const said = fresh.find((text) => free.test(text));
    promise(said === undefined || cards.length === 0, `The visitor reads "${said}", but the ledger has ${charged}.`);
  }
}
