const holder = { nome: 'CANARIO DA SILVA', validade: { month: 3, year: 2031 } };
const good = { ...holder, numero: '4242424242424242', codigo: '917', documento: '39053344705', parcelas: 2 };
const goodOfCompany = { ...good, numero: '5555555555554444', codigo: '946', documento: '04252011000110', parcelas: 1 };
const slow = { ...holder, numero: '4000000000003220', codigo: '973', documento: '39053344705', parcelas: 3 };
const refused = { ...holder, numero: '4000000000000002', codigo: '984', documento: '39053344705', parcelas: 1 };

/** Card forms of a visitor: several cards, one of them twice with different instalments. Their data appears nowhere else. */
export const cardForms = [good, goodOfCompany, slow, refused, { ...good, parcelas: 1 }];

/** The cards of a visitor who wants to pay, whatever happens: the bank refuses one of them. */
export const cardsOfPayer = [good, refused];

/** Forms that only a broken component can submit. */
export const brokenForms: readonly unknown[] = [undefined, 'x', {}, { ...slow, codigo: undefined }];

/** Digits as they are, in groups, or with the points of a document. */
const written = (digits: string) => [...digits].join('[ ./-]?');

const traces = cardForms.flatMap(({ numero, documento, codigo }) => [
  written(numero),
  written(documento),
  `(?<![a-z\\d.,])${codigo}(?![a-z\\d]|[.,]\\d)`,
]);

/** Finds a part of these forms in a text: a number, document, holder, or a security code that is not part of an amount. */
export const cardTrace = new RegExp(['canario', ...traces].join('|'), 'i');
