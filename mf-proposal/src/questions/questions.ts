import type { ProposalJourney } from '../state';
import { cep } from './cep/cep.question';
import { complemento } from './complemento.question';
import { cpfCnpj } from './cpf-cnpj.question';
import { email } from './email.question';
import { linkQuestions } from './link-questions';
import { nascimento } from './nascimento.question';
import { nome } from './nome.question';
import { numero } from './numero.question';
import { telefone } from './telefone.question';
import { titular } from './titular.question';

/** Every datum of the contract, in the order in which it is asked. */
const inOrder = [titular, nome, cpfCnpj, cep, numero, complemento, nascimento, email, telefone] as const;

/** The questions in their places, and the name of the step that asks first. */
export const { questions, first: firstQuestion } = linkQuestions(inOrder, 'proposal-confirm-data');

export const questionSteps = questions.flatMap(({ steps }) => steps);

/** The answers of the visitor as fields of the proposal request. */
export function sentByQuestions(journey: ProposalJourney) {
  const sent = inOrder.map(({ send }) => send(journey));
  return Object.assign({}, ...sent) as Intersection<(typeof sent)[number]>; // every part is in it
}

type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (whole: infer Whole) => void
  ? Whole
  : never;
