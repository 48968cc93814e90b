import type { Brand } from '@consorcio/shared/entities';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createAnnouncer, provideSegmentParts } from '../chat';
import * as segmentParts from '../chat/segment-parts';
import { aConductor, openTheSimulation } from '../testing/a-conductor';
import { App } from './app';

provideSegmentParts(segmentParts);

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

/** The page at its first question, and a brand whose name cannot be read for some time. */
async function openPage(ports: Parameters<typeof aConductor>[0] = {}) {
  const conversation = aConductor({ delayMs: () => 0, ...ports });
  const { conductor } = conversation;
  const brand = conductor.store.getState().brand;
  const announcer = createAnnouncer((text) => text);
  const page = { brand, isOwnPath: true, conductor, announcer, greeting: { shown: 1, drawn: 1, restMs: 0 } };
  render(<App page={page} />);
  await act(() => openTheSimulation(conversation));
  const failWhile = (isBroken: () => boolean) => {
    const broken: Brand = Object.defineProperty({ ...brand }, 'navBar', {
      get() {
        if (isBroken()) throw new Error('a bug of the page');
        return false;
      },
    });
    act(() => conductor.changeBrand(broken));
  };
  return { ...conversation, failWhile };
}

it('is drawn again from the store after an error, with what the visitor typed', async () => {
  const user = userEvent.setup();
  const { failWhile, snapshot, facts } = await openPage();
  await user.type(await screen.findByRole('textbox', { name: 'Nome' }), 'Joana');
  const before = facts.length;
  const field = screen.getByRole('textbox', { name: 'Nome' });

  failWhile(() => field.isConnected);

  expect(field).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Joana');
  expect(screen.getByRole('log')).toHaveTextContent('Como você se chama?');
  expect(snapshot().draft).toBe('Joana');
  expect(facts).toHaveLength(before);
});

it('has two ways on when it cannot be drawn', async () => {
  const user = userEvent.setup();
  const reloadPage = jest.fn();
  const { failWhile, facts } = await openPage({ reloadPage, chatUrl: () => 'https://wa.me/5511' });

  failWhile(() => true);

  expect(screen.getByRole('alert')).toHaveTextContent('Não consegui mostrar a conversa');
  await user.click(screen.getByRole('button', { name: 'Continuar a conversa' }));
  expect(reloadPage).toHaveBeenCalledTimes(1);
  const specialists = screen.getByRole('link', { name: 'FALAR COM OS ESPECIALISTAS' });
  expect(specialists).toHaveAttribute('href', 'https://wa.me/5511');
  await user.click(specialists);
  expect(facts.at(-1)).toEqual({ name: 'specialists.requested', payload: { step: 'lead-nome' } });
});
