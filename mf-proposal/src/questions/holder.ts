import type { PersonType } from '@consorcio/shared/entities';
import {
  answerHints,
  checkBirthDate,
  checkCnpj,
  checkCpf,
  checkFoundationDate,
  formatCnpj,
  formatCpf,
  validationMessages,
} from '@consorcio/shared/validation';
import type { ProposalJourney } from '../state';

/**
 * What differs between a person and a company: `tipoCliente` of SPEC section 3, the names of the data, what their fields say about
 * their limits, how they are checked, and the answer to a name that the word check refuses without a reason (SPEC section 5).
 */
const words = {
  0: {
    holder: 'Pessoa Física',
    name: 'Nome completo',
    document: 'CPF',
    birth: 'Data de nascimento',
    hints: { name: answerHints.nomePessoa, document: answerHints.cpf, birth: answerHints.birthDate },
    checkDocument: checkCpf,
    checkDate: checkBirthDate,
    nameRefused: validationMessages.nomeVariant,
  },
  1: {
    holder: 'Pessoa Jurídica',
    name: 'Razão social',
    document: 'CNPJ',
    birth: 'Data de fundação',
    hints: { name: answerHints.razaoSocial, document: answerHints.cnpj, birth: answerHints.foundationDate },
    checkDocument: checkCnpj,
    checkDate: checkFoundationDate,
    nameRefused: validationMessages.razaoSocialVariant,
  },
} as const satisfies Record<PersonType, unknown>;

/** Who signs: a person unless the visitor chooses a company. */
export function holderOf({ tipoPessoa = 0 }: ProposalJourney): PersonType {
  return tipoPessoa;
}

export function holderWords(journey: ProposalJourney) {
  return words[holderOf(journey)];
}

/** Records who signs. Name, document and date belong to the holder, so another holder is asked for them again. */
export function chooseHolder(journey: ProposalJourney, tipoPessoa: PersonType): ProposalJourney {
  if (journey.tipoPessoa === tipoPessoa) return journey;
  const { nomeRazao: _name, cpfCnpj: _document, nascimentoFundacao: _date, ...rest } = journey;
  return { ...rest, tipoPessoa };
}

/** Formats a CPF or a CNPJ; the length decides which it is. */
export function formatDocument(cpfCnpj: string): string {
  return cpfCnpj.length === 11 ? formatCpf(cpfCnpj) : formatCnpj(cpfCnpj);
}
