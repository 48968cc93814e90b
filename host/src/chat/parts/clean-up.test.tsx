import { defineStep, type Step } from '@consorcio/shared/flow';
import type { StepComponentProps } from '@consorcio/shared/ui';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useLayoutEffect } from 'react';
import * as z from 'zod/mini';
import { renderChat } from '../testing/a-chat';

const end: Step = { name: 'fim', leadsTo: ['end'], text: 'Certo?', options: [{ id: 'ok', label: 'Sim', to: 'end' }] };
const asks = { answer: z.string(), say: (answer: string) => answer };

function failAtCleanUp() {
  throw new Error('a bug in a clean-up');
}

const passive = { name: 'an effect', use: () => useEffect(() => failAtCleanUp, []) };
const layout = { name: 'a layout effect', use: () => useLayoutEffect(() => failAtCleanUp, []) };

describe.each([passive, layout])('A part of which the clean-up of $name throws', ({ use }) => {
  function Scores({ onAnswer }: StepComponentProps<string>) {
    use();
    return (
      <button type="button" onClick={() => onAnswer('Dez')}>
        Dar nota dez
      </button>
    );
  }
  const load = async () => ({ default: Scores });

  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('costs nothing when it is a component of a message', async () => {
    const user = userEvent.setup();
    const scores = defineStep({
      name: 'nota',
      leadsTo: ['fim'],
      text: 'E a nota?',
      component: { name: 'scores', asks },
    });
    const chat = await renderChat({ steps: [scores, end], components: { scores: load } });

    await user.click(await screen.findByRole('button', { name: 'Dar nota dez' }));

    expect(within(screen.getByRole('log')).getByText('E a nota?')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Sim' }));
    expect(chat.answers).toEqual(['Dez', 'Sim']);
  });

  it('costs nothing when it is over the page', async () => {
    const user = userEvent.setup();
    const card = defineStep({ name: 'nota', leadsTo: ['fim'], text: 'E a nota?', overlay: { name: 'scores', asks } });
    const chat = await renderChat({ steps: [card, end], overlays: { scores: load } });

    await user.click(await screen.findByRole('button', { name: 'Dar nota dez' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Sim' }));
    expect(chat.answers).toEqual(['Dez', 'Sim']);
  });
});
