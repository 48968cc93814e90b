import { Button, Sheet } from '@consorcio/shared/ui';
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
  border-radius: ${({ theme }) => theme.radius.pill};
`;

/** Beside each other where both fit. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
`;

export const Action = styled(Button)`
  flex: 1 1 auto;
`;

export const Refused = styled.p`
  font-size: ${({ theme }) => theme.font.size.s};
  font-weight: ${({ theme }) => theme.font.weight.medium};
`;
