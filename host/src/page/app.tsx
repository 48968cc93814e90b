import type { Brand } from '@consorcio/shared/entities';
import { GlobalStyle, theme } from '@consorcio/shared/theme';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ThemeProvider } from 'styled-components';
import type { Announcer } from '../chat';
import type { Conductor } from '../journey/conductor';
import { Frame } from './app.styles';
import { Conversation } from './conversation';
import { Header } from './header';

/** A page that belongs to a brand, and the conversation on it. */
export interface BrandedPage {
  readonly brand: Brand;
  /** Where this page talks; any other path is nobody's. */
  readonly routes: readonly string[];
  readonly conductor: Conductor;
  readonly announcer: Announcer;
}

export interface AppProps {
  page: BrandedPage;
}

/** The whole page. Runs inside a router. */
export function App({ page }: AppProps) {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      <Frame>
        <Header brand={page.brand} />
        <Routes>
          {page.routes.map((route) => (
            <Route
              key={route}
              path={route}
              element={<Conversation conductor={page.conductor} announcer={page.announcer} />}
            />
          ))}
          <Route
            path="*"
            element={
              <Suspense fallback={null}>
                <NotFound />
              </Suspense>
            }
          />
        </Routes>
      </Frame>
    </ThemeProvider>
  );
}

/** A server that knows the routes sends its own page for this; another may send a brand's page for any address. */
const NotFound = lazy(async () => ({ default: (await import('./not-found')).NotFound }));
