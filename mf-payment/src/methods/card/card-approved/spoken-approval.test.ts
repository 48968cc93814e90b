import { spokenApproval } from './spoken-approval';

it.each([
  ['123456', 'Valor pago: R$ 885,00. Autorização nº 123456'],
  ['', 'Valor pago: R$ 885,00'],
])('says the amount, and the authorisation number %j if there is one', (autorizacao, words) => {
  expect(spokenApproval({ valor: 'R$ 885,00', autorizacao })).toBe(words);
});
