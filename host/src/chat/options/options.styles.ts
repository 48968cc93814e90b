import type { OptionLayout } from '@consorcio/shared/flow';
import { Button } from '@consorcio/shared/ui';
import { css, styled } from 'styled-components';
import { entrance } from '../messages/message.styles';

/** SPEC section 2, special button layouts. */
const layouts = {
  flow: css`
    display: flex;
    flex-wrap: wrap;
  `,
  /* Two columns if each gets 150 px, otherwise one: a phone of 340 px has just enough. */
  grid: css`
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(max(150px, (100% - ${({ theme }) => theme.space.s}) / 2), 1fr));
    max-width: 560px;
  `,
  stack: css`
    display: grid;
    max-width: 480px;
  `,
} as const satisfies Record<OptionLayout, unknown>;

export const OptionsGroup = styled.div<{ $layout: OptionLayout; $isNew: boolean }>`
  ${({ $layout }) => layouts[$layout]}
  gap: ${({ theme }) => theme.space.s};
  padding-left: 40px;
  margin-top: ${({ theme }) => theme.space.l};
  ${({ $isNew }) => $isNew && entrance}

  @media (max-width: 479px) {
    padding-left: 0;
  }
`;

/** One answer. In a grid a wide one has its own row. */
export const Choice = styled(Button)<{ $isWide: boolean }>`
  ${({ $isWide }) => $isWide && 'grid-column: 1 / -1;'}
`;

/** The label of the option and, below it, its detail. */
export const OptionsLines = styled.span`
  display: grid;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Detail = styled.span`
  font-size: ${({ theme }) => theme.font.size.s};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  font-variant-numeric: tabular-nums;
`;
