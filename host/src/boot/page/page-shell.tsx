import type { Brand } from '@consorcio/shared/entities';
import { pauseBetweenBubbles } from '@consorcio/shared/flow';
import { brandVariables, GlobalStyle, theme } from '@consorcio/shared/theme';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager, ThemeProvider } from 'styled-components';
import { StaticConversation } from '../../chat/static-conversation'; // not in the index: no script needs it
import { AppFrame } from './app.styles';
import { brandLook } from './brand-look';
import { ConversationTop } from './conversation-top';
import { asksForConsent, ConsentStrip } from './footer/consent-strip';
import { Footer } from './footer/footer';
import { Header } from './header';
import { NotFound } from './not-found';

/** The HTML of a page before any script runs: colours and styles for its head, the greeting for its body. */
export type PageShell = ReturnType<typeof renderShell>;

/**
 * Renders a brand's page before the conversation: its colours, its header and its greeting. Runs at build or deploy time; the
 * script renders the same page again. Without a brand it is the not-found page, in neutral colours.
 */
export function renderShell(brand: Brand | undefined) {
  const sheet = new ServerStyleSheet();
  try {
    const body = renderToStaticMarkup(
      <StyleSheetManager sheet={sheet.instance}>
        <ThemeProvider theme={theme}>
          <GlobalStyle />
          {brand ? (
            <PageOpening brand={brand} />
          ) : (
            <AppFrame>
              <NotFound />
            </AppFrame>
          )}
        </ThemeProvider>
      </StyleSheetManager>,
    );
    // Without the marker attributes the style sheet of the script does not reuse this one: both number components differently.
    const styles = sheet.getStyleTags().replace(/<style[^>]*>/g, '<style>');
    const root = rootRule(brand ? { ...brandVariables(brand), ...brandLook(brand) } : brandVariables(neutral));
    return { head: `<style>${root}${brand ? pauseRule(brand) : ''}</style>${styles}`, body };
  } finally {
    sheet.seal();
  }
}

/** The page before the conversation is alive: everything is at its final place. */
export function PageOpening({ brand }: { brand: Brand }) {
  return (
    <AppFrame>
      <Header brand={brand} />
      <StaticConversation
        brand={brand}
        opening={<ConversationTop brand={brand} />}
        aside={asksForConsent(brand) && <ConsentStrip />}
        footerNote={<Footer brand={brand} />}
      />
    </AppFrame>
  );
}

const neutral: Pick<Brand, 'tema' | 'corners'> = {
  tema: { background: '#f4f5f7', primaryBackground: '#2f3a4a', primaryForeground: '#ffffff' },
  corners: 'round',
};

function rootRule(variables: Readonly<Record<string, string>>): string {
  const declarations = Object.entries(variables).map(([name, value]) => `${name}:${value}`);
  return `:root{${declarations.join(';')}}`;
}

/** A visitor who presses a typing mark, or wants less motion, does not wait for the rest of the greeting. */
function pauseRule({ fakeLoadDelay }: Brand): string {
  const none = '{--pause:0ms!important}';
  const pause = `:root{--pause:${pauseBetweenBubbles(fakeLoadDelay)}ms}`;
  return `${pause}[data-skipped]${none}@media (prefers-reduced-motion:reduce){:root${none}}`;
}
