import type { Correction, Journey } from '@consorcio/shared/entities';
import { formatCep, formatDate, formatPhone } from '@consorcio/shared/validation';
import { correct } from '../journey/correction';
import { formatDocument, holderWords } from '../journey/holder';

/** The question that asks for each datum. */
const questions = {
  titular: 'proposal-titular',
  nome: 'proposal-nome',
  'cpf-cnpj': 'proposal-cpf-cnpj',
  nascimento: 'proposal-nascimento',
  email: 'proposal-email',
  telefone: 'proposal-telefone',
  cep: 'cep-first-input',
  numero: 'proposal-numero',
  complemento: 'proposal-complemento',
} as const satisfies Record<Correction, string>;

/** Every step that a correction may lead to. */
export const correctionTargets = Object.values(questions);

/** The data of the menu, in the SPEC's order. SPEC section 4. */
export const menu = ['nome', 'email', 'cpf-cnpj', 'telefone', 'nascimento', 'cep'] as const satisfies Correction[];

/** Every step that the menu may lead to. */
export const menuTargets = menu.map((correction) => questions[correction]);

/** The id of the option that mends a datum, in the summary and in the menu alike. */
export function correctionId(correction: Correction): string {
  return `alterar-${correction}`;
}

/** How a datum is called to this holder. */
export function nameOf(correction: Correction, journey: Journey): string {
  const { name, document, birth } = holderWords(journey);
  const names: Readonly<Record<Correction, string>> = {
    titular: 'Quem contrata',
    nome: name,
    'cpf-cnpj': document,
    nascimento: birth,
    email: 'E-mail',
    telefone: 'Celular',
    cep: 'CEP',
    numero: 'Número',
    complemento: 'Complemento',
  };
  return names[correction];
}

/** The datum as it stands, for the menu. */
export function presentValue(correction: (typeof menu)[number], journey: Journey): string {
  const { nomeRazao = '', email = '', cpfCnpj = '', telefone = '', nascimentoFundacao = '', endereco } = journey;
  switch (correction) {
    case 'nome':
      return nomeRazao;
    case 'email':
      return email;
    case 'cpf-cnpj':
      return formatDocument(cpfCnpj);
    case 'telefone':
      return formatPhone(telefone);
    case 'nascimento':
      return formatDate(nascimentoFundacao);
    case 'cep':
      return formatCep(endereco?.cep ?? '');
  }
}

/** What choosing a correction does, wherever it is offered. */
export function correctionOption<C extends Correction>(correction: C) {
  return {
    id: correctionId(correction),
    to: questions[correction],
    record: (journey: Journey) => correct(journey, correction),
  } as const;
}

/** All of them, the menu's first. */
export const corrections = Object.keys(questions) as readonly Correction[]; // the keys of a record over Correction
