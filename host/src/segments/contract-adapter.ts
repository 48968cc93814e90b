import { AppError } from '@consorcio/shared/errors';
import { CONTRACT_VERSION, type Segment } from '@consorcio/shared/flow';
import { adaptSpecialists } from './adapt-specialists';

/** The contracts this host can play: its own, and the one before it, so that no team must deploy on the same day as the host. */
export const supportedContracts: readonly number[] = [CONTRACT_VERSION, CONTRACT_VERSION - 1];

/** Called before the code of a segment runs: a build that speaks otherwise would fail in the middle of the talk. */
export function refuseOtherContracts(name: string, contract: number, source: string): void {
  if (supportedContracts.includes(contract)) return;
  throw new AppError(
    'segment.contract',
    `The segment ${name} speaks contract ${contract}, says ${source}, and this host ${supportedContracts.join(' and ')}. ` +
      'Release a build that speaks one of these.',
  );
}

/**
 * Turns a segment of an older contract into one of the present contract. Builds of contract 4 also bring their own zod and
 * federation code, which needs no translation.
 */
export function adaptSegment(segment: Segment): Segment {
  if (segment.contract === CONTRACT_VERSION) return segment;
  const steps = Object.entries(segment.steps).map(([name, step]) => [name, adaptSpecialists(step)] as const);
  return { ...segment, contract: CONTRACT_VERSION, steps: Object.fromEntries(steps) };
}
