import { GlobalStyle, theme } from '@consorcio/shared/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ThemeProvider } from 'styled-components';
import { Preview } from './preview';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root. Fix e2e/commands/preview/preview.html.');
createRoot(root).render(
  <StrictMode>
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      <Preview />
    </ThemeProvider>
  </StrictMode>,
);
