import type { Message } from '@consorcio/shared/flow';
import { useShallow } from 'zustand/react/shallow';
import type { JourneyView } from '../../journey/journey-store';
import { askingIdOf, partOf } from '../talk/selectors';
import { useTalkView } from '../talk/talk-context';

/**
 * The messages with visible content. A message without text has none once its component was answered, or while its segment is
 * neither loaded nor about to be. The array stays the same until one of them changes.
 */
export function useVisibleMessages(): readonly Message[] {
  return useTalkView(useShallow(visibleMessagesOf));
}

function visibleMessagesOf(view: JourneyView): readonly Message[] {
  const askingId = askingIdOf(view);
  return view.snapshot.transcript.filter(
    ({ id, text, component }) =>
      text !== '' || (component && (!component.asks || id === askingId) && partOf(view, component)),
  );
}
