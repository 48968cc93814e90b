import { styled } from 'styled-components';
import { PlanFrame } from './plan-card.styles';

export const AgainPanel = styled(PlanFrame)`
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space.m};
  min-height: 200px;
  border-style: dashed;
  border-width: 2px;
  ${({ $marked, theme }) => !$marked && `border-color: ${theme.color.borderControl};`}
  text-align: center;
`;

export const AgainPicture = styled.svg`
  width: 72px;
  height: 72px;
  padding: ${({ theme }) => theme.space.m};
  border-radius: ${({ theme }) => theme.radius.pill};
  background: ${({ theme }) => theme.color.primarySoft};
  fill: none;
  stroke: ${({ theme }) => theme.color.primaryText};
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-width: 3;
`;

export const AgainTitle = styled.p`
  margin: 0;
  font-size: ${({ theme }) => theme.font.size.l};
  font-weight: ${({ theme }) => theme.font.weight.strong};
  line-height: ${({ theme }) => theme.font.lineHeight.tight};
`;

export const AgainText = styled.p`
  max-width: 24ch;
  margin: 0;
  color: ${({ theme }) => theme.color.textQuiet};
  line-height: ${({ theme }) => theme.font.lineHeight.normal};
`;
