import { styled } from 'styled-components';

export const SlipWays = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.m};
`;

export const SlipNote = styled.p`
  color: ${({ theme }) => theme.color.textQuiet};
  font-size: ${({ theme }) => theme.font.size.s};
  text-wrap: pretty;
`;
