import { defineStep, type Message } from '@consorcio/shared/flow';
import { waitFor } from '@testing-library/react';
import { renderChat, waitingAt } from '../../testing/a-chat';

jest.mock('./watch-reader', () => {
  throw new Error('not loaded');
});

const end = defineStep({
  name: 'fim',
  leadsTo: ['end'],
  text: 'Fim',
  options: [{ id: 'x', label: 'Sair', to: 'end' }],
});

it('A long conversation shows every message when the code that observes the reader cannot be loaded', async () => {
  const transcript = Array.from({ length: 300 }, (_, id): Message => ({ id, sender: 'bot', text: `n${id}`, at: 0 }));

  await renderChat({ steps: [end], stored: waitingAt('fim', transcript) });

  await waitFor(() => expect(document.querySelectorAll('[role=log] ol > li:not([aria-hidden])')).toHaveLength(300));
});
