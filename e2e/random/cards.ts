import { formatCnpj, formatCpf } from '@consorcio/shared/validation';

const cardOf = (numero: string, codigo: string, documento: string, parcelas: 1 | 2 | 3 = 1) => ({
  numero,
  nome: 'CANARIO DA SILVA',
  validade: { month: 3, year: 2031 },
  codigo,
  documento,
  parcelas,
});
const good = cardOf('4242424242424242', '917', '39053344705', 2);
const goodOfCompany = cardOf('5555555555554444', '946', '04252011000110');
const slow = cardOf('4000000000003220', '973', '39053344705', 3);
const refused = cardOf('4000000000000002', '984', '39053344705');

/** Card forms of a visitor: several cards, one of them twice with different instalments. Their data appears nowhere else. */
export const cardForms = [good, goodOfCompany, slow, refused, { ...good, parcelas: 1 }];

/** The cards of a visitor who wants to pay, whatever happens: the bank refuses one of them. */
export const cardsOfPayer = [good, refused];

/** Forms that only a broken component can submit. */
export const brokenForms: readonly unknown[] = [undefined, 'x', {}, { ...slow, codigo: undefined }];

const cards = [good, goodOfCompany, slow, refused];
const masked = (documento: string) => (documento.length === 11 ? formatCpf : formatCnpj)(documento);

/** Finds a part of these forms in a text: a number, document, holder, or a security code that is not part of an amount. */
export const cardTrace = new RegExp(
  [
    'canario',
    ...cards.map(({ numero }) => numero.replace(/\d{4}(?=\d)/g, '$& ?')),
    ...cards.flatMap(({ documento }) => [documento, masked(documento)]),
    ...cards.map(({ codigo }) => `(?<![a-z\\d.,])${codigo}(?![a-z\\d]|[.,]\\d)`),
  ].join('|'),
  'i',
);
