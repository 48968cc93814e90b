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

export const Title = styled.h3`
  font-size: ${({ theme }) => theme.font.size.l};
  font-weight: ${({ theme }) => theme.font.weight.heavy};
`;

/** The date stands beside the amount where both fit, under it where they do not. */
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

export const Small = styled.span`
  display: block;
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

/** On the line of the amount, not under it. */
export const Due = styled.p`
  display: flex;
  margin-block-end: ${({ theme }) => theme.space.xs};
  font-variant-numeric: tabular-nums;
`;
