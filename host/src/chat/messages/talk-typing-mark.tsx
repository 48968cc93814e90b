import { memo } from 'react';
import { brandNameOf, isDrawn, lastSenderOf } from '../talk/selectors';
import { useChatState, useTalk, useTalkView } from '../talk/talk-context';
import { TypingMark } from './typing-mark';

/** The typing mark, while the visitor waits for the bot. An overlay form shows its own progress while it is sent. */
export const TalkTypingMark = memo(function TalkTypingMark() {
  const { onSkipDelay } = useTalk();
  const { state, isSubmitting } = useChatState();
  const brandName = useTalkView(brandNameOf);
  const isFirst = useTalkView((view) => lastSenderOf(view) !== 'bot');
  const isNew = !useTalkView(isDrawn);
  const isTyping = useTalkView(({ snapshot }) => snapshot.phase.kind === 'typing');

  if (state !== 'busy' || isSubmitting) return null;
  return (
    <TypingMark brandName={brandName} isFirst={isFirst} isNew={isNew} onSkip={isTyping ? onSkipDelay : undefined} />
  );
});
