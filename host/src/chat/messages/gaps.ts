import type { Message } from '@consorcio/shared/flow';

/** The space of consecutive messages that are not rendered because they are far from the view. */
export interface Gap {
  /** px. */
  readonly height: number;
}

/** The gaps of a conversation by group. Neighbouring groups share one, so that a longer conversation needs no more elements. */
export type Gaps = ReadonlyMap<number, Gap>;

/** What is rendered now. */
export interface Rendered {
  readonly messages: readonly Message[];
  readonly gaps: Gaps;
}

const GROUP = 25;
/** px of a message that has not been rendered yet. */
export const ESTIMATE = 88;

/**
 * The number of a message's group; a group is rendered as a whole. It follows from the id and not from the position: a message that
 * disappears does not move the later ones to other groups.
 */
export function groupOf({ id }: Pick<Message, 'id'>): number {
  return Math.floor(id / GROUP);
}

/** Whether a message is in one of the two newest groups, which are always rendered. */
export function isRecent(message: Message, messages: readonly Message[]): boolean {
  return groupOf(message) > groupOf(messages.at(-1) ?? message) - 2;
}
