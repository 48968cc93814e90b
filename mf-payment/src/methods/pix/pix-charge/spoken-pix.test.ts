import { spokenPix } from './spoken-pix';

// What is said of a complete charge is in docs/speech/company.md.
it('says that a Pix without a code cannot be paid, and nothing of a due date that is not known', () => {
  expect(spokenPix({ codigo: ' ', imagemUrl: '', valor: 'R$ 877,50', vencimento: '' })).toBe(
    'Pagamento por Pix. Valor a pagar: R$ 877,50. Este Pix veio sem código. Escolha outra forma de pagar.',
  );
});
