import { fieldOf, optionsOf } from '@consorcio/shared/flow';
import { memo, type RefObject, useEffect, useRef } from 'react';
import { useChatState, useConversation, useConversationView } from '../conversation/conversation-context';
import { asksInSegment, draftOf, hasNews, problemOf } from '../conversation/selectors';
import { useKeyboardInset } from '../hooks/use-keyboard-inset';
import { useTypeToFocus } from '../hooks/use-type-to-focus';
import { Composer } from './composer';
import type { TextElement } from './field';
import { preloadMasks } from './mask';

export interface ConversationComposerProps {
  /** The elements without a control that may have the focus: a letter typed there goes into the field. */
  focusTargets: readonly RefObject<HTMLElement | null>[];
}

/** The composer with the present question: the only part of the chat that renders at a key press. */
export const ConversationComposer = memo(function ConversationComposer({ focusTargets }: ConversationComposerProps) {
  const field = useRef<TextElement>(null);
  const { sceneOf, answerOnce, onDraft } = useConversation();
  const { state, asked, key, token, isVerifying } = useChatState();
  const scene = useConversationView(sceneOf);
  const draft = useConversationView(draftOf);
  const problem = useConversationView(problemOf);
  useKeyboardInset();
  useTypeToFocus(field, focusTargets, state === 'waiting' && asked?.input !== undefined);
  const isSegmentAsking = useConversationView((view) => hasNews(view) && asksInSegment(view)); // since the page loaded
  useEffect(() => {
    if (isSegmentAsking) preloadMasks(); // a later question may need one; this one is here already
  }, [isSegmentAsking]);
  const input = asked?.input;
  const question =
    input && key !== undefined
      ? {
          key,
          input: fieldOf(input, scene),
          check: (typed: string) => input.check(typed, scene),
          draft,
          problem,
          isVerifying,
        }
      : undefined;
  const log = focusTargets.at(-1);
  const toOptions = () =>
    log?.current?.querySelector<HTMLElement>('[aria-label="Opções de resposta"] :is(a, button)')?.focus();
  return (
    <Composer
      question={question}
      mayContinue={state === 'busy'}
      field={field}
      toOptions={asked && optionsOf(asked, scene).length > 0 ? toOptions : undefined}
      onSubmit={(text) => answerOnce({ key, token }, { kind: 'typed', text })}
      onDraft={onDraft}
    />
  );
});
