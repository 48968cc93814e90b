import type { Configuration } from 'webpack';
import type { CheckName } from '../verify';

/** One change to the small segment of fixtures/contract-6. */
export interface Change {
  readonly name: string;
  /** By file of the sources: what is there, and what stands in its place. */
  readonly edits?: Readonly<Record<string, readonly (readonly [before: string, after: string])[]>>;
  /** New files of the sources. */
  readonly files?: Readonly<Record<string, string>>;
  /** Files of the sources that are elsewhere from now on. */
  readonly moves?: Readonly<Record<string, string>>;
  readonly config?: (config: Configuration) => void;
  /** Changes what was built; it gets the folder. */
  readonly built?: (dir: string) => void;
}

/** A change that must be caught: by this check, with a sentence that has these words. */
export interface BreakingChange extends Change {
  readonly caughtBy: CheckName;
  readonly saying: string;
}

export const paths = {
  segment: 'src/segment.ts',
  algoMais: 'src/steps/pesquisa-algo-mais.step.ts',
  nota: 'src/steps/pesquisa-nota.step.ts',
  comentario: 'src/steps/pesquisa-comentario.step.ts',
  recado: 'src/steps/pesquisa-recado.step.ts',
  fim: 'src/steps/pesquisa-fim.step.ts',
  notaPart: 'src/components/nota.js',
  recadoPart: 'src/components/recado.js',
} as const;
