import { useShallow } from 'zustand/react/shallow';
import { useAnswer, useChatState, useConversation, useConversationView } from '../conversation/conversation-context';
import { hasNews, isDrawn, occasionOf } from '../conversation/selectors';
import { optionsOfPart } from '../parts/offers';
import { Options } from './options';
import { useAnnouncedOptions } from './use-announced-options';

/** The option buttons of the present question. */
export function ConversationOptions() {
  const { announcer, optionsOf, chatUrl } = useConversation();
  const { asked, isVerifying, isSubmitting } = useChatState();
  const options = useConversationView(useShallow((view) => optionsOfPart(optionsOf(view))));
  const occasion = useConversationView(occasionOf);
  const isNews = useConversationView(hasNews);
  const isNew = !useConversationView(isDrawn);
  const answer = useAnswer();
  useAnnouncedOptions(announcer, options, options.length > 0 && isNews ? occasion : undefined);

  if (options.length === 0) return null;
  return (
    <Options
      key={occasion}
      options={options}
      layout={asked?.layout ?? 'flow'}
      isNew={isNew}
      isLocked={isVerifying || isSubmitting}
      chatUrl={chatUrl()}
      onChoose={({ id }) => answer({ kind: 'option', id })}
    />
  );
}
