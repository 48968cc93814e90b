import type { Brand } from '@consorcio/shared/entities';
import { aBrand } from '@consorcio/shared/testing';
import { theme } from '@consorcio/shared/theme';
import { within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ThemeProvider } from 'styled-components';
import { FirstWords } from './first-words';

/** The page in its HTML, before any script runs. */
function pageOf(overrides: Partial<Brand>) {
  const html = renderToStaticMarkup(
    <ThemeProvider theme={theme}>
      <FirstWords brand={aBrand(overrides)} />
    </ThemeProvider>,
  );
  document.body.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.children);
  return within(document.body);
}

describe('FirstWords', () => {
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
