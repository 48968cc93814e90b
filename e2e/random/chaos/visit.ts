import type { BrowserContext } from '@playwright/test';
import type { Stack } from '../../fixtures/stack';
import type { ChatPage } from '../../pages/chat-page';
import { untilPage } from '../../pages/until-page';
import type { Settings } from '../plan';

/** What a fault took away that the product cannot know any more. Judges that need it do not judge. */
type Loss = 'tab' | 'lasting' | 'conversation' | 'days';

/** A visitor waits this long before they try the page without faults, then before they load it again. In ms. */
const patience = [8_000, 60_000, 60_000] as const;

/** A visitor in the tabs of one browser, and what was done to them. */
export class ChaosVisit {
  readonly lost = new Set<Loss>();
  /** Texts that the visitor has read, in any tab. */
  readonly read = new Set<string>();
  /** How often each option of each step was chosen. */
  readonly chosen = new Map<string, number>();
  /** Ends the faults that last. */
  readonly ends: (() => Promise<void> | void)[] = [];
  /** What happened, one line per move. */
  readonly story: string[] = [];

  constructor(
    readonly context: BrowserContext,
    readonly stack: Stack,
    readonly settings: Settings,
    /** The visitor is in the first one. */
    public tabs: ChatPage[],
  ) {}

  get chat(): ChatPage {
    const [chat] = this.tabs;
    if (!chat) throw new Error('Every tab is closed.');
    return chat;
  }

  /** The visitor goes to another tab. */
  async show(chat: ChatPage): Promise<void> {
    this.tabs = [chat, ...this.tabs.filter((tab) => tab !== chat)];
    await chat.page.bringToFront();
  }

  /** Closes the tab of the visitor, who goes on in another one. Returns whether there is another. */
  async close(): Promise<boolean> {
    const [chat, other] = this.tabs;
    if (!chat || !other) return false;
    await this.show(other);
    this.tabs = this.tabs.filter((tab) => tab !== chat);
    await chat.page.close();
    return true;
  }

  /** Ends every fault that lasts. */
  async endFaults(): Promise<void> {
    for (const end of this.ends.splice(0)) await end();
    await this.context.setOffline(false);
    await this.stack.sandbox.clearFaults();
  }

  /**
   * Waits until the conversation asks something or has ended. A visitor who waits without success gets the network back, and then loads
   * the page again; after that the product is stuck.
   */
  async settle(): Promise<{ readonly step: string; readonly hasEnded: boolean }> {
    const [withFaults, withoutFaults, afterReload] = patience;
    const isLoaded = this.chat.page.url().startsWith('http');
    const settled = isLoaded ? await this.settledWithin(withFaults) : undefined;
    if (settled) return settled;
    this.story.push('  waits without success: the faults end');
    await this.endFaults();
    const later = isLoaded ? await this.settledWithin(withoutFaults) : undefined;
    if (later) return later;
    this.story.push('  waits without success: loads the page');
    await this.chat.page.goto('/');
    const last = await this.settledWithin(afterReload);
    if (last) return last;
    throw new ProductFailure('The conversation does not settle without faults, also after the page was loaded again.');
  }

  private settledWithin(ms: number) {
    const look = () => {
      const { step = '', state } = document.querySelector<HTMLElement>('[data-step]')?.dataset ?? {};
      return (state === 'waiting' || state === 'ended') && { step, hasEnded: state === 'ended' };
    };
    return untilPage(this.chat.page, look, undefined, ms).catch(() => undefined);
  }
}

/** The product broke a promise. Its message says which one. */
export class ProductFailure extends Error {
  override readonly name = 'ProductFailure';
}
