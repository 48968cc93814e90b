import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { ThemeProvider } from 'styled-components';
import { theme } from '../theme';

/** Renders as the host does: under the theme. */
export function renderWithBrand(element: ReactElement): RenderResult {
  return render(element, { wrapper: ({ children }) => <ThemeProvider theme={theme}>{children}</ThemeProvider> });
}
