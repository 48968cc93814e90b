import type { StepOption } from '@consorcio/shared/flow';
import { memo } from 'react';
import { hasNews } from '../talk/selectors';
import { useChatState, useTalk, useTalkView } from '../talk/talk-context';
import { Options } from './options';
import { useAnnouncedOptions } from './use-announced-options';

/** An option of the page, not of the engine: the conversation is over. `to` is the first step of the next one. */
const startAgain: readonly StepOption[] = [
  {
    id: 'comecar-de-novo',
    label: 'Começar uma nova conversa',
    detail: 'Esta conversa sai da tela',
    to: 'intro',
    tone: 'quiet',
  },
];

/** The option at the end of a conversation. It works once, also while the page takes long to reload. */
export const Ending = memo(function Ending() {
  const { announcer, onStartAnew } = useTalk();
  const { state } = useChatState();
  const isNews = useTalkView(hasNews); // an end that was restored with the page is not announced
  const hasEnded = state === 'ended';
  useAnnouncedOptions(announcer, startAgain, hasEnded && isNews ? 'ended' : undefined);

  return (
    hasEnded && <Options options={startAgain} layout="flow" isNew={isNews} isLocked={false} onChoose={onStartAnew} />
  );
});
