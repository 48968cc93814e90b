import type { Brand } from '@consorcio/shared/entities';
import { brandVariables, GlobalStyle, theme } from '@consorcio/shared/theme';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager, ThemeProvider } from 'styled-components';
import { Frame } from './app.styles';
import { FirstWords } from './first-words';
import { NotFound } from './not-found';

/** What the HTML of a page holds before any script runs: colours and styles for its head, first words for its body. */
export interface PageShell {
  readonly head: string;
  readonly body: string;
}

/**
 * Draws a brand's page as it first stands: its colours, its header and the first bubble of its greeting. Runs when the
 * page is built or deployed; the script draws the same page over it. A page without a brand is the not-found page, in neutral colours.
 */
export function renderShell(brand: Brand | undefined): PageShell {
  const sheet = new ServerStyleSheet();
  try {
    const body = renderToStaticMarkup(
      <StyleSheetManager sheet={sheet.instance}>
        <ThemeProvider theme={theme}>
          <GlobalStyle />
          {brand ? (
            <FirstWords brand={brand} />
          ) : (
            <Frame>
              <NotFound />
            </Frame>
          )}
        </ThemeProvider>
      </StyleSheetManager>,
    );
    // Without its marks the script's own style sheet does not take this one over: both count components their own way.
    const styles = sheet.getStyleTags().replace(/<style[^>]*>/g, '<style>');
    return { head: `<style>${rootRule(brand ?? neutral)}</style>${styles}`, body };
  } finally {
    sheet.seal();
  }
}

const neutral: Pick<Brand, 'tema' | 'corners'> = {
  tema: { background: '#f4f5f7', primaryBackground: '#2f3a4a', primaryForeground: '#ffffff' },
  corners: 'round',
};

function rootRule(brand: Pick<Brand, 'tema' | 'corners'>): string {
  const declarations = Object.entries(brandVariables(brand)).map(([name, value]) => `${name}:${value}`);
  return `:root{${declarations.join(';')}}`;
}
