import type { Brand } from '@consorcio/shared/entities';
import { aBrand } from '@consorcio/shared/testing';
import { theme } from '@consorcio/shared/theme';
import { within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ThemeProvider } from 'styled-components';
import { greetingOf } from '../brand/greetings';
import { PageOpening } from './opening';

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
