import type { Brand } from '@consorcio/shared/entities';
import { GlobalStyle, theme } from '@consorcio/shared/theme';
import { lazy, Suspense } from 'react';
import { ThemeProvider } from 'styled-components';
import { RedrawBoundary } from '../../chat';
import { AppFrame } from './app.styles';
import { BrokenPage } from './broken-page';
import { Conversation, type ConversationProps } from './conversation';
import { Header } from './header';

export interface BrandedPage extends ConversationProps {
  readonly brand: Brand;
  /** Whether the address is one of this brand. Any other one gets the not-found page. */
  readonly isOwnPath: boolean;
}

/** The whole page. Every link of it leaves it, so nothing here follows the address. */
export function App({ page: { brand, isOwnPath, ...conversation } }: { page: BrandedPage }) {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      <AppFrame>
        {isOwnPath ? (
          <RedrawBoundary fallback={<BrokenPage {...conversation.conductor} />}>
            <Conversation {...conversation} />
          </RedrawBoundary>
        ) : (
          <>
            <Header brand={brand} />
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
