import type { StepOption } from '@consorcio/shared/flow';
import { memo } from 'react';
import { hasNews } from '../talk/selectors';
import { useChatState, useTalk, useTalkView } from '../talk/talk-context';
import { Options } from './options';
import { useAnnouncedOptions } from './use-announced-options';

/** An option of the page, not of the engine, whose talk is over. `to` is where the next talk begins. */
const startAgain: readonly StepOption[] = [
  {
    id: 'comecar-de-novo',
    label: 'Começar uma nova conversa',
    detail: 'Esta conversa sai da tela',
    to: 'intro',
    tone: 'quiet',
  },
];

/** What is left to do when the talk has ended. The option works once, however long the page takes to reload. */
export const Ending = memo(function Ending() {
  const { announcer, onStartAnew } = useTalk();
  const { state } = useChatState();
  const isNews = useTalkView(hasNews); // an end that was restored with the page is not spoken
  const hasEnded = state === 'ended';
  useAnnouncedOptions(announcer, startAgain, hasEnded && isNews ? 'ended' : undefined);

  return hasEnded && <Options options={startAgain} layout="flow" isLocked={false} onChoose={onStartAnew} />;
});
