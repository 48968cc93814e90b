import type { Message, StepOption } from '@consorcio/shared/flow';
import type { JourneyView } from '../../talk/journey-store';
import { chatStateOf } from '../conversation/selectors';

/**
 * The options that a message's component offers instead of buttons. Only the last message with that component, in the segment that
 * asks, offers them: an earlier one shows the state at its time.
 */
export function offeredIn(
  { id, component }: Pick<Message, 'id' | 'component'>,
  options: readonly StepOption[],
  view: JourneyView,
): readonly StepOption[] {
  const { place, transcript } = view.snapshot;
  if (!component || component.segment !== place.segment || chatStateOf(view).state !== 'waiting') return [];
  const last = transcript.findLast(
    (message) => message.component?.segment === component.segment && message.component.name === component.name,
  );
  return last?.id === id ? optionsOfPart(options, component.name) : [];
}

/** The options of one part; without a part, those shown as buttons below the messages. */
export function optionsOfPart(options: readonly StepOption[], part?: string): readonly StepOption[] {
  return options.filter((option) => option.part === part);
}

/** Whether the present question can be answered only in its component: there is neither a button nor a field below the messages. */
export function isOnlyControl(options: readonly StepOption[], view: JourneyView): boolean {
  const { state, asked } = chatStateOf(view);
  return state === 'waiting' && !asked?.input && optionsOfPart(options).length === 0;
}
