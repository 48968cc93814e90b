import type { Fact } from '@consorcio/shared/events';
import type { SimulationJourney } from '../state';

/** Adds an extra income to the monthly income. Every answer is added, so the visitor must not repeat an income. */
export function addExtraIncome(journey: SimulationJourney, extraInCents: number): SimulationJourney {
  return {
    ...journey,
    rendaExtraInCents: (journey.rendaExtraInCents ?? 0) + extraInCents,
    rendaMensalInCents: (journey.rendaMensalInCents ?? 0) + extraInCents,
  };
}

/** The fact that an income was given; it includes the extra income. */
export function incomeFacts({ rendaMensalInCents }: SimulationJourney): readonly Fact[] {
  return rendaMensalInCents === undefined ? [] : [{ name: 'income.given', payload: { rendaMensalInCents } }];
}
