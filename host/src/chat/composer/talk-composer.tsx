import { fieldOf } from '@consorcio/shared/flow';
import { memo, type RefObject, useEffect } from 'react';
import { draftOf, lastSenderOf, problemOf } from '../talk/selectors';
import { useChatState, useTalk, useTalkView } from '../talk/talk-context';
import { Composer } from './composer';
import type { TextElement } from './field';
import { preloadMasks } from './mask';

export interface TalkComposerProps {
  field: RefObject<TextElement | null>;
}

/** The composer with the present question: the only part of the chat that renders at a key press. */
export const TalkComposer = memo(function TalkComposer({ field }: TalkComposerProps) {
  const { sceneOf, answerOnce, onDraft } = useTalk();
  const { state, asked, key, token, isVerifying } = useChatState();
  const scene = useTalkView(sceneOf);
  const draft = useTalkView(draftOf);
  const problem = useTalkView(problemOf);
  const hasAnswered = useTalkView((view) => lastSenderOf(view) === 'user');
  useEffect(() => {
    if (hasAnswered) preloadMasks();
  }, [hasAnswered]);
  const question =
    asked?.input && key !== undefined
      ? { key, input: fieldOf(asked.input, scene), draft, problem, isVerifying }
      : undefined;
  return (
    <Composer
      question={question}
      mayContinue={state === 'busy'}
      field={field}
      onSubmit={(text) => answerOnce({ key, token }, { kind: 'typed', text })}
      onDraft={onDraft}
    />
  );
});
