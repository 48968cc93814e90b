import type { Message } from '@consorcio/shared/flow';
import { useState } from 'react';
import type { JourneyView } from '../../journey/journey-store';
import { useConversationView } from '../conversation/conversation-context';
import { rememberLast } from '../conversation/remember-last';
import { askingIdOf, checkedAnswerOf, partOf } from '../conversation/selectors';

/**
 * The messages with visible content. A message without text has none once its component was answered, or while its segment is
 * neither loaded nor about to be. An answer that the server checks is a message at once; a refusal takes it back. A key press does not
 * look at them again.
 */
export function useVisibleMessages(): readonly Message[] {
  const [visibleFrom] = useState(() => rememberLast(visibleMessages));
  return useConversationView((view) =>
    visibleFrom(view.snapshot.transcript, askingIdOf(view), view.segments, view.arriving, checkedAnswerOf(view)),
  );
}

function visibleMessages(
  transcript: readonly Message[],
  askingId: number | undefined,
  segments: JourneyView['segments'],
  arriving: JourneyView['arriving'],
  checkedAnswer: Message | undefined,
): readonly Message[] {
  const visible = transcript.filter(
    ({ id, text, component }) =>
      text !== '' || (component && (!component.asks || id === askingId) && partOf({ segments, arriving }, component)),
  );
  return checkedAnswer ? [...visible, checkedAnswer] : visible;
}
