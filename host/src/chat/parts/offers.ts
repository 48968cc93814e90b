import type { Message, StepOption } from '@consorcio/shared/flow';

/** Options that a message's component offers in the place of buttons, by the id of the message. */
export type Offers = ReadonlyMap<number, readonly StepOption[]>;

/**
 * Gives each option with a `part` to the last message that carries this component of this segment: an earlier one shows
 * what was true when it was said. An option whose component is nowhere is offered nowhere.
 */
export function offersOf(options: readonly StepOption[], segment: string, transcript: readonly Message[]): Offers {
  const offers = new Map<number, readonly StepOption[]>();
  for (const part of new Set(options.map((option) => option.part))) {
    const last = transcript.findLast(({ component }) => component?.segment === segment && component.name === part);
    if (last) offers.set(last.id, optionsOfPart(options, part));
  }
  return offers;
}

/** The options of one part; without a part, those that are buttons under the talk. */
export function optionsOfPart(options: readonly StepOption[], part?: string): readonly StepOption[] {
  return options.filter((option) => option.part === part);
}

/** Chooses by id among what is offered; any other id is passed over. */
export function chooseAmong(offered: readonly StepOption[], id: string, onChoose: (option: StepOption) => void): void {
  const option = offered.find((candidate) => candidate.id === id);
  if (option) onChoose(option);
}
