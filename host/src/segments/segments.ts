import type { Place, Segment } from '@consorcio/shared/flow';
import type { Late } from '../platform/late';
import { hostCode } from '../platform/load-limit';

/** The segments of a journey, with the parts of the chat that show them. */
export interface Segments {
  /**
   * The segment that the journey enters: the build it entered before if the release names it, else the one that the release names now.
   * If that does not load, another build of the release or of the page is used. Rejects with `segment.absent`, `.unreachable`,
   * `.timeout`, `.broken` or `.contract`, or with the error of reading the release; the next call then sends new requests.
   */
  load(name: string): Promise<Segment>;
  /** The build that the release names now, although the journey entered another one: that one proved to be broken. */
  replace(name: string): Promise<Segment>;
  /** What `load` would return, if that needs no waiting: the page has the segment, and has just read that the release names it. */
  atHand(name: string): Segment | undefined;
  /**
   * Loads a segment before it is needed, with the components of its first question, or of the one that begins at `step`. A failure is
   * reported if the segment caused it, and has no effect.
   */
  preload(name: string, step?: string): void;
  /** A question is on the screen: loads components that the next one may need, and reads the release if a segment may end here. */
  foresee(segments: Readonly<Record<string, Segment>>, place: Place): void;
  /** The page shows the first step of a segment that was loaded. */
  firstStepShown(name: string): void;
}

/** Segments whose code loads at its first use: the first messages need none of it. */
export function segmentsOnDemand(open: Late<Segments>): Segments {
  const opened = () => hostCode(open());
  const whenOpen = (use: (segments: Segments) => void) => void opened().then(use, () => undefined);
  return {
    load: async (name) => (await opened()).load(name),
    replace: async (name) => (await opened()).replace(name),
    atHand: (name) => open.present()?.atHand(name),
    preload: (...what) => whenOpen((segments) => segments.preload(...what)),
    foresee: (...where) => whenOpen((segments) => segments.foresee(...where)),
    firstStepShown: (name) => whenOpen((segments) => segments.firstStepShown(name)),
  };
}
