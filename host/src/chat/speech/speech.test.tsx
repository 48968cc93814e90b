import { formatMoney } from '@consorcio/shared/validation';
import { act, render, screen } from '@testing-library/react';
import { ConversationContext } from '../conversation/conversation-context';
import { optionsSpoken } from '../options/spoken';
import { aSilentConversation } from '../testing/a-chat';
import { createAnnouncer } from './announcer';
import { LiveRegion } from './live-region';
import { refusalSpoken, speakable } from './speakable';

describe('LiveRegion', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const region = () => screen.getByRole('status');
  const lines = () => [...region().children].map((line) => line.textContent);
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  function open() {
    const announcer = createAnnouncer(speakable);
    const conversation = { ...aSilentConversation().conversation, announcer };
    const region = (isSilent: boolean) => (
      <ConversationContext value={conversation}>
        <LiveRegion isSilent={isSilent} />
      </ConversationContext>
    );
    const { rerender } = render(region(false));
    const silence = (isSilent: boolean) => rerender(region(isSilent));
    return { say: (text: string) => act(() => announcer.say(text)), announcer, silence };
  }

  it('is polite, announces only additions, in order, and clears them together after a second without a new one', () => {
    const { say } = open();
    expect(region()).toHaveAttribute('aria-live', 'polite');
    expect(region()).toHaveAttribute('aria-atomic', 'false');
    say(' \n');
    expect(region()).toBeEmptyDOMElement();
    say('Olá!');
    const first = screen.getByText('Olá!');
    say('Olá!');
    expect(screen.getAllByText('Olá!')[0]).toBe(first); // it is not read twice
    pass(900);
    say('O crédito é de R$ 60.000,00.');
    pass(999);
    expect(lines()).toEqual(['Olá!', 'Olá!', 'O crédito é de 60.000 reais.']);
    pass(1);
    expect(lines()).toEqual([]);
  });

  it('is silent while another region announces, and then announces only new texts', () => {
    const { say, announcer, silence } = open();
    silence(true);
    say('Cartão inválido');
    expect(lines()).toEqual([]);
    act(() => {
      announcer.say('Pagamento recusado');
      silence(false);
    });
    expect(lines()).toEqual(['Pagamento recusado']);
  });
});

it('several options are announced with their count', () => {
  expect(optionsSpoken([{ label: 'A' }, { label: 'B' }, { label: 'C' }])).toBe('3 opções: A; B; C'); // one, and details: options.test.tsx
});

it.each([
  ['O crédito mínimo é de R$ 30.000,00', undefined, 'O crédito mínimo é de 30.000 reais'],
  ['Valor inválido', 'A partir de R$ 100,00', 'Valor inválido. A partir de 100 reais'],
  ['Está correto? 🤔', 'Só letras e espaços', 'Está correto? Só letras e espaços'],
])('a refusal %j is announced with the limits %j', (problem, hint, spoken) => {
  expect(refusalSpoken(problem, hint)).toBe(spoken);
});

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
  ['Carro de R$ 60.000,00, de M••••• S.', 'Carro de 60.000 reais, de M S.'],
  ['50% de desconto', '50 por cento de desconto'],
  ['0,183% a.m.', '0,183 por cento ao mês'],
  ['Taxa: 0,183% a.m. Prazo: 80 meses', 'Taxa: 0,183 por cento ao mês. Prazo: 80 meses'],
  ['80x de R$ 885,00', '80 vezes de 885 reais'],
  ['1x', '1 vez'],
  ['22/11/2026', '22 de novembro de 2026'],
  ['01/03/1985', '1º de março de 1985'],
  ['31/13/2026', '31/13/2026'],
  ['(11) 98765-4321', '1 1, 9 8 7 6 5, 4 3 2 1'],
  ['529.982.247-25', '5 2 9, 9 8 2, 2 4 7, 2 5'],
  ['12.ABC.345/01DE-35', '1 2, A B C, 3 4 5, 0 1 D E, 3 5'],
  ['01310-100', '0 1 3 1 0, 1 0 0'],
  ['Contrato nº 70001001', 'Contrato número 7 0 0 0 1 0 0 1'],
  ['Está correto? 🤔', 'Está correto?'],
  ['Parabéns! 🎉 Falta pouco.', 'Parabéns! Falta pouco.'],
  ['Até mais 👋🏽 👩‍💻 ❤️!', 'Até mais !'],
  ['Pagamento recusado :(', 'Pagamento recusado'],
  ['Cupom inválido.; Cupom já utilizado.; ', 'Cupom inválido. Cupom já utilizado.'],
  ['  Olá,\n\u00a0Joana! 80   meses, nº 1578, às 14:32 #2 © ', 'Olá, Joana! 80 meses, número 1578, às 14:32 #2 ©'],
])('reads %j as people say it', (text, spoken) => {
  expect(speakable(text)).toBe(spoken);
});
