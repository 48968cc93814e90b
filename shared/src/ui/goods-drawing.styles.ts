import { styled } from 'styled-components';

/** The brand's colour, a pale tone of it, and lines that are dark enough on any ground. */
export const GoodsStrokes = styled.svg`
  width: 100%;
  height: 100%;
  stroke-linecap: round;
  stroke-linejoin: round;

  .ground {
    fill: ${({ theme }) => theme.color.primarySoft};
  }
  .paper {
    fill: ${({ theme }) => theme.color.surface};
  }
  .soft {
    fill: ${({ theme }) => theme.color.primarySoft}; /* where there is no color-mix */
    fill: color-mix(in srgb, ${({ theme }) => theme.color.primary} 32%, ${({ theme }) => theme.color.surface});
  }
  .main {
    fill: ${({ theme }) => theme.color.primary};
  }
  .ink {
    fill: ${({ theme }) => theme.color.primaryText};
  }
  .line {
    stroke: ${({ theme }) => theme.color.primaryText};
    stroke-width: 2.5;
  }
  .print {
    stroke: ${({ theme }) => theme.color.onPrimary};
    stroke-width: 2.5;
  }
  path:not(.ground, .paper, .soft, .main, .ink) {
    fill: none;
  }
`;
