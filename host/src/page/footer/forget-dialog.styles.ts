import { styled } from 'styled-components';

export const Body = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
  padding: ${({ theme }) => theme.space.xl};
`;

export const Question = styled.h2`
  font-size: ${({ theme }) => theme.font.size.l};
  font-weight: ${({ theme }) => theme.font.weight.heavy};
  text-wrap: balance;
`;

export const Texts = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
`;
