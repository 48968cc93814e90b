import { aJourney } from '@consorcio/shared/testing';
import type { SimulationJourney } from '../state';

/** A visitor who has answered everything up to the plans. */
export function aSimulationJourney(overrides: Partial<SimulationJourney> = {}): SimulationJourney {
  return { ...aJourney(), valorCreditoInCents: 60_000_00, ...overrides };
}
