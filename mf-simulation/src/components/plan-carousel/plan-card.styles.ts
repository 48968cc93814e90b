import { Card, SheetAmount, SheetSmall } from '@consorcio/shared/ui';
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

/** A screen reader reads "Crédito de … em … meses"; the months are shown at the end of the first line if there is space. */
export const PlanHead = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  column-gap: ${({ theme }) => theme.space.s};
  padding-inline: ${({ theme }) => theme.space.xs};
`;

export const PlanAmount = styled(SheetAmount)`
  grid-area: 2 / 1 / auto / -1;
  font-size: ${({ theme }) => `min(${theme.font.size.xxl}, 13cqi)`}; /* large text stays inside its card */
`;

export const Months = styled(SheetSmall)`
  font-variant-numeric: tabular-nums;
  grid-area: 1 / 2;

  /* Large text on a narrow screen: the months follow the amount. */
  @container (max-width: 12rem) {
    grid-area: 3 / 1 / auto / -1;
  }
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
