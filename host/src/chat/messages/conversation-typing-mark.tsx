import { useChatState, useConversation, useConversationView } from '../conversation/conversation-context';
import { checkedAnswerOf, isDrawn, isRestOf } from '../conversation/selectors';
import { TypingMark } from './typing-mark';

/** The typing mark, while the visitor waits for the bot. An overlay form shows its own progress while it is sent. */
export function ConversationTypingMark() {
  const { driver } = useConversation();
  const { state } = useChatState();
  const brandName = useConversationView(({ brand }) => brand.nome);
  const isFirst = useConversationView(
    (view) => (checkedAnswerOf(view) ?? view.snapshot.transcript.at(-1))?.sender !== 'bot',
  );
  const isNew = !useConversationView(isDrawn);
  const isTyping = useConversationView(({ snapshot }) => snapshot.phase.kind === 'typing');
  const isRest = useConversationView(isRestOf);

  if ((state !== 'busy' && state !== 'verifying') || isRest) return null;
  return (
    <TypingMark
      brandName={brandName}
      isFirst={isFirst}
      isNew={isNew}
      onSkip={isTyping ? driver.skipDelay : undefined}
    />
  );
}
