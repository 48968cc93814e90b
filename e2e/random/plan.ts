import { type Brand, greetingKinds, planTables } from '@consorcio/shared/entities';
import type { ErrorCode } from '@consorcio/shared/errors';
import type { IdempotencyKeys } from '@consorcio/shared/http';
import { planTypeCodes } from '@consorcio/shared/validation';
import fc from 'fast-check';
import { brands } from '../fixtures/brands';
import { type Fate, fates } from './world/fates';

/** Something that goes wrong around the pages. `calls`: how many of the next calls or loads it hits. */
export type PlannedFault =
  | { readonly on: 'api'; readonly fate: Fate; readonly calls: number }
  | { readonly on: 'device'; readonly calls: number } // it has no connection
  | { readonly on: 'segments'; readonly code: ErrorCode; readonly calls: number }
  | { readonly on: 'storage'; readonly area: 'tab' | 'lasting'; readonly what: 'clear' | 'fill' | 'lose a part' }
  | { readonly on: 'page'; readonly what: 'reload' | 'copy' | 'close' | 'kill' | 'other brand' }
  | { readonly on: 'clock'; readonly ms: number };

/** What happens next. The seed decides the rest, for example which answer the visitor gives. */
export type Move = { readonly seed: number } & (
  | { readonly what: 'answer' | 'draft' | 'noise' }
  /** An answer, a segment, a message or a time limit that was waited for. */
  | { readonly what: 'arrival' }
  | { readonly what: 'fault'; readonly fault: PlannedFault }
);

/** The settings of a run. */
export interface Settings {
  /** The number of tabs that the visitor may have open: with more than one, they have a proposal to pay. */
  readonly tabs: number;
  readonly brand: Brand;
  /** What the page knows of the API's idempotency keys. The API honours them only when the page knows it. */
  readonly keys: IdempotencyKeys;
  readonly delayMs: number;
  /** The segment or step that the visitor reaches before anything fails, so that late steps are played as often as early ones. */
  readonly hurryTo: string | undefined;
  /** ms until the location that the page knows expires. */
  readonly locationMs: number | undefined;
  readonly hasAnalytics: boolean;
  /** Storages may be cleared, full, or lose a part, in every tab and for all of them. */
  readonly mayTamper: boolean;
  /** The visitor has copied the tab before they pay. */
  readonly isCopied: boolean;
  /** The method by which the visitor prefers to pay. */
  readonly method: string;
  /** The page is killed after so many effects of its last moves; what its tab had stored may be lost with it. */
  readonly cut: { readonly effects: number; readonly isClosed: boolean } | undefined;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const loadFailures: readonly ErrorCode[] = [
  'segment.absent',
  'segment.unreachable',
  'segment.timeout',
  'segment.broken',
  'segment.contract',
];

const seed = fc.nat();
const fault = (fields: Partial<PlannedFault>, more: Readonly<Record<string, fc.Arbitrary<unknown>>> = {}) =>
  fc.record({
    ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, fc.constant(value)])),
    ...more,
  }) as fc.Arbitrary<PlannedFault>; // the fields of each kind are listed once, below
const pageFault = (what: Extract<PlannedFault, { on: 'page' }>['what']) => fault({ on: 'page', what });

/** The likely ones more often: each has its weight. */
const weighted = <T>(...rows: readonly (readonly [weight: number, arbitrary: fc.Arbitrary<T>])[]) =>
  fc.oneof(...rows.map(([weight, arbitrary]) => ({ weight, arbitrary })));

const calls = weighted([12, fc.integer({ min: 1, max: 4 })], [1, fc.constant(30)]);

