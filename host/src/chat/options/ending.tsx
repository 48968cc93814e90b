import { useChatState, useConversation, useConversationView } from '../conversation/conversation-context';
import { hasNews } from '../conversation/selectors';
import { Options } from './options';
import { startAgain } from './start-again';
import { useAnnouncedOptions } from './use-announced-options';

/** The option at the end of a conversation. It works once, also while the page takes long to reload. */
export function Ending() {
  const { announcer, startAnew } = useConversation();
  const { state } = useChatState();
  const isNews = useConversationView(hasNews); // an end that was restored with the page is not announced
  const hasEnded = state === 'ended';
  useAnnouncedOptions(announcer, startAgain, hasEnded && isNews ? 'ended' : undefined);
  if (!hasEnded) return null;
  return <Options options={startAgain} layout="flow" isNew={isNews} isLocked={false} onChoose={() => startAnew()} />;
}
