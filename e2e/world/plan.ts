import { type Brand, greetingKinds, planTables } from '@consorcio/shared/entities';
import { type ErrorCode, errorCodes } from '@consorcio/shared/errors';
import type { IdempotencyKeys } from '@consorcio/shared/http';
import { planTypeCodes } from '@consorcio/shared/validation';
import fc from 'fast-check';
import { brands } from '../pages/fixtures/brands';
import { type Fate, fates } from './tabs/fates';

/** Something that goes wrong around the pages. `calls`: how many of the next calls or loads it hits. */
export type PlannedFault =
  | { readonly on: 'api'; readonly fate: Fate; readonly calls: number }
  | { readonly on: 'device'; readonly calls: number } // it has no connection
  | { readonly on: 'segments'; readonly code: ErrorCode; readonly calls: number }
  | { readonly on: 'storage'; readonly area: 'tab' | 'lasting'; readonly what: 'clear' | 'fill' }
  | { readonly on: 'page'; readonly what: keyof ReturnType<typeof pageFaults> }
  | { readonly on: 'clock'; readonly ms: number };

/** What happens next. The seed decides the rest, for example which answer the visitor gives. */
export type Move = {
  readonly seed: number;
} /** `arrival`: of an answer, a segment, a message or a time limit that was waited for. */ & (
  | { readonly what: 'answer' | 'noise' | 'arrival' }
  | { readonly what: 'fault'; readonly fault: PlannedFault }
);

const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

const loadFailures = errorCodes.filter((code) => code.startsWith('segment.'));
/** How often each happens to a page; the last three only where there are `many`. */
const pageFaults = (many: 0 | 1) => {
  const several = { copy: 4 * many, close: 2 * many, 'other brand': many };
  return { reload: 4, kill: 3, absence: 3, stay: 1, ...several };
};

/** The likely ones more often: each has its weight. */
const weighted = <T>(...rows: readonly (readonly [weight: number, arbitrary: fc.Arbitrary<T>])[]) =>
  fc.oneof(...rows.map(([weight, arbitrary]) => ({ weight, arbitrary })));
/** One of the names, by their weights. */
const named = <Name extends string>(weights: Readonly<Record<Name, number>>) =>
  weighted(...(Object.keys(weights) as Name[]).map((name) => [weights[name], fc.constant(name)] as const));
const the = <const T>(value: T) => fc.constant(value);

const calls = weighted([12, fc.integer({ min: 1, max: 4 })], [1, fc.constant(30)]);

/** Faults by kind: in several tabs more answers are lost. If it `isFair`, the server does not lie, and the device stays online. */
function faults(isAlone: boolean, isFair: boolean): fc.Arbitrary<PlannedFault> {
  const many = isAlone ? 0 : 1;
  const fate = fc.constantFrom(...fates.filter((each) => !isFair || each !== 'odd'));
  const what = named({ clear: 1, fill: 1 });
  return weighted<PlannedFault>(
    [8 + 8 * many, fc.record({ on: the('api'), fate, calls })],
    [isFair ? 0 : 1, fc.record({ on: the('device'), calls })],
    [2, fc.record({ on: the('segments'), code: fc.constantFrom(...loadFailures), calls })],
    [1 + many, fc.record({ on: the('storage'), area: named({ tab: 1, lasting: many }), what })],
    [1 + 2 * many, fc.record({ on: the('clock'), ms: fc.integer({ min: isFair ? 0 : -DAY, max: 5 * DAY }) })],
    [7 + 7 * many, fc.record({ on: the('page'), what: named(pageFaults(many)) })],
  );
}

export function moves(isAlone: boolean, isFair = !isAlone): fc.Arbitrary<Move> {
  const seed = fc.nat();
  const what = named({ answer: 18, arrival: isAlone ? 18 : 8, noise: isAlone ? 5 : 2 });
  const fault = fc.record({ what: the('fault'), fault: faults(isAlone, isFair), seed });
  return weighted<Move>([isAlone ? 41 : 28, fc.record({ what, seed })], [isAlone ? 8 : 12, fault]);
}

/** What a partner may choose otherwise. */
const changes: fc.Arbitrary<Partial<Brand>> = fc.record({
  desconto: fc.boolean(),
  empresaId: fc.constantFrom(9201, 97, 58),
  tipoTabela: fc.constantFrom(...planTables),
  tipoPlano: fc.constantFrom(...planTypeCodes),
  greeting: fc.constantFrom(...greetingKinds),
  referralCode: fc.constantFrom(null, 'AMIGO'),
  shouldUseCoupon: fc.boolean(),
  cupom: fc.constantFrom(null, null, 'DEZ'),
});

/** A brand as in its file, or with other settings. */
const someBrand = fc
  .tuple(fc.constantFrom(...brands), fc.option(changes, { nil: {}, freq: 3 }))
  .map(([brand, other]): Brand => ({ ...brand, ...other }));

/** The settings of runs with at most so many tabs: with more than one, the visitor has a proposal to pay. */
export function settings(tabs: number) {
  const isAlone = tabs === 1;
  const alone = <T>(arbitrary: fc.Arbitrary<T>) => (isAlone ? arbitrary : the(undefined));
  const late = ['plans-list-select', 'proposal', 'proposal-terms', 'payment', 'survey'] as const;
  const cut = fc.record({ effects: fc.integer({ min: 1, max: 60 }), isClosed: fc.boolean() });
  return fc.record({
    tabs: the(tabs),
    brand: someBrand,
    delayMs: fc.constantFrom(0, 1500),
    /** Storages may be cleared or full, in every tab and for all of them. */
    mayTamper: fc.nat(4).map((draw) => draw === 0),
    /** How the visitor prefers to pay. */
    method: fc.constantFrom('cartao', 'cartao', 'pix', 'boleto'),
    /** What the page knows of the API's idempotency keys. The API honours them only when the page knows it. */
    keys: named<IdempotencyKeys>(isAlone ? { honoured: 4, sent: 1, off: 1 } : { honoured: 1, sent: 1, off: 0 }),
    /** The segment or step that the visitor reaches before anything fails, so that late steps are played as often as early ones. */
    hurryTo: isAlone ? fc.constantFrom(undefined, ...late) : the('payment'),
    /** The visitor has copied the tab before they pay. */
    isCopied: isAlone ? the(false) : fc.constantFrom(true, true, false),
    /** ms until the location that the page knows expires. */
    locationMs: alone(fc.constantFrom(undefined, undefined, -DAY, MINUTE, DAY)),
    hasAnalytics: alone(fc.nat(9).map((draw) => draw === 0)),
    /** The page is killed after so many effects of its last moves; what its tab had stored may be lost with it. */
    cut: alone(fc.option(cut, { nil: undefined, freq: 2 })),
  });
}

export type Settings = ReturnType<typeof settings> extends fc.Arbitrary<infer Chosen> ? Chosen : never;
