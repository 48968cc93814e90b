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

/** The steps of all questions. */
export const questionSteps = questions.flatMap(({ steps }) => steps);

/** The keys of the journey that only one question needs. */
export const questionState = merge(inOrder.map(({ state }) => state));

/** The answers of the visitor as fields of the proposal request. */
export function sentByQuestions(journey: ProposalJourney) {
  return merge(inOrder.map(({ send }) => send(journey)));
}

type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (whole: infer Whole) => void
  ? Whole
  : never;

/** All parts as one object, with the type of all of them. */
function merge<Part extends object>(parts: readonly Part[]): Intersection<Part> {
  const whole: object = Object.assign({}, ...parts);
  return whole as Intersection<Part>; // every part is in it
}
