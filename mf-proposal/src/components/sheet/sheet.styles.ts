import { Card } from '@consorcio/shared/ui';
import { styled } from 'styled-components';

/** What a summary is written on: about as wide as the widest bubble, and in line with the bubbles where there is room. */
export const Sheet = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xl};
  max-width: 520px;
  padding: ${({ theme }) => theme.space.l};
  overflow-wrap: anywhere;
  border-radius: ${({ theme }) => theme.radius.xl};

  @media (min-width: 480px) {
    padding: ${({ theme }) => theme.space.xl};
    margin-inline-start: calc(${({ theme }) => theme.space.xxl} + ${({ theme }) => theme.space.s}); /* an avatar's place */
  }
`;

/** Of the sheet, or of a part that needs none above it. */
export const Title = styled.h3`
  font-size: ${({ theme }) => theme.font.size.l};
  font-weight: ${({ theme }) => theme.font.weight.heavy};
  text-wrap: balance;
`;

/** Of a part, under a title. */
export const Subtitle = styled.h4`
  margin: 0;
  font-size: ${({ theme }) => theme.font.size.m};
  font-weight: ${({ theme }) => theme.font.weight.strong};
  line-height: ${({ theme }) => theme.font.lineHeight.tight};
`;
