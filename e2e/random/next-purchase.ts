import { isDeepStrictEqual } from 'node:util';
import type { Snapshot } from '@consorcio/shared/flow';
import { type ContractJourney, contractJourney } from './contract-questions';
import { promise } from './promises';

/** What belongs to one sale. */
const ofTheSale = ['proposta', 'cobrancas', 'cupom', 'userCupom', 'cupomErros', 'cupomDecisao', 'geoLocation'] as const;

/** What outlives it, and is not asked again. */
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

/** Whoever buys again is known, and begins without a thing of the sale before; the same plan is the same plan. */
export function promiseNextPurchase(before: Snapshot, after: Snapshot): void {
  if (before.place.segment !== 'survey' || !['proposal', 'simulation'].includes(after.place.segment)) return;
  const sold = contractJourney(before);
  const next = contractJourney(after);
  for (const part of ofTheSale) {
    promise(next[part] === undefined, `Another purchase begins with the ${part} of the one before.`);
  }
  for (const [segment, { purchase }] of Object.entries(after.own)) {
    promise(isDeepStrictEqual(purchase, {}), `Another purchase begins with what ${segment} kept of the one before.`);
  }
  const isKept = (part: keyof ContractJourney) => isDeepStrictEqual(next[part], sold[part]);
  for (const part of ofThePerson) promise(isKept(part), `Another purchase begins with another ${part}.`);
  const isSame = after.place.segment === 'proposal';
  promise(!isSame || isKept('planoSelecionado'), 'The same purchase begins with another plan.');
}
