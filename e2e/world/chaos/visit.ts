import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { ChatPage } from '../../pages/chat-page';
import { waitUntilSettled } from '../../pages/conversation';
import type { Stack } from '../../pages/fixtures/stack';
import type { Settings } from '../plan';

/** What a fault took away that the product cannot know any more. Judges that need it do not judge. */
type Loss = 'tab' | 'lasting' | 'conversation' | 'days';

/** ms that a visitor waits while there are faults. */
const PATIENCE_MS = 8_000;

/** A visitor in the tabs of one browser, and what was done to them. */
export class ChaosVisit {
  readonly lost = new Set<Loss>();
  /** Texts that the visitor has read, in any tab. */
  readonly read = new Set<string>();
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
}
