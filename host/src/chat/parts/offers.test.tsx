import { defineStep, type Step, specialistsOption } from '@consorcio/shared/flow';
import type { StepComponentProps } from '@consorcio/shared/ui';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderChat } from '../testing/a-chat';

const end: Step = { name: 'fim', leadsTo: ['end'], text: 'Certo?', options: [{ id: 'ok', label: 'Sim', to: 'end' }] };

describe('Options that a component offers', () => {
  const terms: Step = defineStep({
    name: 'termos',
    leadsTo: ['termos', 'fim'],
    opens: ['specialists'],
    text: 'Confira seus dados:',
    component: { name: 'data', props: ({ journey }) => ({ nome: journey.nome ?? 'Ana' }) },
    options: [
      { id: 'ok', label: 'Confirmar', to: 'fim' },
      {
        id: 'name',
        label: 'Alterar nome',
        to: 'termos',
        part: 'data',
        record: (journey) => ({ ...journey, nome: 'Bia' }),
      },
      { ...specialistsOption, part: 'data' },
      { id: 'elsewhere', label: 'Em outro lugar', to: 'fim', part: 'gone' },
    ],
  });
  function Data({ props, offered, onChoose }: StepComponentProps<never, { nome: string }>) {
    return (
      <fieldset>
        <legend>Dados de {props.nome}</legend>
        {offered.map(({ id, label }) => (
          <button key={id} type="button" onClick={() => onChoose(id)}>
            {label}
          </button>
        ))}
        <button type="button" onClick={() => onChoose('ok')}>
          O que não é meu
        </button>
      </fieldset>
    );
  }
  const parts = { data: async () => ({ default: Data }) };

  it('are shown only in it: they are neither buttons below the messages nor announced', async () => {
    const chat = await renderChat({ steps: [terms, end], components: parts });

    const part = await screen.findByRole('group', { name: 'Dados de Ana' });
    const names = within(part)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Alterar nome', 'FALAR COM OS ESPECIALISTAS', 'O que não é meu']);
    const under = within(screen.getByRole('group', { name: 'Opções de resposta' })).getAllByRole('button');
    expect(under).toEqual([screen.getByRole('button', { name: 'Confirmar' })]);
    expect(chat.spoken.at(-1)).toBe('1 opção: Confirmar');
  });

  it('answer once, as the buttons do, without losing the focus to the page', async () => {
    const user = userEvent.setup();
    const chat = await renderChat({ steps: [terms, end], components: parts, delayMs: 500 });
    chat.pass(500);

    await user.dblClick(await screen.findByRole('button', { name: 'Alterar nome' }));

    expect(chat.answers).toEqual(['Alterar nome']);
    expect(screen.queryByRole('button', { name: 'Alterar nome' })).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  it('are offered only by the last message with that component', async () => {
    const user = userEvent.setup();
    await renderChat({ steps: [terms, end], components: parts });

    await user.click(await screen.findByRole('button', { name: 'Alterar nome' }));

    const before = screen.getByRole('group', { name: 'Dados de Ana' });
    const now = screen.getByRole('group', { name: 'Dados de Bia' });
    expect(within(before).queryByRole('button', { name: 'Alterar nome' })).not.toBeInTheDocument();
    expect(within(now).getByRole('button', { name: 'Alterar nome' })).toBeVisible();
  });

  it('do not answer the question when they open the specialists', async () => {
    const user = userEvent.setup();
    const chat = await renderChat({ steps: [terms, end], components: parts });
    const specialists = await screen.findByRole('button', { name: 'FALAR COM OS ESPECIALISTAS' });

    const followed: string[] = [];
    const note = ({ target }: Event) => target instanceof HTMLAnchorElement && followed.push(target.href);
    document.addEventListener('click', note);

    await user.click(specialists);
    await user.click(specialists);

    document.removeEventListener('click', note);
    expect(followed).toEqual(['https://wa.me/5511', 'https://wa.me/5511']);
    await user.click(screen.getByRole('button', { name: 'Alterar nome' }));
    expect(chat.answers).toEqual(['Alterar nome']);
  });

  it('are the only ones that it can choose', async () => {
    const user = userEvent.setup();
    const chat = await renderChat({ steps: [terms, end], components: parts });

    await user.click(await screen.findByRole('button', { name: 'O que não é meu' }));

    expect(chat.answers).toEqual([]);
  });
});
