import type { Brand } from '@consorcio/shared/entities';
import { aBrand } from '@consorcio/shared/testing';
import { theme } from '@consorcio/shared/theme';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { ThemeProvider } from 'styled-components';
import { greetingOf } from '../brand/greetings';
import { createAnnouncer, provideSegmentParts } from '../chat';
import * as segmentParts from '../chat/segment-parts';
import { aConductor, openTheSimulation } from '../testing/a-conductor';
import { App } from './app';
import { PageOpening } from './opening';

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

/** The page in its HTML, before any script runs. */
function pageOf(overrides: Partial<Brand>) {
  const html = renderToStaticMarkup(
    <ThemeProvider theme={theme}>
      <PageOpening brand={aBrand(overrides)} />
    </ThemeProvider>,
  );
  document.body.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.children);
  return within(document.body);
}

describe('Opening', () => {
  it('has the whole greeting, in order, and its option', () => {
    const page = pageOf({});

    const log = within(page.getByRole('log', { name: 'Conversa' }));
    const texts = greetingOf(aBrand()).map((text) => text.replaceAll(/<\/?b>/g, ''));
    expect(log.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      texts.map((text) => expect.stringContaining(text)),
    );
    expect(within(log.getByRole('group', { name: 'Opções de resposta' })).getByRole('button')).toHaveTextContent(
      'Simular agora',
    );
  });

  it('shows no time, because the server does not know the time zone of the visitor', () => {
    const page = pageOf({});

    for (const time of page.getAllByText('00:00')) expect(time).not.toBeVisible();
  });

  it('keeps the answer of the option ready, out of the page', () => {
    const page = pageOf({});

    expect(page.queryByText('Você:', { exact: false })).not.toBeInTheDocument();
    expect(document.querySelector('template')?.content.textContent).toContain('Você: Simular agora');
    expect(page.getByRole('group').nextSibling).toBe(document.querySelector('template'));
  });

  it('explains a word of the greeting as the conversation does', () => {
    expect(pageOf({ greeting: 'exclusive' }).getByRole('button', { name: /contemplação/ })).toBeVisible();
  });

  it('sends a visitor without JavaScript to the specialists', () => {
    const page = pageOf({ chatUrl: 'https://chat.example/' });

    expect(page.getByText(/ative o JavaScript/)).toBeVisible();
    expect(page.getByRole('link', { name: 'FALAR COM OS ESPECIALISTAS' })).toHaveAttribute(
      'href',
      'https://chat.example/',
    );
  });

  it('has a notice with two ways on, for a page that does not load', () => {
    const page = pageOf({ chatUrl: 'https://chat.example/' });

    const notice = within(page.getByRole('alert', { hidden: true }));
    expect(notice.getByText(/A conversa não carregou/)).not.toBeVisible();
    expect(notice.getByText('Tentar de novo')).toHaveAttribute('href', '');
    expect(notice.getByText('FALAR COM OS ESPECIALISTAS')).toHaveAttribute('href', 'https://chat.example/');
  });

  it('shows the banner above the first message', () => {
    const page = pageOf({ banner: { titulo: 'Metade da parcela', texto: 'Até a contemplação.', motif: 'rays' } });

    const banner = page.getByRole('note');
    expect(banner).toHaveTextContent('Metade da parcelaAté a contemplação.');
    expect(banner.compareDocumentPosition(page.getByText(/Boas-vindas/))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('shows no banner in a brand without one', () => {
    expect(pageOf({ banner: null }).queryByRole('note')).not.toBeInTheDocument();
  });

  it('shows the menu closed', () => {
    const page = pageOf({ navBar: true });

    expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
    expect(page.getByText('Blog')).not.toBeVisible();
  });
});
