import { defineStep, type Step, specialistsOption } from '@consorcio/shared/flow';
import { refuse } from '@consorcio/shared/validation';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderChat, waitingAt } from '../testing/a-chat';

const vehicle = defineStep({
  name: 'veiculo',
  leadsTo: ['ano'],
  opens: ['specialists'],
  text: 'O que você quer comprar?',
  options: [
    { id: 'car', label: 'Carro', to: 'ano', tone: 'primary' },
    { id: 'bike', label: 'Moto', to: 'ano' },
    specialistsOption,
  ],
});
const year = defineStep({
  name: 'ano',
  leadsTo: ['end'],
  text: 'De que ano?',
  options: [{ id: 'new', label: 'Novo', to: 'end' }],
});

describe('Options', () => {
  it('are buttons, and a link to the specialists, named by their labels, in a labelled group', async () => {
    await renderChat({ steps: [vehicle, year] });

    const group = screen.getByRole('group', { name: 'Opções de resposta' });
    expect([...within(group).getAllByRole('button'), within(group).getByRole('link')]).toEqual([
      screen.getByRole('button', { name: 'Carro' }),
      screen.getByRole('button', { name: 'Moto' }),
      screen.getByRole('link', { name: 'FALAR COM OS ESPECIALISTAS' }),
    ]);
  });

  it('show a detail on a second line, which is part of their names', async () => {
    const user = userEvent.setup();
    const change = defineStep({
      name: 'alterar',
      leadsTo: ['ano'],
      text: 'O que mudou?',
      options: [
        { id: 'cpf', label: 'CPF', detail: '529.982.247-25', to: 'ano' },
        { id: 'none', label: 'Nada', to: 'ano' },
      ],
    });
    const chat = await renderChat({ steps: [change, year] });

    const cpf = screen.getByRole('button', { name: 'CPF 529.982.247-25' });
    expect(screen.getByRole('button', { name: 'Nada' })).toBeVisible();
    expect(chat.spoken.at(-1)).toBe('2 opções: CPF, 529.982.247-25; Nada');

    await user.click(cpf);
    expect(chat.answers).toEqual(['CPF']);
  });

  it('are disabled and show their reason when they are unavailable', async () => {
    const user = userEvent.setup();
    const pay = defineStep({
      name: 'pagar',
      leadsTo: ['ano'],
      text: 'Como?',
      options: [
        { id: 'pix', label: 'Pix', detail: 'Na hora', to: 'ano' },
        { id: 'card', label: 'Cartão', detail: 'Em 3x', to: 'ano', unavailable: 'Não vale com o seu cupom' },
      ],
    });
    const chat = await renderChat({ steps: [pay, year] });

    const card = screen.getByRole('button', { name: 'Cartão Não vale com o seu cupom' });
    expect(card).toHaveAttribute('aria-disabled', 'true');
    expect(chat.spoken.at(-1)).toBe('2 opções: Pix, Na hora; Cartão, Não vale com o seu cupom');

    await user.click(card);
    expect(chat.driver.snapshot().place.step).toBe('pagar');
    await user.click(screen.getByRole('button', { name: 'Pix Na hora' }));
    expect(chat.driver.snapshot().place.step).toBe('ano');
  });

  it.each([
    [undefined, { display: 'flex', 'flex-wrap': 'wrap' }],
    ['flow', { display: 'flex', 'flex-wrap': 'wrap' }],
    ['grid', { display: 'grid', 'max-width': '560px' }],
    ['stack', { display: 'grid', 'max-width': '480px' }],
  ] as const)('have the layout of the step: %s', async (layout, style) => {
    const step: Step = layout ? { ...vehicle, layout } : vehicle;
    await renderChat({ steps: [step, year] });

    expect(screen.getByRole('group', { name: 'Opções de resposta' })).toHaveStyle(style);
  });

  it('answer once at a double click', async () => {
    const user = userEvent.setup();
    const chat = await renderChat({ steps: [vehicle, year], delayMs: 500 });
    await user.click(screen.getByRole('button', { name: /digitando/i }));

    await user.dblClick(screen.getByRole('button', { name: 'Carro' }));

    expect(chat.answers).toEqual(['Carro']);
  });

  it('are announced with their count when they appear', async () => {
    const user = userEvent.setup();
    const chat = await renderChat({ steps: [vehicle, year] });
    expect(chat.spoken).toEqual(['O que você quer comprar?', '3 opções: Carro; Moto; FALAR COM OS ESPECIALISTAS']);

    await user.click(screen.getByRole('button', { name: 'Moto' }));
    expect(chat.spoken.slice(2)).toEqual(['De que ano?', '1 opção: Novo']);
  });

  it('stay, and are not announced again, when a typed answer is refused', async () => {
    const user = userEvent.setup();
    const coupon: Step = {
      ...vehicle,
      input: { kind: 'text', label: 'Outro bem', check: () => refuse('Não vendemos isso.') },
    };
    const chat = await renderChat({ steps: [coupon, year] });
    const car = screen.getByRole('button', { name: 'Carro' });

    await user.type(screen.getByRole('textbox'), 'Barco{Enter}');

    expect(screen.getByRole('button', { name: 'Carro' })).toBe(car);

    expect(screen.getByRole('alert')).toHaveTextContent('Não vendemos isso.');
    expect(chat.spoken).toHaveLength(2);
  });

  it('are not announced when they were restored with the page', async () => {
    const chat = await renderChat({
      steps: [vehicle, year],
      stored: waitingAt('veiculo', [{ id: 0, sender: 'bot', text: 'O que você quer comprar?', at: 0 }]),
    });

    expect(screen.getByRole('button', { name: 'Carro' })).toBeVisible();
    expect(chat.spoken).toEqual([]);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('lead to the specialists by a link, which keeps the focus and the other options', async () => {
    const user = userEvent.setup();
    await renderChat({ steps: [vehicle, year] });
    const specialists = screen.getByRole('link', { name: 'FALAR COM OS ESPECIALISTAS' });
    expect(specialists).toHaveAttribute('href', 'https://wa.me/5511');

    await user.click(specialists);

    expect(specialists).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Carro' }));
    expect(within(screen.getByRole('log')).getByText('De que ano?')).toBeVisible();
  });

  it('do not lose the focus to the page when one is chosen by keyboard', async () => {
    const user = userEvent.setup();
    await renderChat({ steps: [vehicle, year] });

    screen.getByRole('button', { name: 'Moto' }).focus();
    await user.keyboard('{Enter}');
    expect(document.body).not.toHaveFocus();

    await user.tab();
    expect(screen.getByRole('button', { name: 'Novo' })).toHaveFocus();
  });

  it('cannot be chosen while the server checks a typed answer', async () => {
    const user = userEvent.setup();
    const typed: Step = {
      ...vehicle,
      input: {
        kind: 'text',
        label: 'Outro bem',
        check: (value) => ({ ok: true, value }),
        verify: { run: () => new Promise(() => undefined), refusal: () => undefined },
      },
    };
    const { driver } = await renderChat({ steps: [typed, year] });
    await user.type(screen.getByRole('textbox'), 'Barco{Enter}');

    const car = screen.getByRole('button', { name: 'Carro' });
    expect(car).toHaveAttribute('aria-disabled', 'true');
    expect(car).not.toHaveAttribute('disabled');
    await user.click(car);
    expect(driver.snapshot().phase.kind).toBe('verifying');
  });
});
