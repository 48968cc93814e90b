import { styled } from 'styled-components';

export const ComparisonHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
  align-items: center;
  justify-content: space-between;
`;

/** Two columns; the label of a row is above them, so that amounts fit on a narrow screen. */
export const ComparisonTable = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  line-height: ${({ theme }) => theme.font.lineHeight.tight};

  caption {
    padding-block-end: ${({ theme }) => theme.space.m};
    color: ${({ theme }) => theme.color.textQuiet};
    font-size: ${({ theme }) => theme.font.size.s};
    text-align: start;
  }
`;

export const ComparisonColumn = styled.th`
  padding: 0;
  padding-block-end: ${({ theme }) => theme.space.s};
  font-weight: ${({ theme }) => theme.font.weight.heavy};
  text-align: start;
`;

export const RowLabel = styled.th`
  padding: ${({ theme }) => `${theme.space.m} 0 ${theme.space.xs}`};
  border-block-start: 1px solid ${({ theme }) => theme.color.border};
  color: ${({ theme }) => theme.color.textQuiet};
  font-size: ${({ theme }) => theme.font.size.s};
  font-weight: ${({ theme }) => theme.font.weight.normal};
  text-align: start;
`;

export const Cell = styled.td`
  padding: 0 ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.m} 0;
  font-variant-numeric: tabular-nums;
  font-weight: ${({ theme }) => theme.font.weight.strong};
  vertical-align: top;
`;
