import type { StepOption } from '@consorcio/shared/flow';

/** An option of the page, not of the engine: the conversation is over. `to` is the first step of the next one. */
export const startAgain: readonly StepOption[] = [
  {
    id: 'comecar-de-novo',
    label: 'Começar uma nova conversa',
    detail: 'A conversa atual será apagada',
    to: 'intro',
    tone: 'quiet',
  },
];

/** The announcement of a step's options: their number, their labels, and the second line of each: its details, or why it is unavailable. */
export function optionsSpoken(options: readonly Pick<StepOption, 'label' | 'detail' | 'unavailable'>[]): string {
  const labels = options.map(({ label, detail, unavailable = detail }) =>
    unavailable ? `${label}, ${unavailable}` : label,
  );
  return `${labels.length} ${labels.length === 1 ? 'opção' : 'opções'}: ${labels.join('; ')}`;
}
