import { memo } from 'react';
import { useChatState, useConversation, useConversationView } from '../conversation/conversation-context';
import { brandNameOf, isDrawn, lastSenderOf } from '../conversation/selectors';
import { TypingMark } from './typing-mark';

/** The typing mark, while the visitor waits for the bot. An overlay form shows its own progress while it is sent. */
export const ConversationTypingMark = memo(function ConversationTypingMark() {
  const { onSkipDelay } = useConversation();
  const { state, isSubmitting } = useChatState();
  const brandName = useConversationView(brandNameOf);
  const isFirst = useConversationView((view) => lastSenderOf(view) !== 'bot');
  const isNew = !useConversationView(isDrawn);
  const isTyping = useConversationView(({ snapshot }) => snapshot.phase.kind === 'typing');

  if (state !== 'busy' || isSubmitting) return null;
  return (
    <TypingMark brandName={brandName} isFirst={isFirst} isNew={isNew} onSkip={isTyping ? onSkipDelay : undefined} />
  );
});
