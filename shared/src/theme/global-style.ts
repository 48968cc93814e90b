import { createGlobalStyle } from 'styled-components';

/**
 * The base styles of every page. Its colours are the custom properties of `brandVariables`, which the rendered page sets
 * on `:root`. The chat sets `--viewport-height` and `--viewport-top` while the on-screen keyboard is open.
 */
export const GlobalStyle = createGlobalStyle`
  :root {
    --motion-fast: 160ms;
    --motion-normal: 200ms;
    color-scheme: var(--color-scheme, light);
  }

  @media (prefers-reduced-motion: reduce) {
    :root {
      --motion-fast: 0ms;
      --motion-normal: 0ms;
    }
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  html {
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
    overscroll-behavior: none;
  }

  body {
    margin: 0;
    overscroll-behavior: none;
    font-family: ${({ theme }) => theme.font.family};
    font-size: ${({ theme }) => theme.font.size.m};
    line-height: ${({ theme }) => theme.font.lineHeight.normal};
    color: ${({ theme }) => theme.color.text};
    background: ${({ theme }) => theme.color.page};
    -webkit-font-smoothing: antialiased;
    -webkit-tap-highlight-color: transparent;
  }

  h1, h2, h3, p, ol, ul, figure {
    margin: 0;
  }

  h1, h2, h3 {
    line-height: ${({ theme }) => theme.font.lineHeight.tight};
  }

  button, input, textarea, select {
    font: inherit;
    color: inherit;
  }

  /* Smaller text in a field makes iOS zoom into it. */
  input, textarea, select {
    font-size: max(16px, ${({ theme }) => theme.font.size.m});
  }

  button {
    cursor: pointer;
  }

  /* A long press on a control selects no text and opens no menu. */
  button, label {
    touch-action: manipulation;
    user-select: none;
    -webkit-touch-callout: none;
    -webkit-user-select: none;
  }

  img, svg {
    display: block;
    max-width: 100%;
  }

  svg {
    flex: none;
  }

  a {
    color: ${({ theme }) => theme.color.primaryText};
    text-underline-offset: 0.15em;
  }

  :focus-visible {
    outline: 3px solid ${({ theme }) => theme.color.focus};
    outline-offset: 2px;
  }
`;
