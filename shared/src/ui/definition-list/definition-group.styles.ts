import { styled } from 'styled-components';

export const Group = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xs};
`;

export const Subtitle = styled.h3`
  margin: 0;
  font-size: ${({ theme }) => theme.font.size.m};
  font-weight: ${({ theme }) => theme.font.weight.strong};
  line-height: ${({ theme }) => theme.font.lineHeight.tight};
`;
