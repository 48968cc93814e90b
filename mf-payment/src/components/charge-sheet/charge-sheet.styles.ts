import { Chip, Sheet, SheetSmall } from '@consorcio/shared/ui';
import { styled } from 'styled-components';

export const Frame = styled(Sheet)`
  gap: ${({ theme }) => theme.space.l};
`;

export const Head = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space.m};
  align-items: center;
`;

export const Badge = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 40px;
  height: 40px;
  color: ${({ theme }) => theme.color.primaryText};
  background: ${({ theme }) => theme.color.primarySoft};
  border-radius: ${({ theme }) => theme.radius.m};
`;

/** The date is next to the amount where both fit, otherwise under it. */
export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
  align-items: end;
  justify-content: space-between;
  padding-block-end: ${({ theme }) => theme.space.l};
  border-block-end: 1px solid ${({ theme }) => theme.color.border};

  &:empty {
    display: none;
  }
`;

/** Beside an amount: when it is due, how it is paid. */
export const AmountChip = styled(Chip).attrs({ as: 'p' })`
  margin-block-end: ${({ theme }) => theme.space.xs};
  font-variant-numeric: tabular-nums;
`;

export const Payee = styled(SheetSmall).attrs({ as: 'p' })`
  flex-basis: 100%;
  font-variant-numeric: tabular-nums;
  text-wrap: pretty;

  b {
    color: ${({ theme }) => theme.color.text};
  }
  b:last-of-type {
    white-space: nowrap; /* a number is compared as one */
  }
`;
