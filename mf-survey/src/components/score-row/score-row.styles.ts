import { SheetSmall, SheetTitle } from '@consorcio/shared/ui';
import { styled } from 'styled-components';

/** Not a legend: WebKit lays out a fieldset with one too tall in a column, and corrects it under the finger. */
export const ScoreTitle = styled(SheetTitle).attrs({ as: 'p' })`
  margin-block-end: ${({ theme }) => theme.space.m};
  line-height: ${({ theme }) => theme.font.lineHeight.tight};
`;

/** Five in a row on any screen: closer together on a small one, where each still has its 44 px. */
export const ScoreLine = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space.xs};

  @media (min-width: 480px) {
    gap: ${({ theme }) => theme.space.s};
  }
`;

/** Unseen and as large as its tile: what is pressed is the control itself. */
export const ScoreRadio = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  cursor: inherit;
  opacity: 0;
`;

export const Score = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-height: calc(${({ theme }) => theme.size.control} + ${({ theme }) => theme.space.s});
  font-size: ${({ theme }) => theme.font.size.l};
  font-variant-numeric: tabular-nums;
  font-weight: ${({ theme }) => theme.font.weight.strong};
  color: ${({ theme }) => theme.color.primaryText};
  cursor: pointer;
  touch-action: manipulation;
  background: ${({ theme }) => theme.color.surface};
  border: 1.5px solid ${({ theme }) => theme.color.borderControl};
  border-radius: ${({ theme }) => theme.radius.m};
  transition:
    background ${({ theme }) => theme.motion.fast} ${({ theme }) => theme.motion.ease},
    border-color ${({ theme }) => theme.motion.fast} ${({ theme }) => theme.motion.ease},
    transform ${({ theme }) => theme.motion.fast} ${({ theme }) => theme.motion.ease};

  @media (hover: hover) {
    &:hover {
      background: ${({ theme }) => theme.color.primarySoft};
      border-color: ${({ theme }) => theme.color.primaryText};
    }
  }

  &:active {
    transform: scale(0.96);
  }

  &:has(:checked) {
    color: ${({ theme }) => theme.color.onPrimary};
    background: ${({ theme }) => theme.color.primary};
    border-color: ${({ theme }) => theme.color.primaryEdge};
    box-shadow: ${({ theme }) => theme.shadow.low};
  }

  &:has(:focus-visible) {
    z-index: 1; /* the ring lies over the neighbours */
    outline: 3px solid ${({ theme }) => theme.color.focus};
    outline-offset: 2px;
  }

  /* Where the system takes the fill away. */
  @media (forced-colors: active) {
    &:has(:checked) {
      border-width: 5px;
    }
  }
`;

export const Ends = styled(SheetSmall).attrs({ as: 'div' })`
  display: flex;
  gap: ${({ theme }) => theme.space.m};
  justify-content: space-between;
  margin-block-start: ${({ theme }) => theme.space.s};
`;

export const ScoreHint = styled.p`
  margin-block-start: ${({ theme }) => theme.space.m};
  font-size: ${({ theme }) => theme.font.size.s};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  color: ${({ theme }) => theme.color.danger};
`;