/** Faults by kind. In several tabs more answers are lost, and tabs are copied. */
const faults = (isAlone: boolean): fc.Arbitrary<PlannedFault> =>
  weighted(
    [isAlone ? 8 : 16, fault({ on: 'api' }, { fate: fc.constantFrom(...fates), calls })],
    [1, fault({ on: 'device' }, { calls })],
    [2, fault({ on: 'segments' }, { code: fc.constantFrom(...loadFailures), calls })],
    [1, fault({ on: 'storage', area: 'tab' }, { what: fc.constantFrom('clear', 'fill', 'lose a part') })],
    [1, fault({ on: 'storage', area: 'lasting' }, { what: fc.constantFrom('clear', 'fill') })],
    [1, fault({ on: 'clock' }, { ms: fc.integer({ min: -DAY, max: 5 * DAY }) })],
    [4, pageFault('reload')],
    [3, pageFault('kill')],
    [4, pageFault('copy')],
    [2, pageFault('close')],
    [1, pageFault('other brand')],
  );

const usual = (what: 'answer' | 'draft' | 'noise' | 'arrival') => fc.record({ what: fc.constant(what), seed });

export const moves = (isAlone: boolean): fc.Arbitrary<Move> =>
  weighted<Move>(
    [18, usual('answer')],
    [isAlone ? 18 : 8, usual('arrival')],
    [2, usual('draft')],
    [isAlone ? 3 : 0, usual('noise')],
    [isAlone ? 8 : 12, fc.record({ what: fc.constant('fault' as const), fault: faults(isAlone), seed })],
  );

/** Printed in a few words when a run fails. */
const named = (brand: Brand, changes: Partial<Brand> = {}): Brand => ({
  ...brand,
  ...{ [fc.toStringMethod]: () => `${brand.id} ${JSON.stringify(changes)}` },
});

/** A brand as in its file, or with other settings that a partner may choose. */
const someBrand: fc.Arbitrary<Brand> = weighted(
  [3, fc.constantFrom(...brands).map((brand) => named(brand))],
  [
    7,
    fc
      .tuple(
        fc.constantFrom(...brands),
        fc.record({
          desconto: fc.boolean(),
          empresaId: fc.constantFrom(9201, 97, 58),
          tipoTabela: fc.constantFrom(...planTables),
          tipoPlano: fc.constantFrom(...planTypeCodes),
          greeting: fc.constantFrom(...greetingKinds),
          referralCode: fc.constantFrom(null, 'AMIGO'),
          shouldUseCoupon: fc.boolean(),
          cupom: fc.constantFrom(null, null, 'DEZ'),
        }),
      )
      .map(([brand, changes]) => ({ ...named(brand, changes), ...changes })),
  ],
);

/** The settings of runs with at most so many tabs. */
export function settings(tabs: number): fc.Arbitrary<Settings> {
  const isAlone = tabs === 1;
  return fc.record({
    tabs: fc.constant(tabs),
    brand: isAlone ? someBrand : fc.constantFrom(...brands).map((brand) => named(brand)),
    keys: isAlone
      ? fc.constantFrom('honoured', 'honoured', 'honoured', 'honoured', 'sent', 'off')
      : fc.constantFrom('honoured', 'sent'),
    delayMs: fc.constantFrom(0, 1500),
    hurryTo: isAlone
      ? fc.constantFrom(undefined, 'plans-list-select', 'proposal', 'proposal-terms', 'payment', 'survey')
      : fc.constant('payment'),
    locationMs: isAlone ? fc.constantFrom(undefined, undefined, -DAY, MINUTE, DAY) : fc.constant(undefined),
    hasAnalytics: isAlone ? fc.nat(9).map((draw) => draw === 0) : fc.constant(false),
    mayTamper: fc.nat(4).map((draw) => draw === 0),
    isCopied: isAlone ? fc.constant(false) : fc.constantFrom(true, true, false),
    method: fc.constantFrom('cartao', 'cartao', 'pix', 'boleto'),
    cut: isAlone
      ? fc.oneof(fc.constant(undefined), fc.record({ effects: fc.nat(60), isClosed: fc.boolean() }))
      : fc.constant(undefined),
  });
}
