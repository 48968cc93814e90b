import type { Fact } from '@consorcio/shared/events';
import type { SimulationJourney } from '../state';

/** Adds an extra income to what is counted as monthly income. Each answer is added, so each must be new money. */
export function addExtraIncome(journey: SimulationJourney, extraInCents: number): SimulationJourney {
  return {
    ...journey,
    rendaExtraInCents: (journey.rendaExtraInCents ?? 0) + extraInCents,
    rendaMensalInCents: (journey.rendaMensalInCents ?? 0) + extraInCents,
  };
}

/** The fact of an income just given, extra income included. */
export function incomeFacts({ rendaMensalInCents }: SimulationJourney): readonly Fact[] {
  return rendaMensalInCents === undefined ? [] : [{ name: 'income.given', payload: { rendaMensalInCents } }];
}
