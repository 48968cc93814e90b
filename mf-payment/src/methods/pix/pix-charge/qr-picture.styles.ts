import { css, styled } from 'styled-components';

/** As wide as a telephone of 320 px lets it be, and no wider anywhere. */
const side = '224px';

export const Figure = styled.figure`
  display: flex;
  flex: none;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.s};
  align-self: center;
  align-items: center;
  width: ${side};
`;

const place = css`
  width: ${side};
  height: ${side};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.m};
`;

/** Black on white in every brand: a camera must read it, by night too. */
const paper = 'white';
const ink = 'black';

export const Box = styled.div`
  display: grid;
  ${place}
  overflow: hidden;
  background: ${paper};
  forced-color-adjust: none;
`;

export const Received = styled.img`
  width: 100%;
  height: 100%;
  min-height: 0;
  padding: ${({ theme }) => theme.space.m}; /* it may have no quiet zone of its own */
  object-fit: contain;
`;

export const Drawing = styled.svg`
  width: 100%;
  height: 100%;
  fill: ${ink};
  shape-rendering: crispEdges; /* soft edges cost a camera more than uneven ones */
`;

export const Caption = styled.figcaption`
  color: ${({ theme }) => theme.color.textQuiet};
  font-size: ${({ theme }) => theme.font.size.s};
  text-align: center;
  text-wrap: balance;
`;

export const Missing = styled.p`
  ${place}
  display: grid;
  flex: none;
  align-self: center;
  place-content: center;
  padding: ${({ theme }) => theme.space.l};
  color: ${({ theme }) => theme.color.textQuiet};
  font-size: ${({ theme }) => theme.font.size.s};
  text-align: center;
  background: ${({ theme }) => theme.color.surfaceSunken};
`;
