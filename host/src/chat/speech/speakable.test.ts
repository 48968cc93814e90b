import { formatMoney } from '@consorcio/shared/validation';
import { speakable } from './speakable';

it.each([
  ['R$ 60.000,00', '60.000 reais'],
  [formatMoney(885_50), '885 reais e 50 centavos'],
  ['R$ 1,00', '1 real'],
  ['R$ 1,01', '1 real e 1 centavo'],
  ['R$ 0,50', '50 centavos'],
  ['R$ 0,00', '0 reais'],
  ['R$ 2.000.000,00', '2.000.000 de reais'],
  ['R$ 30', '30 reais'],
  ['De R$ 10,00 a R$ 20,90.', 'De 10 reais a 20 reais e 90 centavos.'],
])('reads %s as money', (text, spoken) => {
  expect(speakable(text)).toBe(spoken);
});

it('leaves out the dots of a masked name', () => {
  expect(speakable('Carro de R$ 60.000,00, de M••••• S.')).toBe('Carro de 60.000 reais, de M S.');
});

it.each([
  ['50% de desconto', '50 por cento de desconto'],
  ['0,183% a.m.', '0,183 por cento ao mês'],
  ['Taxa: 0,183% a.m. Prazo: 80 meses', 'Taxa: 0,183 por cento ao mês. Prazo: 80 meses'],
  ['80x de R$ 885,00', '80 vezes de 885 reais'],
  ['1x', '1 vez'],
])('reads %s with its unit', (text, spoken) => {
  expect(speakable(text)).toBe(spoken);
});

it.each([
  ['22/11/2026', '22 de novembro de 2026'],
  ['01/03/1985', '1º de março de 1985'],
  ['31/13/2026', '31/13/2026'],
])('reads the date %s', (text, spoken) => {
  expect(speakable(text)).toBe(spoken);
});

it.each([
  ['(11) 98765-4321', '1 1, 9 8 7 6 5, 4 3 2 1'],
  ['529.982.247-25', '5 2 9, 9 8 2, 2 4 7, 2 5'],
  ['12.ABC.345/01DE-35', '1 2, A B C, 3 4 5, 0 1 D E, 3 5'],
  ['01310-100', '0 1 3 1 0, 1 0 0'],
  ['Contrato nº 70001001', 'Contrato número 7 0 0 0 1 0 0 1'],
])('reads the digits of %s one by one', (text, spoken) => {
  expect(speakable(text)).toBe(spoken);
});

it.each([
  ['Está correto? 🤔', 'Está correto?'],
  ['Parabéns! 🎉 Falta pouco.', 'Parabéns! Falta pouco.'],
  ['Até mais 👋🏽 👩‍💻 ❤️!', 'Até mais !'],
  ['Pagamento recusado :(', 'Pagamento recusado'],
])('does not read the pictures of %s', (text, spoken) => {
  expect(speakable(text)).toBe(spoken);
});

it('reads the sentences of a list as sentences', () => {
  expect(speakable('Cupom inválido.; Cupom já utilizado.; ')).toBe('Cupom inválido. Cupom já utilizado.');
});

it('reads other text unchanged, with single spaces', () => {
  expect(speakable('  Olá,\n\u00a0Joana! 80   meses, nº 1578, às 14:32 #2 © ')).toBe(
    'Olá, Joana! 80 meses, número 1578, às 14:32 #2 ©',
  );
});
