import { ownParts, peers } from '../pages';
import type { Site } from '../site';
import type { OpenedPage } from './measure-opening';

/** A page, and what is set before each visit of it. */
export interface OpeningPage extends OpenedPage {
  readonly id: string;
  prepare(): void;
}

/** Our page in three deployments, and the pages of the peers. */
export function openingPages({ stack, urlOf }: Site): readonly OpeningPage[] {
  const own = { url: stack.url, parts: ownParts };
  const pause = (fakeLoadDelayMs: number | null) => () => stack.configure({ fakeLoadDelayMs });
  return [
    { id: 'ours', name: 'ours, no pauses', ...own, prepare: pause(0) },
    { id: 'ours-reduced', name: 'ours, reduced motion', ...own, reducedMotion: 'reduce', prepare: pause(null) },
    { id: 'ours-paused', name: 'ours, with the pauses', ...own, prepare: pause(null) },
    ...peers.map((peer) => ({
      id: peer.id,
      name: peer.title,
      url: urlOf(peer),
      parts: peer.parts,
      prepare: () => undefined,
    })),
  ];
}
