import { defineStep, type ProposalJourney } from '../state';
import { cep } from './cep/cep.question';
import { complemento } from './complemento.question';
import { cpfCnpj } from './cpf-cnpj.question';
import { email } from './email.question';
import { nascimento } from './nascimento.question';
import { nome } from './nome.question';
import { numero } from './numero.question';
import { telefone } from './telefone.question';
import { titular } from './titular.question';

/** Every datum of the contract, in the order in which it is asked. */
export const questions = [titular, nome, cpfCnpj, cep, numero, complemento, nascimento, email, telefone] as const;

/** The data that the change menu offers, in the order of SPEC section 4. The summary offers all of them. */
export const changeable = [nome, email, cpfCnpj, telefone, nascimento, cep] as const;

const steps = questions.flatMap(({ step, followUps = [] }) => [step, ...followUps]);
const asking = steps.filter(({ known }) => known);

/** Leads to the first question that is not known yet, or to the summary. Silent. */
const proposalProxima = defineStep({
  name: 'proposal-proxima',
  leadsTo: [...asking.map(({ name }) => name), 'proposal-confirm-data'],
  next: (scene) => asking.find(({ known }) => !known?.(scene))?.name ?? 'proposal-confirm-data',
});

export const questionSteps = [proposalProxima, ...steps.map((step) => ({ ...step, isPersonal: true }))];

/** The answers of the visitor as fields of the proposal request. */
export function sentByQuestions(journey: ProposalJourney) {
  const sent = questions.map(({ send }) => send(journey));
  return Object.assign({}, ...sent) as Intersection<(typeof sent)[number]>; // every part is in it
}

type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (whole: infer Whole) => void
  ? Whole
  : never;
