import type { CardPayment } from '@consorcio/shared/entities';
import {
  checkCardExpiry,
  checkCardHolder,
  checkCardNumber,
  checkCpfCnpj,
  checkSecurityCode,
  type IsoDate,
} from '@consorcio/shared/validation';
import { type FieldRules, findBrokenRules } from '../api/field-rules';

/** What is wrong with a card that fits its schema, one message per field. */
export function findCardProblems(card: CardPayment, today: IsoDate): string[] {
  return findBrokenRules(rules, card, today);
}

/** The rules of the product, for values without masks. */
const rules: FieldRules<CardPayment> = {
  cartaoNumero: {
    expected: '16 digits with a valid check digit',
    holds: ({ cartaoNumero }) => /^\d{16}$/.test(cartaoNumero) && checkCardNumber(cartaoNumero).ok,
  },
  cartaoNomeTitular: {
    expected: 'the name on the card, two words or more and 30 characters at most',
    holds: ({ cartaoNomeTitular }) => checkCardHolder(cartaoNomeTitular).ok,
  },
  cartaoCodigoSeguranca: {
    expected: '3 digits',
    holds: ({ cartaoCodigoSeguranca }) =>
      /^\d{3}$/.test(cartaoCodigoSeguranca) && checkSecurityCode(cartaoCodigoSeguranca).ok,
  },
  cartaoCpfTitular: {
    expected: 'a valid CPF or CNPJ without mask',
    holds: ({ cartaoCpfTitular }) =>
      /^(?:\d{11}|[0-9A-Z]{12}\d{2})$/.test(cartaoCpfTitular) && checkCpfCnpj(cartaoCpfTitular).ok,
  },
  cartaoValidadeMes: { expected: '01 to 12', holds: ({ cartaoValidadeMes }) => isMonth(cartaoValidadeMes) },
  cartaoValidadeAno: {
    expected: 'four digits of a year in which the card is still valid',
    holds: ({ cartaoValidadeMes, cartaoValidadeAno }, today) => {
      const month = isMonth(cartaoValidadeMes) ? cartaoValidadeMes : '12'; // a wrong month has its own message
      return /^\d{4}$/.test(cartaoValidadeAno) && checkCardExpiry(today)(`${month}/${cartaoValidadeAno}`).ok;
    },
  },
};

function isMonth(text: string): boolean {
  return /^(?:0[1-9]|1[0-2])$/.test(text);
}
