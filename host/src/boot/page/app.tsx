import type { Brand } from '@consorcio/shared/entities';
import { GlobalStyle, theme } from '@consorcio/shared/theme';
import { lazy, Suspense } from 'react';
import { ThemeProvider } from 'styled-components';
import { type Announcer, RedrawBoundary } from '../../chat';
import type { Conductor } from '../../talk/conductor';
import type { DrawnGreeting } from '../../talk/conductor-ports';
import { AppFrame } from './app.styles';
import { BrokenPage } from './broken-page';
import { Conversation } from './conversation';
import { Header } from './header';

/** A page that belongs to a brand, and the conversation on it. */
export interface BrandedPage {
  readonly brand: Brand;
  /** Whether the address is one of this brand. Any other one gets the not-found page. */
  readonly isOwnPath: boolean;
  readonly conductor: Conductor;
  readonly announcer: Announcer;
  /** What the HTML shows of the greeting. */
  readonly greeting: DrawnGreeting;
}

/** The whole page. Every link of it leaves it, so nothing here follows the address. */
export function App({ page }: { page: BrandedPage }) {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      <AppFrame>
        {page.isOwnPath ? (
          <RedrawBoundary fallback={() => <BrokenPage {...page.conductor} />}>
            <Conversation conductor={page.conductor} announcer={page.announcer} greeting={page.greeting} />
          </RedrawBoundary>
        ) : (
          <>
            <Header brand={page.brand} />
            <Suspense fallback={null}>
              <NotFound />
            </Suspense>
          </>
        )}
      </AppFrame>
    </ThemeProvider>
  );
}

/** A server that knows the routes sends its own not-found page; another one may send a brand's page for any address. */
const NotFound = lazy(async () => ({ default: (await import('./not-found')).NotFound }));
