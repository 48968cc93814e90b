import { styled } from 'styled-components';

export const DialogBody = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
  padding: ${({ theme }) => theme.space.xl};
`;

export const DialogQuestion = styled.h2`
  font-size: ${({ theme }) => theme.font.size.l};
  font-weight: ${({ theme }) => theme.font.weight.heavy};
  text-wrap: balance;
`;

export const DialogTexts = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
`;

export const DialogWays = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
`;
