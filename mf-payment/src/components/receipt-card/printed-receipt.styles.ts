import { createGlobalStyle, styled } from 'styled-components';

/** While it is mounted, the browser prints only what is marked `data-print`. */
export const PrintsOnlyThis = createGlobalStyle`
  @media print {
    html, body {
      height: auto;
      overflow: visible;
      background: none;
    }
    body > :not([data-print]) {
      display: none !important;
    }
  }

  @media screen {
    [data-print] {
      display: none;
    }
  }
`;

/** The colours of paper: a brand may be dark, and browsers print no backgrounds. */
export const PrintedPage = styled.article`
  color-scheme: light;
  color: CanvasText;
  font-size: 11pt;

  dt,
  dd {
    color: inherit;
  }
`;

export const PrintedHead = styled.header`
  display: flex;
  gap: ${({ theme }) => theme.space.xl};
  align-items: baseline;
  justify-content: space-between;
  padding-block-end: ${({ theme }) => theme.space.m};
  margin-block-end: ${({ theme }) => theme.space.l};
  border-block-end: 2px solid;

  h1 {
    font-size: 18pt;
    font-weight: ${({ theme }) => theme.font.weight.heavy};
  }
`;

export const PrintedCode = styled.p`
  margin-block: ${({ theme }) => theme.space.m};
  overflow-wrap: anywhere;

  b {
    display: block;
  }
`;
