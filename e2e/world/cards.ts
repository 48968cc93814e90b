/** What the form adds to the body of its request. */
const cardOf = (
  cartaoNumero: string,
  cartaoCodigoSeguranca: string,
  cartaoCpfTitular: string,
  cartaoParcelas: number,
) => ({
  ...{ cartaoNumero, cartaoCodigoSeguranca, cartaoCpfTitular, cartaoParcelas },
  cartaoNomeTitular: 'CANARIO DA SILVA',
  cartaoValidadeMes: '03',
  cartaoValidadeAno: '2031',
  cartaoBandeira: 'VISA',
  cartaoId: 0,
});
const good = cardOf('4242424242424242', '917', '39053344705', 2);
const goodOfCompany = cardOf('5555555555554444', '946', '04252011000110', 1);
const slow = cardOf('4000000000003220', '973', '39053344705', 3);
const refused = cardOf('4000000000000002', '984', '39053344705', 1);

/** Card forms of a visitor: several cards, one of them twice with different instalments. Their data appears nowhere else. */
export const cardForms = [good, goodOfCompany, slow, refused, { ...good, cartaoParcelas: 1 }];

/** The cards of a visitor who wants to pay, whatever happens: the bank refuses one of them. */
export const cardsOfPayer = [good, refused];

/** Digits as they are, in groups, or with the points of a document. */
const written = (digits: string) => [...digits].join('[ ./-]?');

const traces = cardForms.flatMap(({ cartaoNumero, cartaoCpfTitular, cartaoCodigoSeguranca }) => [
  written(cartaoNumero),
  written(cartaoCpfTitular),
  `(?<![a-z\\d.,])${cartaoCodigoSeguranca}(?![a-z\\d]|[.,]\\d)`,
]);

/** Finds a part of these forms in a text: a number, document, holder, or a security code that is not part of an amount. */
export const cardTrace = new RegExp(['canario', ...traces].join('|'), 'i');
