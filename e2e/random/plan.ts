import { type Brand, greetingKinds, planTables } from '@consorcio/shared/entities';
import type { ErrorCode } from '@consorcio/shared/errors';
import type { IdempotencyKeys } from '@consorcio/shared/http';
import { planTypeCodes } from '@consorcio/shared/validation';
import fc from 'fast-check';
import { brands } from '../fixtures/brands';
import { type Fate, fates } from './world/fates';

/** Something that goes wrong around the pages. `calls`: how many of the next calls or loads it hits. */
export type Fault =
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
  | { readonly what: 'fault'; readonly fault: Fault }
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
const calls = fc.oneof(
  { weight: 12, arbitrary: fc.integer({ min: 1, max: 4 }) },
  { weight: 1, arbitrary: fc.constant(30) },
);
const fault = (fields: Partial<Fault>, more: Readonly<Record<string, fc.Arbitrary<unknown>>> = {}) =>
  fc.record({
    ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, fc.constant(value)])),
    ...more,
  }) as fc.Arbitrary<Fault>; // the fields of each kind are listed once, below
const pageFault = (what: Extract<Fault, { on: 'page' }>['what']) => fault({ on: 'page', what });

/** Faults by kind, the likely ones more often. In several tabs more answers are lost, and tabs are copied. */
const faults = (isAlone: boolean): fc.Arbitrary<Fault> =>
  fc.oneof(
    { weight: isAlone ? 8 : 16, arbitrary: fault({ on: 'api' }, { fate: fc.constantFrom(...fates), calls }) },
    { weight: 1, arbitrary: fault({ on: 'device' }, { calls }) },
    { weight: 2, arbitrary: fault({ on: 'segments' }, { code: fc.constantFrom(...loadFailures), calls }) },
    {
      weight: 1,
      arbitrary: fault({ on: 'storage', area: 'tab' }, { what: fc.constantFrom('clear', 'fill', 'lose a part') }),
    },
    { weight: 1, arbitrary: fault({ on: 'storage', area: 'lasting' }, { what: fc.constantFrom('clear', 'fill') }) },
    { weight: 1, arbitrary: fault({ on: 'clock' }, { ms: fc.integer({ min: -DAY, max: 5 * DAY }) }) },
    { weight: 4, arbitrary: pageFault('reload') },
    { weight: 3, arbitrary: pageFault('kill') },
    { weight: 4, arbitrary: pageFault('copy') },
    { weight: 2, arbitrary: pageFault('close') },
    { weight: 1, arbitrary: pageFault('other brand') },
  );

const usual = (what: 'answer' | 'draft' | 'noise' | 'arrival') => fc.record({ what: fc.constant(what), seed });

/** Moves, the likely ones more often. */
export const moves = (isAlone: boolean): fc.Arbitrary<Move> =>
  fc.oneof(
    { weight: 18, arbitrary: usual('answer') },
    { weight: isAlone ? 18 : 8, arbitrary: usual('arrival') },
    { weight: 2, arbitrary: usual('draft') },
    { weight: isAlone ? 3 : 0, arbitrary: usual('noise') },
    {
      weight: isAlone ? 8 : 12,
      arbitrary: fc.record({ what: fc.constant('fault' as const), fault: faults(isAlone), seed }),
    },
  );

/** Printed in a few words when a run fails. */
const named = (brand: Brand, changes: Partial<Brand> = {}): Brand => ({
  ...brand,
  ...{ [fc.toStringMethod]: () => `${brand.id} ${JSON.stringify(changes)}` },
});

/** A brand as in its file, or with other settings that a partner may choose. */
const someBrand: fc.Arbitrary<Brand> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...brands).map((brand) => named(brand)) },
  {
    weight: 7,
    arbitrary: fc
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
  },
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
      ? fc.oneof(
          { weight: 1, arbitrary: fc.constant(undefined) },
          { weight: 1, arbitrary: fc.record({ effects: fc.nat(60), isClosed: fc.boolean() }) },
        )
      : fc.constant(undefined),
  });
}
