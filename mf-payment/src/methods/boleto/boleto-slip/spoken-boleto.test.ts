import { spokenBoleto } from './spoken-boleto';

const slip = {
  codigoBarras: '34191790010104351004791020150008291070026000',
  url: 'https://boletos.example/1',
  valor: 'R$ 877,50',
  vencimento: '22/11/2026',
};
const terms = 'Pagamento por boleto. Valor a pagar: R$ 877,50. Pague até 22/11/2026. ';

// What is said of a complete slip is in docs/speech/boleto.md.
it.each([
  [
    'only a code',
    { url: '' },
    'O botão Copiar código do boleto copia o código. O código é suficiente para pagar: cole em “pagar boleto”, no app do seu banco.',
  ],
  ['only an address', { codigoBarras: '' }, 'O link Abrir boleto mostra o boleto em outra aba'],
  ['neither', { url: '', codigoBarras: ' ' }, 'Este boleto veio sem código. Escolha outra forma de pagar.'],
])('says how much, until when and how to pay a boleto with %s', (_, more, words) => {
  expect(spokenBoleto({ ...slip, ...more })).toBe(terms + words);
});
