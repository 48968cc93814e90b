import { styled } from 'styled-components';
import { Card } from './surfaces';

/** What is laid into the talk: about as wide as the widest bubble, and in line with the bubbles where there is room. */
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
    margin-inline-start: calc(${({ theme }) => theme.space.xxl} + ${({ theme }) => theme.space.s}); /* an avatar's place */
  }
`;

/** Of a sheet, or of a part of one that needs none above it. */
export const SheetTitle = styled.h3`
  font-size: ${({ theme }) => theme.font.size.l};
  font-weight: ${({ theme }) => theme.font.weight.heavy};
  text-wrap: balance;
`;

/** What a figure is, beside or above it. */
export const SheetSmall = styled.span`
  color: ${({ theme }) => theme.color.textQuiet};
  font-size: ${({ theme }) => theme.font.size.s};
`;

/** The figure that a sheet is about. */
export const SheetAmount = styled.strong`
  font-size: ${({ theme }) => theme.font.size.xxl};
  font-variant-numeric: tabular-nums;
  font-weight: ${({ theme }) => theme.font.weight.heavy};
  letter-spacing: -0.02em;
  line-height: ${({ theme }) => theme.font.lineHeight.tight};
`;
