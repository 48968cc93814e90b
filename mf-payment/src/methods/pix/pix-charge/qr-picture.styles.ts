import { SheetSmall, Stack } from '@consorcio/shared/ui';
import { css, styled } from 'styled-components';

/** As wide as fits on a phone of 320 px, and no wider on other screens. */
const side = '224px';

export const Figure = styled(Stack).attrs({ as: 'figure' })`
  flex: none;
  align-self: center;
  align-items: center;
  width: ${side};
  text-align: center;
  text-wrap: balance;
`;

const place = css`
  width: ${side};
  height: ${side};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.m};
`;

/** Black on white in every brand and theme, so that a camera can read it. */
export const QrBox = styled.div`
  display: grid;
  ${place}
  overflow: hidden;
  background: white;
  forced-color-adjust: none;
`;

export const ReceivedQr = styled.img`
  width: 100%;
  height: 100%;
  min-height: 0;
  padding: ${({ theme }) => theme.space.m}; /* the picture may have no quiet zone of its own */
  object-fit: contain;
`;

export const QrSquares = styled.svg`
  width: 100%;
  height: 100%;
  fill: black;
  shape-rendering: crispEdges; /* a camera reads uneven edges better than soft ones */
`;

export const Missing = styled(SheetSmall).attrs({ as: 'p' })`
  ${place}
  display: grid;
  flex: none;
  align-self: center;
  place-content: center;
  padding: ${({ theme }) => theme.space.l};
  text-align: center;
  background: ${({ theme }) => theme.color.surfaceSunken};
`;
