import type { ProposalRequest } from '@consorcio/shared/entities';
import {
  checkBirthDate,
  checkEmail,
  checkFoundationDate,
  checkNomeContrato,
  formatDate,
  type IsoDate,
  isCnpj,
  isCpf,
} from '@consorcio/shared/validation';
import { isStateCode } from '../address/address-book';
import { type FieldRules, findBrokenRules } from '../api/field-rules';
import { offerById } from '../catalogue/offer';
import { judgeCoupon } from '../coupon/coupons';

/** What is wrong with a proposal that fits its schema, one message per field. Ages are counted on `today`. */
export function findProblems(proposal: ProposalRequest, today: IsoDate): string[] {
  return findBrokenRules(rules, proposal, today);
}

const rules: FieldRules<ProposalRequest> = {
  bairro: { expected: 'a neighbourhood', holds: ({ bairro }) => isFilled(bairro) },
  cep: { expected: '8 digits', holds: ({ cep }) => /^\d{8}$/.test(cep) },
  cidade: { expected: 'a town', holds: ({ cidade }) => isFilled(cidade) },
  cpfCnpj: {
    expected: 'the CPF of a person or the CNPJ of a company, valid and without mask',
    holds: ({ cpfCnpj, tipoPessoa }) => (tipoPessoa === 0 ? isCpf(cpfCnpj) : isCnpj(cpfCnpj)),
  },
  cupomCodigo: {
    expected: 'null or a coupon that is valid for this credit',
    holds: ({ cupomCodigo, planoID, bemID }) =>
      cupomCodigo === null ||
      'terms' in judgeCoupon(cupomCodigo, offerById(planoID, bemID)?.terms.creditInCents ?? Number.POSITIVE_INFINITY),
  },
  email: { expected: 'an e-mail', holds: ({ email }) => checkEmail(email).ok },
  estado: { expected: 'one of the 27 states, as two letters', holds: ({ estado }) => isStateCode(estado) },
  logradouro: { expected: 'a street', holds: ({ logradouro }) => isFilled(logradouro) },
  nascimentoFundacao: {
    expected: 'a day yyyy-mm-dd that is not in the future; a person is 18 to 89 years old',
    holds: ({ nascimentoFundacao, tipoPessoa }, today) => {
      const check = tipoPessoa === 0 ? checkBirthDate(today) : checkFoundationDate(today);
      return /^\d{4}-\d{2}-\d{2}$/.test(nascimentoFundacao) && check(formatDate(nascimentoFundacao)).ok;
    },
  },
  nome: { expected: 'a name', holds: ({ nome }) => isFilled(nome) },
  nomeRazao: {
    expected: 'the name on the contract, two words or more and 30 characters at most',
    holds: ({ nomeRazao, tipoPessoa }) => checkNomeContrato(tipoPessoa)(nomeRazao).ok,
  },
  numero: { expected: 'a house number', holds: ({ numero }) => isFilled(numero) },
  planoID: {
    expected: 'a plan that the catalogue has for these goods',
    holds: ({ planoID, bemID }) => offerById(planoID, bemID) !== undefined,
  },
  planoMeses: {
    expected: 'the months of the plan',
    holds: ({ planoID, bemID, planoMeses }) => (offerById(planoID, bemID)?.terms.months ?? planoMeses) === planoMeses,
  },
  rendaFaturamento: { expected: 'more than 0', holds: ({ rendaFaturamento }) => rendaFaturamento > 0 },
  rendaMensal: { expected: 'more than 0', holds: ({ rendaMensal }) => rendaMensal > 0 },
  telefone: { expected: '11 digits', holds: ({ telefone }) => /^\d{11}$/.test(telefone) },
  telefoneCelular: { expected: '11 digits', holds: ({ telefoneCelular }) => /^\d{11}$/.test(telefoneCelular) },
};

function isFilled(text: string): boolean {
  return text.trim() !== '';
}
