import { AppError } from '@consorcio/shared/errors';
import { CONTRACT_VERSION, type Segment } from '@consorcio/shared/flow';
import { adaptSpecialists } from './adapt-specialists';

/** The contracts this host can play: its own, and the one before it, so that no team has to deploy on the same day as the host. */
export const supportedContracts: readonly number[] = [CONTRACT_VERSION, CONTRACT_VERSION - 1];

/** Called before the code of a segment runs: a build of another contract would fail in the middle of the talk. */
export function refuseOtherContracts(name: string, contract: number, source: string): void {
  if (supportedContracts.includes(contract)) return;
  throw new AppError(
    'segment.contract',
    `The segment ${name} speaks contract ${contract}, says ${source}, and this host ${supportedContracts.join(' and ')}. ` +
      'Release a build that speaks one of these.',
  );
}

/**
 * The only place that knows what an older contract looked like: it turns a segment of it into one of the present contract.
 * A segment of contract 5 declares no state, and finds what it wrote in the shared journey.
 */
export function adaptSegment(segment: Segment): Segment {
  if (segment.contract === CONTRACT_VERSION) return segment;
  const steps = Object.entries(segment.steps).map(([name, step]) => [name, adaptSpecialists(step)] as const);
  return { ...segment, contract: CONTRACT_VERSION, steps: Object.fromEntries(steps) };
}
