import type { Brand } from '@consorcio/shared/entities';
import { GlobalStyle, theme } from '@consorcio/shared/theme';
import { lazy, Suspense } from 'react';
import { matchPath } from 'react-router-dom';
import { ThemeProvider } from 'styled-components';
import type { Announcer } from '../chat';
import type { Conductor } from '../journey/conductor';
import type { DrawnGreeting } from '../opening/take-over';
import { Frame } from './app.styles';
import { Conversation } from './conversation';
import { Header } from './header';

/** A page that belongs to a brand, and the conversation on it. */
export interface BrandedPage {
  readonly brand: Brand;
  /** The paths of this brand. Any other path gets the not-found page. */
  readonly routes: readonly string[];
  readonly conductor: Conductor;
  readonly announcer: Announcer;
  /** What the HTML shows of the greeting. */
  readonly greeting: DrawnGreeting;
}

export interface AppProps {
  page: BrandedPage;
}

/** The whole page. Every link of it leaves it, so nothing here follows the address. */
export function App({ page }: AppProps) {
  const isBrandRoute = page.routes.some((route) => matchPath(route, window.location.pathname));
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      <Frame>
        {isBrandRoute ? (
          <Conversation conductor={page.conductor} announcer={page.announcer} greeting={page.greeting} />
        ) : (
          <>
            <Header brand={page.brand} />
            <Suspense fallback={null}>
              <NotFound />
            </Suspense>
          </>
        )}
      </Frame>
    </ThemeProvider>
  );
}

/** A server that knows the routes sends its own not-found page; another one may send a brand's page for any address. */
const NotFound = lazy(async () => ({ default: (await import('./not-found')).NotFound }));
