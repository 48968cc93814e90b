import { Card } from '@consorcio/shared/ui';
import { styled } from 'styled-components';

export const PlanFrame = styled(Card)<{ $marked: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.s};
  flex: 1;
  min-width: 0;
  container-type: inline-size;
  padding: ${({ theme }) => theme.space.m};
  border-radius: ${({ theme }) => theme.radius.xl};
  border-color: ${({ $marked, theme }) => ($marked ? theme.color.primaryEdge : theme.color.border)};
  transition: border-color ${({ theme }) => theme.motion.normal} ${({ theme }) => theme.motion.ease};
`;

/** What the plans of the card buy, quieter than what each costs a month. The months follow the amount, or are below it. */
export const PlanHead = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${({ theme }) => theme.space.s};
  align-items: baseline;
  justify-content: space-between;
  padding-inline: ${({ theme }) => theme.space.xs};
  font-variant-numeric: tabular-nums;
`;

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
  font-size: ${({ theme }) => theme.font.size.l};
  font-weight: ${({ theme }) => theme.font.weight.strong};
  line-height: ${({ theme }) => theme.font.lineHeight.tight};
`;

export const AgainText = styled.p`
  max-width: 24ch;
  color: ${({ theme }) => theme.color.textQuiet};
`;
