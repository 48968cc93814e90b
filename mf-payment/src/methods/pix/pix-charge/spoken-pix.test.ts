import { spokenPix } from './spoken-pix';

// What is said of a complete charge is in docs/speech/company.md.
it.each([
  [' ', 'Este Pix veio sem código. Escolha outra forma de pagar.'],
  ['000201', 'O botão Copiar código Pix copia o código. Leia o QR code de outro aparelho'],
])('says of a Pix with the code %j how to pay it, and nothing of a due date that is not known', (codigo, words) => {
  expect(spokenPix({ codigo, imagemUrl: '', valor: 'R$ 877,50', vencimento: '' })).toBe(
    `Pagamento por Pix. Valor a pagar: R$ 877,50. ${words}`,
  );
});
