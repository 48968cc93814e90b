import { spokenPix } from './spoken-pix';

const charge = { codigo: '00020126', imagemUrl: '', valor: 'R$ 877,50', vencimento: '22/11/2026' };

it.each([
  [
    'a code',
    {},
    'Pagamento por Pix. Valor a pagar: R$ 877,50. Pague até 22/11/2026. O código é copiado com o botão Copiar código Pix. O QR code é para ler de outro aparelho',
  ],
  [
    'a beneficiary',
    { beneficiario: 'Alvo Administradora Ltda.', cnpj: '11.222.333/0001-81' },
    'Pagamento por Pix. Valor a pagar: R$ 877,50. Pague até 22/11/2026. Quem recebe é Alvo Administradora Ltda., CNPJ 11.222.333/0001-81. O código é copiado com o botão Copiar código Pix. O QR code é para ler de outro aparelho',
  ],
  [
    'neither code nor due date',
    { codigo: ' ', vencimento: '' },
    'Pagamento por Pix. Valor a pagar: R$ 877,50. Este Pix veio sem código. Escolha outra forma de pagar.',
  ],
])('says how much, until when and how to pay a Pix with %s', (_, more, words) => {
  expect(spokenPix({ ...charge, ...more })).toBe(words);
});
