import { styled } from 'styled-components';

import { Card } from './surfaces';

/** A card in the conversation: about as wide as the widest bubble, and aligned with the bubbles where there is room. */
export const Sheet = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xl};
  max-width: 540px;
  padding: ${({ theme }) => theme.space.l};
  overflow-wrap: anywhere;
  border-radius: ${({ theme }) => theme.radius.xl};

  @media (min-width: 480px) {
    padding: ${({ theme }) => theme.space.xl};
    margin-inline-start: calc(${({ theme }) => theme.space.xxl} + ${({ theme }) => theme.space.s}); /* the width of an avatar */
  }
`;

/** Parts of a sheet below each other. */
export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.s};
`;

/** The title of a sheet or of a part of one. */
export const SheetTitle = styled.h2`
  font-size: ${({ theme }) => theme.font.size.l};
  font-weight: ${({ theme }) => theme.font.weight.heavy};
  text-wrap: balance;
`;

/** The label of a figure, beside or above it. */
export const SheetSmall = styled.span`
  color: ${({ theme }) => theme.color.textQuiet};
  font-size: ${({ theme }) => theme.font.size.s};
`;

/** A label above the main figure, read as one sentence. */
export const SheetFigure = styled.p`
  display: grid;
`;

/** The main figure of a sheet. */
export const SheetAmount = styled.strong.attrs({ translate: 'no' })`
  font-size: ${({ theme }) => theme.font.size.xxl};
  font-variant-numeric: tabular-nums;
  font-weight: ${({ theme }) => theme.font.weight.heavy};
  letter-spacing: -0.02em;
  line-height: ${({ theme }) => theme.font.lineHeight.tight};
`;
