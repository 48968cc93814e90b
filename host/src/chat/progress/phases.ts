import type { Snapshot } from '@consorcio/shared/flow';
import type { JourneyStore } from '../../talk/journey-store';

/** The parts of a purchase, in their order. */
export const phases = ['Simulação', 'Proposta', 'Pagamento', 'Conclusão'] as const;
export type ProgressPhase = (typeof phases)[number];

/** The segment of each part. */
const segments: readonly (string | undefined)[] = ['simulation', 'proposal', 'payment', 'survey'];
const phaseOf = (segment: string | undefined): ProgressPhase | undefined => phases[segments.indexOf(segment)];

/**
 * The phase of a conversation that was in `last` before. The host's own steps keep the last phase; after a reload, a step that explains
 * a failure belongs to the phase that failed. The greeting, and the first step of a visitor who returns, belong to none.
 */
export function phaseAfter(
  last: ProgressPhase | undefined,
  { place, trouble }: Pick<Snapshot, 'place' | 'trouble'>,
): ProgressPhase | undefined {
  return phaseOf(place.segment) ?? last ?? phaseOf((trouble?.origin ?? trouble?.place)?.segment);
}

/** 'Etapa 2 de 4: Proposta'. */
export function phaseWords(phase: ProgressPhase): string {
  return `Etapa ${phases.indexOf(phase) + 1} de ${phases.length}: ${phase}`;
}

/**
 * Calls `onPhase` with each new phase of the conversation, before its first message is announced. `words` announce the change from one
 * phase to another; the first one, or a restored one, has none. Returns a function that stops it.
 */
export function followPhase(
  store: JourneyStore,
  onPhase: (phase: ProgressPhase, words: string | undefined) => void,
): () => void {
  let last = phaseAfter(undefined, store.getState().snapshot);
  return store.subscribe(({ snapshot }) => {
    const next = phaseAfter(last, snapshot);
    if (next === undefined || next === last) return;
    onPhase(next, last && phaseWords(next));
    last = next;
  });
}
