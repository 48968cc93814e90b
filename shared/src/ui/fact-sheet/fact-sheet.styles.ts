import { styled } from 'styled-components';

/** Keeps the line breaks of the text. */
export const SheetNote = styled.p`
  padding-block-start: ${({ theme }) => theme.space.l};
  color: ${({ theme }) => theme.color.textQuiet};
  font-size: ${({ theme }) => theme.font.size.s};
  font-variant-numeric: tabular-nums;
  white-space: pre-line;
  border-block-start: 1px solid ${({ theme }) => theme.color.border};
`;
