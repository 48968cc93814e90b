import type { Journey } from '@consorcio/shared/entities';
import { defineStep } from '@consorcio/shared/flow';
import { checkCep, formatCep } from '@consorcio/shared/validation';
import { giveCep, hasStreet } from '../journey/address';
import { isSettled } from '../journey/correction';

/** The CEP; its address is looked up next. Asked again when the visitor wants to mend it. */
export const cepFirstInput = defineStep({
  name: 'cep-first-input',
  leadsTo: ['cep-buscar', 'cep-error', 'proposal-numero'],
  known: ({ journey }) => isKnown(journey),
  text: ({ journey }) => (journey.correcao === 'cep' ? 'Qual é o CEP certo?' : 'Qual é o seu CEP?'),
  input: {
    kind: 'cep',
    label: 'CEP',
    check: checkCep,
    show: formatCep,
  },
  record: (journey, cep) => giveCep(journey, cep, journey.correcao === 'cep' ? 'proposal-alterar' : 'cep-first-input'),
  next: ({ journey }) => {
    if (!isKnown(journey)) return 'cep-buscar';
    return hasStreet(journey) ? 'proposal-numero' : 'cep-error';
  },
});

function isKnown(journey: Journey): boolean {
  return isSettled(journey, journey.endereco, 'cep');
}
