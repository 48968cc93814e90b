import { formatMoney } from '@consorcio/shared/validation';
import { optionsSpoken, speakable } from './speakable';

describe('speakable', () => {
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

  it('reads other text unchanged, with single spaces', () => {
    expect(speakable('  Olá,\n\u00a0Joana! 80   meses ')).toBe('Olá, Joana! 80 meses');
  });
});

describe('optionsSpoken', () => {
  it('announces their number and labels', () => {
    expect(optionsSpoken([{ label: 'A' }, { label: 'B' }, { label: 'C' }])).toBe('3 opções: A, B, C');
    expect(optionsSpoken([{ label: 'Simular agora' }])).toBe('1 opção: Simular agora');
  });

  it('announces why one is unavailable', () => {
    const options = [{ label: 'Pix' }, { label: 'Boleto', unavailable: 'Não vale com o seu cupom' }];
    expect(optionsSpoken(options)).toBe('2 opções: Pix, Boleto (Não vale com o seu cupom)');
  });
});
