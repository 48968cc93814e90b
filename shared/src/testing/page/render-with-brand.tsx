import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { ThemeProvider } from 'styled-components';
import { theme } from '../../theme';

/** Renders an element with the theme, as the host does. */
export function renderWithBrand(element: ReactElement): RenderResult {
  return render(element, { wrapper: ({ children }) => <ThemeProvider theme={theme}>{children}</ThemeProvider> });
}
