import { Picture, Stack } from '@consorcio/shared/ui';
import { styled } from 'styled-components';

export const PlanSummaryHead = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space.m};
  align-items: start;
  justify-content: space-between;
`;

export const PlanTitle = styled(Stack)`
  align-items: start;
  min-width: 0;
`;

/** Reserves the space of the image, so that the layout does not shift when it loads. */
export const GoodsImage = styled(Picture)`
  flex: none;
  width: clamp(72px, 28%, 128px);
  aspect-ratio: 400 / 260;
  object-fit: contain;
  border-radius: ${({ theme }) => theme.radius.s};
`;
