import type { Brand } from '@consorcio/shared/entities';
import { GlobalStyle, theme } from '@consorcio/shared/theme';
import { Route, Routes } from 'react-router-dom';
import { ThemeProvider } from 'styled-components';
import type { Announcer } from '../chat';
import type { Conductor } from '../journey/conductor';
import { Frame } from './app.styles';
import { Conversation } from './conversation';
import { Header } from './header';
import { NotFound } from './not-found';

/** A page that belongs to a brand, and the conversation on it. */
export interface BrandedPage {
  readonly brand: Brand;
  readonly conductor: Conductor;
  readonly announcer: Announcer;
}

export interface AppProps {
  /** Nothing when the address is nobody's. */
  page: BrandedPage | undefined;
}

/** The whole page. Runs inside a router. */
export function App({ page }: AppProps) {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      <Frame>
        {page && <Header brand={page.brand} />}
        <Routes>
          {page?.brand.routes.map((route) => (
            <Route key={route} path={route} element={<Conversation {...page} />} />
          ))}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Frame>
    </ThemeProvider>
  );
}
