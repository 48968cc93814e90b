import type { Configuration } from 'webpack';
import type { CheckName } from '../verify';

/** One change to the small survey of fixtures/contract-7, or to one of the product's segments. */
export interface Change {
  readonly name: string;
  /** The product's segment that is changed; the small survey if absent. Its build is larger, so most changes need none. */
  readonly segment?: 'simulation' | 'proposal' | 'payment';
  /** The steps that are played; all if absent. */
  readonly steps?: readonly string[];
  /** By source file: texts and their replacements. */
  readonly edits?: Readonly<Record<string, readonly (readonly [before: string, after: string])[]>>;
  /** New files of the sources. */
  readonly files?: Readonly<Record<string, string>>;
  /** Source files that are moved. */
  readonly moves?: Readonly<Record<string, string>>;
  readonly config?: (config: Configuration) => void;
  /** Changes the finished build in this folder. */
  readonly built?: (dir: string) => void;
}

/** A change that this check must catch, with a sentence that contains these words. */
export interface BreakingChange extends Change {
  readonly caughtBy: CheckName;
  readonly message: string;
}

/** A change that no check may catch. */
export const harmless = (name: string, change: Omit<Change, 'name'> = {}): Change => ({ ...change, name });

/** Builds changes that one check must catch. */
export const caughtBy =
  (check: CheckName) =>
  (name: string, message: string, change: Omit<Change, 'name'>): BreakingChange => ({
    ...change,
    name,
    caughtBy: check,
    message,
  });

const used = 'const row = useRef(null);';

/** Adds code at the start of the component `nota`: it runs each time the component is rendered. */
export const inNota = (body: string) => ({ [paths.notaPart]: [[used, `${used}\n  ${body}`]] }) as const;

/** Adds an effect to the component `nota`: it runs each time the component is mounted. */
export const effectInNota = (body: string) => inNota(`useEffect(() => {\n    ${body}\n  }, []);`);

/** Adds code to the file of the component `nota`: it runs once. */
export const onceInNota = (body: string) =>
  ({ [paths.notaPart]: [['/** Asks for a score', `${body}\n/** Asks for a score`]] }) as const;

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
