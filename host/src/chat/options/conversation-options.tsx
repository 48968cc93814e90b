import { useEffect, useEffectEvent } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useAnswer, useChatState, useConversation, useConversationView } from '../conversation/conversation-context';
import { hasNews, isDrawn, occasionOf, optionsOfPart } from '../conversation/selectors';
import { Options } from './options';
import { optionsSpoken, startAgain } from './spoken';

/**
 * The option buttons of the present question, and the option at the end of a conversation, which works once, also while the page takes
 * long to reload.
 */
export function ConversationOptions() {
  const { announcer, optionsOf, chatUrl, startAnew } = useConversation();
  const { state, asked } = useChatState();
  const hasEnded = state === 'ended';
  const asking = useConversationView(useShallow((view) => optionsOfPart(optionsOf(view))));
  const options = hasEnded ? startAgain : asking;
  const occasion = useConversationView(occasionOf);
  const isNews = useConversationView(hasNews);
  const isNew = !useConversationView(isDrawn);
  const answer = useAnswer();

  // Once for each occasion: not again when a typed answer to the same question was refused.
  const announce = useEffectEvent(() => announcer.say(optionsSpoken(options)));
  const announceable = options.length > 0 && isNews ? occasion : undefined;
  useEffect(() => {
    if (announceable !== undefined) announce();
  }, [announceable]);

  if (options.length === 0) return null;
  return (
    <Options
      key={occasion}
      options={options}
      layout={asked?.layout}
      isNew={isNew}
      isLocked={state === 'verifying' || state === 'submitting'}
      chatUrl={chatUrl()}
      onChoose={({ id }) => (hasEnded ? startAnew() : answer({ kind: 'option', id }))}
    />
  );
}
