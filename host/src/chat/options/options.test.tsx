import { defineStep, type Step, specialistsOption } from '@consorcio/shared/flow';
import type { StepComponentProps } from '@consorcio/shared/ui';
import { refuse } from '@consorcio/shared/validation';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asking, neverVerified, renderChat, resting } from '../testing/a-chat';

const vehicle = defineStep({
  name: 'veiculo',
  leadsTo: ['fim'],
  opens: ['specialists'],
  text: 'O que você quer comprar?',
  options: [
    { id: 'car', label: 'Carro', to: 'fim', tone: 'primary' },
    { id: 'bike', label: 'Moto', to: 'fim' },
    specialistsOption,
  ],
});
const button = (name: string) => screen.getByRole('button', { name });
const group = () => screen.getByRole('group', { name: 'Opções de resposta' });

async function show(step: Step = vehicle, more: Partial<Parameters<typeof renderChat>[0]> = {}) {
  const chat = await renderChat({ steps: [step, resting], ...more });
  return { user: userEvent.setup(), chat, step: () => chat.driver.snapshot().place.step };
}

describe('Options', () => {
  it('are buttons and a link to the specialists in a group, announced with their count, and do not lose the focus', async () => {
    const { user, chat } = await show();
    const specialists = screen.getByRole('link', { name: 'FALAR COM OS ESPECIALISTAS' });
    expect([...within(group()).getAllByRole('button'), within(group()).getByRole('link')]).toEqual([
      button('Carro'),
      button('Moto'),
      specialists,
    ]);
    expect(chat.spoken).toEqual(['O que você quer comprar?', '3 opções: Carro; Moto; FALAR COM OS ESPECIALISTAS']);
    expect(specialists).toHaveAttribute('href', 'https://wa.me/5511');
    await user.click(specialists);
    expect(specialists).toHaveFocus();

    button('Moto').focus();
    await user.keyboard('{Enter}');
    expect(chat.spoken.slice(2)).toEqual(['Certo?', '1 opção: Sim']);
    expect(document.body).not.toHaveFocus();
    await user.tab();
    expect(button('Sim')).toHaveFocus();
  });

  it('show a detail, or why they are unavailable, on a second line, which is part of their names', async () => {
    const { user, chat, step } = await show({
      ...vehicle,
      options: [
        { id: 'pix', label: 'Pix', detail: 'Na hora', to: 'fim' },
        { id: 'card', label: 'Cartão', detail: 'Em 3x', to: 'fim', unavailable: 'Não vale com o seu cupom' },
      ],
    });
    expect(button('Cartão Não vale com o seu cupom')).toHaveAttribute('aria-disabled', 'true');
    expect(chat.spoken.at(-1)).toBe('2 opções: Pix, Na hora; Cartão, Não vale com o seu cupom');

    await user.click(button('Cartão Não vale com o seu cupom'));
    expect(step()).toBe('veiculo');
    await user.click(button('Pix Na hora'));
    expect([step(), chat.answers]).toEqual(['fim', ['Pix']]);
  });

  it.each([
    [undefined, { display: 'flex', 'flex-wrap': 'wrap' }],
    ['flow', { display: 'flex', 'flex-wrap': 'wrap' }],
    ['grid', { display: 'grid', 'max-width': '560px' }],
    ['stack', { display: 'grid', 'max-width': '480px' }],
  ] as const)('have the layout of the step: %s', async (layout, style) => {
    await show(layout ? { ...vehicle, layout } : vehicle);
    expect(group()).toHaveStyle(style);
  });

  it('stay, and are not announced again, when a typed answer is refused', async () => {
    const { input } = asking('text', { check: () => refuse('Não vendemos isso.') });
    const { user, chat } = await show({ ...vehicle, ...(input && { input }) });
    const car = button('Carro');
    await user.type(screen.getByRole('textbox'), 'Avião{Enter}');
    expect(button('Carro')).toBe(car);
    expect(chat.spoken).toHaveLength(2);
  });

  it('cannot be chosen while the server checks a typed answer', async () => {
    const { input } = asking('text', { verify: neverVerified });
    const { user, chat } = await show({ ...vehicle, ...(input && { input }) });
    await user.type(screen.getByRole('textbox'), 'Avião{Enter}');

    expect(button('Carro')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Carro')).not.toHaveAttribute('disabled');
    await user.click(button('Carro'));
    expect(chat.driver.snapshot().phase.kind).toBe('verifying');
  });
});

describe('Options that a component offers', () => {
  const terms: Step = defineStep({
    name: 'termos',
    leadsTo: ['termos', 'fim'],
    opens: ['specialists'],
    text: 'Confira seus dados:',
    component: { name: 'data', props: ({ journey }) => ({ nome: journey.nome ?? 'Ana' }) },
    options: [
      { id: 'ok', label: 'Confirmar', to: 'fim' },
      { id: 'name', label: 'Alterar nome', to: 'termos', part: 'data', record: (was) => ({ ...was, nome: 'Bia' }) },
      { ...specialistsOption, part: 'data' },
      { id: 'elsewhere', label: 'Em outro lugar', to: 'fim', part: 'gone' },
    ],
  });
  function Data({ props, offered, onChoose }: StepComponentProps<never, { nome: string }>) {
    return (
      <fieldset>
        <legend>Dados de {props.nome}</legend>
        {[...offered, { id: 'ok', label: 'O que não é meu' }].map(({ id, label }) => (
          <button key={id} type="button" onClick={() => onChoose(id)}>
            {label}
          </button>
        ))}
      </fieldset>
    );
  }
  const showTerms = async (delayMs = 0) => {
    const shown = await show(terms, { components: { data: async () => ({ default: Data }) }, delayMs });
    shown.chat.pass(delayMs);
    await screen.findByRole('group', { name: 'Dados de Ana' });
    return shown;
  };
  const dataOf = (name: string) => within(screen.getByRole('group', { name: `Dados de ${name}` }));

  it('are shown only in it, and only in the last message with it, and nothing else can be chosen there', async () => {
    const { user, chat } = await showTerms();
    const names = dataOf('Ana').getAllByRole('button');
    const specialists = 'FALAR COM OS ESPECIALISTAS';
    expect(names.map((one) => one.textContent)).toEqual(['Alterar nome', specialists, 'O que não é meu']);
    expect(within(group()).getAllByRole('button')).toEqual([button('Confirmar')]);
    expect(chat.spoken.at(-1)).toBe('1 opção: Confirmar');

    await user.click(button('O que não é meu'));
    expect(chat.answers).toEqual([]);
    await user.click(button('Alterar nome'));
    expect(dataOf('Ana').queryByRole('button', { name: 'Alterar nome' })).not.toBeInTheDocument();
    expect(dataOf('Bia').getByRole('button', { name: 'Alterar nome' })).toBeVisible();
  });

  it('do not answer the question when they open the specialists', async () => {
    const { user, chat } = await showTerms();
    const followed: string[] = [];
    const note = ({ target }: Event) => target instanceof HTMLAnchorElement && followed.push(target.href);
    document.addEventListener('click', note);
    for (let times = 0; times < 2; times += 1) await user.click(button('FALAR COM OS ESPECIALISTAS'));
    document.removeEventListener('click', note);
    expect(followed).toEqual(['https://wa.me/5511', 'https://wa.me/5511']);

    await user.click(button('Alterar nome'));
    expect(chat.answers).toEqual(['Alterar nome']);
  });
});
