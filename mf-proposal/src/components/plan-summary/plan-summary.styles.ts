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

/** Read as "Crédito de …". */
export const Credit = styled.p`
  display: grid;
`;

export const Small = styled.span`
  color: ${({ theme }) => theme.color.textQuiet};
  font-size: ${({ theme }) => theme.font.size.s};
`;

export const Amount = styled.strong`
  font-size: ${({ theme }) => theme.font.size.xxl};
  font-variant-numeric: tabular-nums;
  font-weight: ${({ theme }) => theme.font.weight.heavy};
  letter-spacing: -0.02em;
  line-height: ${({ theme }) => theme.font.lineHeight.tight};
`;
