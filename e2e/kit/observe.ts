import type { Noted, Stall } from './evidence';
import type { KitPage } from './kit-page';

/** What was noted about the page while code of the segment ran. */
export interface PageNotes {
  readonly noted: Noted[];
  readonly stalls: Stall[];
}

/** Does something on a page and records what code of the segment did to the page meanwhile. `where` names it in the report. */
export type WatchedWork = <T>(where: string, work: () => Promise<T>) => Promise<T>;

/** Does something on the page and records what code from `origin` did to the page meanwhile. `where` names it in the report. */
export async function observe<T>(
  { noted, stalls }: PageNotes,
  page: KitPage,
  { where, origin }: { readonly where: string; readonly origin: string },
  work: () => Promise<T>,
): Promise<T> {
  await page.thread.start();
  const done = await work().catch(async (error: unknown) => {
    if (!page.isStuck()) await page.thread.stop(origin); // the next step starts it again
    throw error;
  });
  if (page.isStuck()) return done;
  const own = await page.thread.stop(origin);
  stalls.push(...own.map((stall) => ({ ...stall, where })));
  const notes = await page.kit.notes();
  noted.push(...notes.map((note) => ({ ...note, where })));
  return done;
}
