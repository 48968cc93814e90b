import type { Brand } from '@consorcio/shared/entities';
import { brandVariables, contrastRatio, controlContrast, textContrast } from '@consorcio/shared/theme';

/** Two colours of a brand that are seen on each other. */
export interface Contrast {
  readonly pair: readonly [front: string, ground: string];
  readonly colours: readonly [front: string, ground: string];
  readonly ratio: number;
  /** What WCAG 2.2 AA requires: 4.5 for text, 3 for edges of controls. */
  readonly needed: number;
}

export function brandContrasts(brand: Pick<Brand, 'tema' | 'corners'>): readonly Contrast[] {
  const variables = brandVariables(brand);
  const derived = (name: string) => variables[`--color-${name}`] ?? '';
  const { primaryBackground, primaryForeground } = brand.tema;
  return [
    measured(['primaryForeground', 'primaryBackground'], primaryForeground, primaryBackground, textContrast),
    ...textPairs.map((pair) => measured(pair, derived(pair[0]), derived(pair[1]), textContrast)),
    ...controlPairs.map((pair) => measured(pair, derived(pair[0]), derived(pair[1]), controlContrast)),
  ];
}

/**
 * Every pair of a brand's colours with too little contrast; empty for a good brand. Derived colours are shaded until they
 * have enough, so only the brand's own choice can fail: `primaryForeground` on `primaryBackground`.
 */
export function contrastShortfalls(brand: Pick<Brand, 'tema' | 'corners'>): readonly Contrast[] {
  return brandContrasts(brand).filter(({ ratio, needed }) => ratio < needed);
}

function measured(pair: Pair, front: string, ground: string, needed: number): Contrast {
  return { pair, colours: [front, ground], ratio: contrastRatio(front, ground), needed };
}

type Pair = Contrast['pair'];

const grounds = ['page', 'surface', 'surface-sunken', 'primary-soft', 'danger-soft'];
const textPairs: readonly Pair[] = [
  ...pairsOf(['text', 'text-quiet', 'primary-text', 'danger'], grounds),
  ['text-quiet', 'border'], // a control that cannot be used now
  ...pairsOf(['on-primary'], ['primary', 'primary-deep']),
  ['on-bubble-bot', 'bubble-bot'],
  ['on-bubble-user', 'bubble-user'],
  ['on-specialists', 'specialists'],
];
const controlPairs: readonly Pair[] = [
  ...pairsOf(['border-control', 'primary-edge', 'specialists'], ['page', 'surface']),
  ...pairsOf(['focus'], grounds),
];

function pairsOf(fronts: readonly string[], behind: readonly string[]): readonly Pair[] {
  return fronts.flatMap((front) => behind.map((ground): Pair => [front, ground]));
}
