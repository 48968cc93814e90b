import { styled } from 'styled-components';

export const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  stroke-linecap: round;
  stroke-linejoin: round;

  .tint {
    fill: ${({ theme }) => theme.color.primarySoft};
  }
  .paper {
    fill: ${({ theme }) => theme.color.surface};
  }
  .fill {
    fill: ${({ theme }) => theme.color.primarySoft}; /* where there is no color-mix */
    fill: color-mix(in srgb, ${({ theme }) => theme.color.primary} 28%, ${({ theme }) => theme.color.surface});
  }
  .line {
    stroke: ${({ theme }) => theme.color.primaryText};
    stroke-width: 2.5;
  }
  path.line:not(.fill, .paper) {
    fill: none;
  }
`;
