import { styled } from 'styled-components';

export const NoteList = styled.dl`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.m};
  padding-block-start: ${({ theme }) => theme.space.m};
  margin: 0;
  font-size: ${({ theme }) => theme.font.size.s};

  > div {
    break-inside: avoid;
  }
  dt {
    font-weight: ${({ theme }) => theme.font.weight.strong};
  }
  dd {
    margin: 0;
    color: ${({ theme }) => theme.color.textQuiet};
    font-variant-numeric: tabular-nums;
    text-wrap: pretty;
  }
`;
