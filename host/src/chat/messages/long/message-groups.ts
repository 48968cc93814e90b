import type { Message } from '@consorcio/shared/flow';
import { type Gap, groupOf, isRecent, type Rendered } from '../gaps';

/** Neighbouring messages that are rendered and removed together. */
export interface MessageGroup {
  readonly number: number;
  /** The number of its messages. */
  readonly size: number;
  /** Its messages are always rendered. */
  readonly isRecent: boolean;
  /** Its rows, or the gap that it shares with its neighbours. */
  readonly rows: readonly Element[] | undefined;
  readonly gapRow: Element | undefined;
}

/** The groups of a conversation with their elements, which follow from the order in the list: a message has one row. */
export function groupsIn(list: Element, { messages, gaps }: Rendered): readonly MessageGroup[] {
  const elements = [...list.children];
  let next = 0;
  let lastGap: Gap | undefined;
  return membersOf(messages).map(([number, members]): MessageGroup => {
    const gap = gaps.get(number);
    if (gap && gap !== lastGap) next += 1;
    lastGap = gap;
    const start = next;
    if (!gap) next += members.length;
    return {
      number,
      size: members.length,
      isRecent: members.some((message) => isRecent(message, messages)),
      rows: gap ? undefined : elements.slice(start, next),
      gapRow: gap && elements[next - 1],
    };
  });
}

function membersOf(messages: readonly Message[]): readonly [number, readonly Message[]][] {
  const members = new Map<number, Message[]>();
  for (const message of messages) {
    const group = members.get(groupOf(message));
    if (group) group.push(message);
    else members.set(groupOf(message), [message]);
  }
  return [...members];
}
