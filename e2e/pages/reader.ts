import type { Page } from '@playwright/test';

/** What a reader saw of one scroll movement. */
export interface Movement {
  /** px by which the messages moved; messages that stay rendered all move alike. */
  readonly moved: number;
  /** px between the movement of the log and the asked one: the log ends there. */
  readonly isAtEdge: boolean;
  /** The texts of the rendered messages. */
  readonly texts: readonly string[];
  /** The number of elements of the page. */
  readonly elements: number;
}

/** A person who reads earlier messages with a wheel. */
export class Reader {
  constructor(private readonly page: Page) {}

  /** Scrolls by `px` and compares the place of a message before and after, once the log stands still. */
  async scroll(px: number): Promise<Movement> {
    const seen = await this.page.getByRole('log').evaluateHandle((log) => {
      const middle = log.getBoundingClientRect().top + log.clientHeight / 2;
      const rows = [...log.querySelectorAll('ol > li:not([aria-hidden])')];
      const row = rows.find((candidate) => candidate.getBoundingClientRect().bottom > middle) ?? rows.at(-1);
      return { row, top: row?.getBoundingClientRect().top ?? 0, scrollTop: log.scrollTop };
    });
    await this.page.mouse.wheel(0, px);
    const movement = await this.page.getByRole('log').evaluate(
      async (log, { seen: { row, top, scrollTop }, px }) => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        const isAtEdge = () => (px < 0 ? log.scrollTop : log.scrollHeight - log.clientHeight - log.scrollTop) < 1;
        for (let last = Number.NaN; log.scrollTop !== last || (last === scrollTop && !isAtEdge()); ) {
          last = log.scrollTop;
          await frame();
        }
        return {
          moved: row?.isConnected ? row.getBoundingClientRect().top - top : Number.NaN,
          isAtEdge: isAtEdge(),
          texts: [...log.querySelectorAll('ol > li:not([aria-hidden])')].map((one) => one.textContent ?? ''),
          elements: document.querySelectorAll('*').length,
        };
      },
      { seen, px },
    );
    await seen.dispose();
    return movement;
  }
}
