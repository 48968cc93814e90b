import { css, styled } from 'styled-components';

export type ListKind = 'facts' | 'records';

export const List = styled.dl`
  margin: 0 0 calc(-1 * ${({ theme }) => theme.space.s}); /* the last row adds no space below the list */
  line-height: ${({ theme }) => theme.font.lineHeight.normal};
`;

export const Term = styled.dt`
  flex-grow: 1; /* pushes a value on the same line to its end */
  color: ${({ theme }) => theme.color.textQuiet};
  font-size: ${({ theme }) => theme.font.size.s};
`;

/** A word of consórcio: dotted, because a press explains it. Its target is taller than its line. */
export const Explained = styled.span`
  position: relative;
  display: inline-block;
  padding-block: ${({ theme }) => theme.space.m};
  margin-block: calc(-1 * ${({ theme }) => theme.space.m});
  text-decoration: underline dotted;
  text-underline-offset: 3px;
  cursor: help;
`;

export const Value = styled.dd<{ $isHighlighted: boolean }>`
  margin: 0;
  font-variant-numeric: tabular-nums;
  font-weight: ${({ theme }) => theme.font.weight.medium};
  ${({ $isHighlighted, theme }) =>
    $isHighlighted &&
    css`
      color: ${theme.color.primaryText};
      font-size: ${theme.font.size.l};
      font-weight: ${theme.font.weight.heavy};
    `}
`;

/** Where the value above comes from: a line of its own. */
export const Note = styled.dd`
  position: relative; /* above the target of an explained word */
  flex: 1 0 100%;
  margin: 0;
  color: ${({ theme }) => theme.color.textQuiet};
  font-size: ${({ theme }) => theme.font.size.xs};
`;

const rows = {
  facts: css`
    flex-wrap: wrap;
    align-items: baseline;

    ${Value} {
      margin-inline-start: auto; /* figures end below each other, on a line of their own too */
      text-align: end;
      text-wrap: balance;
    }
  `,
  records: css`
    position: relative; /* a control is placed at its end */
    flex-direction: column;
    padding-inline-end: ${({ theme }) => theme.size.control};

    @media (min-width: 480px) {
      flex-direction: row;
      align-items: baseline;
      padding-block: ${({ theme }) => theme.space.m};

      ${Term} {
        flex: 0 0 9rem;
      }
      ${Value} {
        flex: 1;
      }
    }
  `,
} as const satisfies Record<ListKind, unknown>;

export const Row = styled.div<{ $kind: ListKind }>`
  display: flex;
  column-gap: ${({ theme }) => theme.space.l};
  padding-block: ${({ theme }) => theme.space.s};
  ${({ $kind }) => rows[$kind]}

  & + & {
    border-block-start: 1px solid ${({ theme }) => theme.color.border};
  }
`;

export const Group = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xs};
`;

export const Subtitle = styled.h3`
  font-size: ${({ theme }) => theme.font.size.m};
  font-weight: ${({ theme }) => theme.font.weight.strong};
`;
