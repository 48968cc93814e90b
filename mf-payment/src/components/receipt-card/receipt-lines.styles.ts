import { css, styled } from 'styled-components';

export const ReceiptValue = styled.dd`
  margin: 0;
  font-variant-numeric: tabular-nums;
`;

const facts = css`
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${({ theme }) => theme.space.l};
    align-items: baseline;
    justify-content: space-between;
    padding-block: ${({ theme }) => theme.space.xs};
    border-block-end: 1px solid ${({ theme }) => theme.color.border};
  }
  ${ReceiptValue} {
    font-weight: ${({ theme }) => theme.font.weight.strong};
  }
`;

const notes = css`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.m};

  dt {
    font-weight: ${({ theme }) => theme.font.weight.strong};
  }
  ${ReceiptValue} {
    font-size: ${({ theme }) => theme.font.size.s};
    text-wrap: pretty;
  }
`;

/** Facts have the value at the end of their line, or below the term where both do not fit. Notes are texts under their term. */
export const ReceiptList = styled.dl<{ $areNotes: boolean }>`
  margin: 0;
  ${({ $areNotes }) => ($areNotes ? notes : facts)}

  > div {
    break-inside: avoid;
  }
`;
