import type { StepOption } from '@consorcio/shared/flow';
import { useAnnouncedOptions } from './hooks/use-announced-options';
import { Options } from './options';
import type { Announcer } from './speech/announcer';

/** Not the engine's: its talk is over. `to` is where the next one begins. */
const startAnew: readonly StepOption[] = [
  {
    id: 'comecar-de-novo',
    label: 'Começar uma nova conversa',
    detail: 'Esta conversa sai da tela',
    to: 'intro',
    tone: 'quiet',
  },
];

export interface EndingProps {
  announcer: Announcer;
  /** The talk ended while it was on the screen: an end that came with the page is not spoken. */
  isNews: boolean;
  /** Called once: like any other, the option is deaf once pressed, however long the page takes to go. */
  onStartAnew(): void;
}

/** What is left to do when the talk has ended. */
export function Ending({ announcer, isNews, onStartAnew }: EndingProps) {
  useAnnouncedOptions(announcer, startAnew, isNews ? 'ended' : undefined);

  return <Options options={startAnew} layout="flow" isLocked={false} onChoose={onStartAnew} />;
}
