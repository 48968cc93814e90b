import { Sheet } from '@consorcio/shared/ui';
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
  gap: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.l};
  align-items: end;
  justify-content: space-between;
  padding-block-end: ${({ theme }) => theme.space.l};
  border-block-end: 1px solid ${({ theme }) => theme.color.border};

  &:empty {
    display: none;
  }
`;

export const Amount = styled.p`
  display: grid;
`;

/** Aligned with the amount. */
export const Due = styled.p`
  display: flex;
  margin-block-end: ${({ theme }) => theme.space.xs};
  font-variant-numeric: tabular-nums;
`;

export const Payee = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  padding-block-start: ${({ theme }) => theme.space.m};
  font-size: ${({ theme }) => theme.font.size.s};
  font-variant-numeric: tabular-nums;
  border-block-start: 1px solid ${({ theme }) => theme.color.border};
`;

export const Compare = styled.p`
  color: ${({ theme }) => theme.color.textQuiet};
  text-wrap: pretty;
`;
