import { serverSentences } from '@consorcio/shared/errors';
import { aCategory, aCoupon, anAddress } from '@consorcio/shared/testing';
import { planTypeCodes } from '@consorcio/shared/validation';
import type { ApiCall } from '../../sandbox/api/in-process';
import { describeCard } from '../../sandbox/catalogue/describe';
import { findCards } from '../../sandbox/catalogue/offer';
import type { Fault } from '../../sandbox/state/faults';
import type { Random } from '../random';

interface OddAnswer {
  readonly status: number;
  readonly body: unknown;
  /** Which requests it answers: all of them when absent. */
  fits?(body: unknown): boolean;
}

const yes = (body: unknown): OddAnswer => ({ status: 200, body });
const no = (body: unknown): OddAnswer => ({ status: 400, body });
const refused = (sentence: string) => no({ errors: [sentence] });
const notFound: OddAnswer = { status: 404, body: {} };
const categories = (...ids: readonly number[]) =>
  yes({ data: ids.map((categoriaID) => aCategory({ categoriaID, nome: `Categoria ${categoriaID}` })) });
const refusedCoupon = (...codes: readonly unknown[]) => no({ validationErrors: codes.map((code) => ({ code })) });
/** A coupon that leaves nothing of the instalment. Its code is valid, so that the proposal is accepted with it. */
const wholeInstalment: OddAnswer = {
  ...yes({ data: { value: aCoupon({ cupomId: 501, valorDescontado: 885, valorTotal: 0 }) } }),
  fits: (body) => JSON.stringify(body).includes('"DEZ"'),
};

/** Plans that the sandbox sells, independent of the request. */
const wanted = planTypeCodes.map((planType) => ({ goods: 'CARRO', planType }) as const);
const found = findCards({ wanted, creditInCents: 60_000_00, incomeInCents: 20_000_00, descending: false });
if (!('cards' in found)) throw new Error('The sandbox sells no cars for R$ 60.000,00.');
const cards = found.cards.map((card) => describeCard(card, { empresaId: 1, now: new Date('2026-11-22T12:00:00Z') }));

/** Valid and invalid answers that a server may send and the sandbox sends rarely or never, by path. */
const oddAnswers: Readonly<Record<string, readonly OddAnswer[]>> = {
  '/api/categoria': [
    categories(1, 2, 3, 4, 6),
    categories(1, 2, 3, 4, 6, 20, 21, 22, 26, 29, 30, 31, 32),
    categories(20, 21, 22, 26),
    categories(2, 99),
    categories(99),
    categories(),
  ],
  '/api/lead': ['O nome não foi aceito.', 'Confira o nome e a renda.', 'E-mail inválido.'].map(refused),
  '/api/lead/validar-palavras': [{ errorMessage: 'Use outra palavra.' }, { errorMessage: null }, {}].map((reason) =>
    yes({ success: false, ...reason }),
  ),
  '/api/v1/catalogo': [
    ...[
      [],
      cards,
      cards.slice(0, 1),
      cards.toReversed(),
      cards.map((card) => ({ ...card, planosTipos: card.planosTipos.slice(1, 2) })),
      cards.map((card) => ({ ...card, planosTipos: [] })),
      cards.map((card) => ({ ...card, bemCategoriaCodigo: 'BARCO' })),
      cards.map((card) => ({ ...card, planoMeses: 'eighty' })),
    ].map((data) => yes({ data })),
    ...Object.values(serverSentences).map((sentence) => ({ ...refused(sentence), status: 404 })),
  ],
  '/api/endereco': [
    notFound,
    ...[
      anAddress(),
      { ...anAddress(), numero: null, complemento: 'lado par' },
      anAddress({ numero: '1578', complemento: 'Torre 2' }),
      anAddress({ logradouro: '' }),
      { ...anAddress(), bairro: null },
      { cep: '01310100', cidade: 'Holambra', estado: 'SP' },
    ].map((data) => yes({ data })),
  ],
  '/api/v1/cupom/validar': [
    refusedCoupon('NotFound'),
    refusedCoupon(2, 15),
    refusedCoupon('OUT_OF_VALIDITY', 'Novo', 99),
    refusedCoupon(),
    yes({ validationErrors: [{ code: 'AlreadyUsed' }] }),
    notFound,
    wholeInstalment,
  ],
  '/api/proposta': [serverSentences.invalidCep, 'O telefone não foi aceito.'].map(refused),
};

/** What becomes of a call, as the sandbox arms it; 'odd': an answer that the sandbox sends rarely or never. */
export type Fate = Omit<Fault, 'method' | 'path'> | 'odd';

/** ms: later than any client waits. */
const TOO_LATE = 10 * 60_000;
/** The status of a server that processed and refused a request. */
const REFUSED = 400;
/** Broken bodies of requests that the server has processed. */
const spoilt: readonly unknown[] = ['<!doctype html>', '', null, {}, { data: null }, { data: [{}] }, { data: {} }];

export const fates: readonly Fate[] = [
  { kind: 'reset' },
  { kind: 'lost-answer' },
  { kind: 'hang' },
  { kind: 'late-answer', ms: TOO_LATE },
  { kind: 'latency', ms: TOO_LATE },
  { kind: 'status', status: REFUSED, body: {} },
  { kind: 'status', status: 429, body: {} },
  { kind: 'status', status: 503 },
  { kind: 'failed-after-work', status: 500 },
  ...spoilt.map((body): Fate => ({ kind: 'failed-after-work', status: 200, body })),
  ...Array.from({ length: 6 }, (): Fate => 'odd'),
];

/**
 * The fault that this fate is for a call. A server that uses keys returns the earlier answer of a key that it knows, and does not
 * refuse it now: `isKnown`.
 */
export function faultFor(call: ApiCall, fate: Fate, isKnown: boolean, random: Random): Fault | undefined {
  const { method, path, body } = call;
  const odd = oddAnswers[path]?.filter(({ fits }) => fits?.(body) ?? true);
  const struck = fate === 'odd' ? odd && { kind: 'status' as const, ...random.pick(odd) } : fate;
  if (!struck || (struck.status === REFUSED && isKnown)) return undefined;
  return { ...struck, method, path };
}
