import type { Browser } from '@playwright/test';
import { interleaved } from '../interleaved';
import { ownParts, peers } from '../pages';
import type { Site } from '../site';
import { type MeasuredOpening, measureOpening, type OpenedPage } from './measure-opening';

/** A page, and what is set before each visit of it. */
interface OpeningPage extends OpenedPage {
  readonly id: string;
  prepare?(): void;
}

/** Visits every page so many times, in turn. */
export function measureOpenings(browser: Browser, site: Site, runs: number) {
  return interleaved<MeasuredOpening, OpeningPage>(openingPages(site), runs, async (page) => {
    page.prepare?.();
    const opening = await measureOpening(browser, page);
    console.log(
      `${page.name.padEnd(24)} option ${Math.round(opening.option)} ms, answer ${Math.round(opening.answer)} ms`,
    );
    return opening;
  });
}

/** Our page in three deployments, and the pages of the peers. */
function openingPages({ stack, urlOf }: Site): readonly OpeningPage[] {
  const own = { url: stack.url, parts: ownParts };
  const pause = (fakeLoadDelayMs: number | null) => () => stack.configure({ fakeLoadDelayMs });
  return [
    { id: 'ours', name: 'ours, no pauses', ...own, prepare: pause(0) },
    { id: 'ours-reduced', name: 'ours, reduced motion', ...own, reducedMotion: 'reduce', prepare: pause(null) },
    { id: 'ours-paused', name: 'ours, with the pauses', ...own, prepare: pause(null) },
    ...peers.map((peer) => ({ id: peer.id, name: peer.title, url: urlOf(peer), parts: peer.parts })),
  ];
}
