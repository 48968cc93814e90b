import { styled } from 'styled-components';

export const Head = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space.m};
  align-items: start;
  justify-content: space-between;
`;

export const Name = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.s};
  align-items: start;
  min-width: 0;
`;

export const Figures = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.s};
`;

/** The words above the amount and the amount are read as one sentence. */
export const Credit = styled.p`
  display: grid;
`;
