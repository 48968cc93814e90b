import { couponErrorNames } from '@consorcio/shared/entities';
import { couponProblems } from './coupon-errors';

/** SPEC section 8, in its order. */
const sentences = [
  'Cupom inexistente. Verifique o código.',
  'Cupom fora da validade.',
  'Cupom não válido para esta loja.',
  'Cupom não válido para esta categoria.',
  'Cupom não disponível para este tipo de compra.',
  'Cupom não válido para esta forma de pagamento.',
  'Erro no tipo de desconto.',
  'Compra acima do valor permitido para este cupom.',
  'Compra abaixo do valor mínimo para este cupom.',
  'Cupom já cadastrado.',
  'Data de validade inválida.',
  'Oferta não válida.',
  'Cupom já utilizado.',
  'Regra do cupom inválida.',
  'Regra do cupom ausente.',
];
const defaultSentence = 'O cupom não pode ser aplicado.';

it.each(sentences.map((sentence, index) => [index + 1, couponErrorNames[index] ?? '', sentence] as const))(
  'explains number %i, %s: %s',
  (number, name, sentence) => {
    for (const code of [number, String(number), ` ${number} `, name, name.toUpperCase(), name.toLowerCase()]) {
      expect(couponProblems([code])).toEqual([sentence]);
    }
    expect(couponProblems([name.replace(/(?!^)([A-Z])/g, '_$1').toUpperCase()])).toEqual([sentence]);
  },
);

it.each([[[]], [[0]], [[16]], [[-1]], [['']], [['Nobody']], [['<b>1</b>']], [['constructor']], [[1.5]]])(
  'has a default sentence for %j',
  (codes) => {
    expect(couponProblems(codes)).toEqual([defaultSentence]);
  },
);

it('lists each reason once, in the order of the response', () => {
  expect(couponProblems([13, 'OutOfValidity', 'AlreadyUsed', 2, 'Nobody', 99])).toEqual([
    'Cupom já utilizado.',
    'Cupom fora da validade.',
    defaultSentence,
  ]);
});
