import type { CardPayment } from '@consorcio/shared/entities';
import {
  checkCardExpiry,
  checkCardHolder,
  checkCardNumber,
  checkCpfCnpj,
  checkSecurityCode,
  type IsoDate,
} from '@consorcio/shared/validation';

/** What is wrong with a card beyond its schema, a sentence a field. What the field holds is never repeated. */
export function findCardProblems(card: CardPayment, today: IsoDate): string[] {
  return Object.entries(rules)
    .filter(([, { holds }]) => !holds(card, today))
    .map(([field, { expected }]) => `field ${field}: expected ${expected}`);
}

interface Rule {
  readonly expected: string;
  holds(card: CardPayment, today: IsoDate): boolean;
}

/** The fields whose schema does not say it all. The product's own rules, and no mask. */
const rules: Readonly<Partial<Record<keyof CardPayment, Rule>>> = {
  cartaoNumero: {
    expected: '16 digits with a check digit that holds',
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
    expected: 'the four digits of a year in which the card is still good',
    holds: ({ cartaoValidadeMes, cartaoValidadeAno }, today) => {
      const month = isMonth(cartaoValidadeMes) ? cartaoValidadeMes : '12'; // a wrong month has a sentence of its own
      return /^\d{4}$/.test(cartaoValidadeAno) && checkCardExpiry(today)(`${month}/${cartaoValidadeAno}`).ok;
    },
  },
};

function isMonth(text: string): boolean {
  return /^(?:0[1-9]|1[0-2])$/.test(text);
}
