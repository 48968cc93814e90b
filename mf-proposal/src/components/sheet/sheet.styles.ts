import { styled } from 'styled-components';

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
