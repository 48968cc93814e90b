import type { CardPayment, ProposalRequest } from '@consorcio/shared/entities';
import * as check from '@consorcio/shared/validation';
import { isStateCode } from './address-book';
import { offerById } from './catalogue/offer';
import { judgeCoupon } from './coupons';

/** Rules for the fields of a request that its schema does not express. `expected` completes "field x: expected …". */
type FieldRules<T> = Readonly<
  Partial<Record<keyof T & string, readonly [expected: string, holds: (request: T, today: check.IsoDate) => boolean]>>
>;

/** One message per broken rule. The value itself is never repeated. */
export function findBrokenRules<T>(rules: FieldRules<T>, request: T, today: check.IsoDate): string[] {
  return Object.entries<FieldRules<T>[keyof T & string]>(rules).flatMap(([field, rule]) =>
    rule && !rule[1](request, today) ? [`field ${field}: expected ${rule[0]}`] : [],
  );
}

const isFilled = (text: string) => text.trim() !== '';

/** A proposal that fits its schema. Ages are counted on `today`. */
export const proposalRules: FieldRules<ProposalRequest> = {
  bairro: ['a neighbourhood', ({ bairro }) => isFilled(bairro)],
  cep: ['8 digits', ({ cep }) => /^\d{8}$/.test(cep)],
  cidade: ['a town', ({ cidade }) => isFilled(cidade)],
  cpfCnpj: [
    'the CPF of a person or the CNPJ of a company, valid and without mask',
    ({ cpfCnpj, tipoPessoa }) => (tipoPessoa === 0 ? check.isCpf(cpfCnpj) : check.isCnpj(cpfCnpj)),
  ],
  cupomCodigo: [
    'null or a coupon that is valid for this credit',
    ({ cupomCodigo, planoID, bemID }) =>
      cupomCodigo === null ||
      'terms' in judgeCoupon(cupomCodigo, offerById(planoID, bemID)?.terms.creditInCents ?? Number.POSITIVE_INFINITY),
  ],
  email: ['an e-mail', ({ email }) => check.checkEmail(email).ok],
  estado: ['one of the 27 states, as two letters', ({ estado }) => isStateCode(estado)],
  logradouro: ['a street', ({ logradouro }) => isFilled(logradouro)],
  nascimentoFundacao: [
    'a day yyyy-mm-dd that is not in the future; a person is 18 to 89 years old',
    ({ nascimentoFundacao: day, tipoPessoa }, today) => {
      const checkDay = tipoPessoa === 0 ? check.checkBirthDate(today) : check.checkFoundationDate(today);
      return /^\d{4}-\d{2}-\d{2}$/.test(day) && checkDay(check.formatDate(day)).ok;
    },
  ],
  nome: ['a name', ({ nome }) => isFilled(nome)],
  nomeRazao: [
    'the name on the contract, two words or more and 30 characters at most',
    ({ nomeRazao, tipoPessoa }) => check.checkNomeContrato(tipoPessoa)(nomeRazao).ok,
  ],
  numero: ['a house number', ({ numero }) => isFilled(numero)],
  planoID: [
    'a plan that the catalogue has for these goods',
    ({ planoID, bemID }) => offerById(planoID, bemID) !== undefined,
  ],
  planoMeses: [
    'the months of the plan',
    ({ planoID, bemID, planoMeses }) => (offerById(planoID, bemID)?.terms.months ?? planoMeses) === planoMeses,
  ],
  rendaFaturamento: ['more than 0', ({ rendaFaturamento }) => rendaFaturamento > 0],
  rendaMensal: ['more than 0', ({ rendaMensal }) => rendaMensal > 0],
  telefone: ['11 digits', ({ telefone }) => /^\d{11}$/.test(telefone)],
  telefoneCelular: ['11 digits', ({ telefoneCelular }) => /^\d{11}$/.test(telefoneCelular)],
};

const isMonth = (text: string) => /^(?:0[1-9]|1[0-2])$/.test(text);

/** A card that fits its schema: the rules of the product, for values without masks. */
export const cardRules: FieldRules<CardPayment> = {
  cartaoNumero: [
    '16 digits with a valid check digit',
    ({ cartaoNumero }) => /^\d{16}$/.test(cartaoNumero) && check.checkCardNumber(cartaoNumero).ok,
  ],
  cartaoNomeTitular: [
    'the name on the card, two words or more and 30 characters at most',
    ({ cartaoNomeTitular }) => check.checkCardHolder(cartaoNomeTitular).ok,
  ],
  cartaoCodigoSeguranca: [
    '3 digits',
    ({ cartaoCodigoSeguranca: code }) => /^\d{3}$/.test(code) && check.checkSecurityCode(code).ok,
  ],
  cartaoCpfTitular: [
    'a valid CPF or CNPJ without mask',
    ({ cartaoCpfTitular: document }) =>
      /^(?:\d{11}|[0-9A-Z]{12}\d{2})$/.test(document) && check.checkCpfCnpj(document).ok,
  ],
  cartaoValidadeMes: ['01 to 12', ({ cartaoValidadeMes }) => isMonth(cartaoValidadeMes)],
  cartaoValidadeAno: [
    'four digits of a year in which the card is still valid',
    ({ cartaoValidadeMes, cartaoValidadeAno }, today) => {
      const month = isMonth(cartaoValidadeMes) ? cartaoValidadeMes : '12'; // a wrong month has its own message
      return /^\d{4}$/.test(cartaoValidadeAno) && check.checkCardExpiry(today)(`${month}/${cartaoValidadeAno}`).ok;
    },
  ],
};
