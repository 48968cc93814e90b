import { isDeepStrictEqual } from 'node:util';
import type { Snapshot } from '@consorcio/shared/flow';
import { contractJourney } from './contract-questions';
import { promise } from './promises';

/** Data of one sale. */
const ofTheSale = [
  'proposta',
  'cobrancas',
  'cupom',
  'userCupom',
  'cupomErros',
  'cupomDecisao',
  'aceite',
  'geoLocation',
] as const;

/** Data that is kept for the next sale and not asked again. */
const ofThePerson = [
  'nome',
  'email',
  'telefone',
  'rendaMensalInCents',
  'lead',
  'tipoPessoa',
  'nomeRazao',
  'cpfCnpj',
  'nascimentoFundacao',
  'cep',
  'endereco',
  'semComplemento',
] as const;

/** The next purchase keeps the visitor's data and nothing of the last sale. Buying the same again keeps the plan. */
export function promiseNextPurchase(before: Snapshot, after: Snapshot): void {
  if (before.place.segment !== 'survey' || !['proposal', 'simulation'].includes(after.place.segment)) return;
  const sold = contractJourney(before);
  const next = contractJourney(after);
  for (const part of ofTheSale) {
    promise(next[part] === undefined, `The next purchase still has the ${part} of the last one.`);
  }
  for (const [segment, { purchase }] of Object.entries(after.own)) {
    promise(isDeepStrictEqual(purchase, {}), `The next purchase still has what ${segment} stored for the last one.`);
  }
  const isKept = (part: string) => isDeepStrictEqual(Reflect.get(next, part), Reflect.get(sold, part));
  for (const part of ofThePerson) promise(isKept(part), `The next purchase has another ${part}.`);
  const isSame = after.place.segment === 'proposal';
  promise(!isSame || isKept('planoSelecionado'), 'The same purchase has another plan.');
}
