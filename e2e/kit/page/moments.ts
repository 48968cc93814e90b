// What is looked at when parts are drawn and when they are gone, and how an error of a part is noted.
import { note } from './journal';
import { thrownMessage } from './message-of';
import { placeOfError } from './watch/calls';
import { noteFocusInPart } from './watch/focus';
import { noteWrappedHistory } from './watch/navigation';
import { noteReachingStyles } from './watch/styles';
import { noteRunningTimers } from './watch/timers';

/** Looks at a page on which parts are drawn and nothing was pressed. */
export function lookAtDrawn(): void {
  noteFocusInPart();
  noteReachingStyles();
  noteWrappedHistory();
}

/** Looks at a page whose parts are gone. */
export function lookAtGone(): void {
  noteRunningTimers();
}

/** Notes an error of a part: as it loads, as it is drawn again, or as it is removed. */
export function noteError(kind: 'part' | 'thrown' | 'cleanup', error: unknown, of = ''): void {
  note(kind, of ? `${of}: ${thrownMessage(error)}` : thrownMessage(error), placeOfError(error));
}
