import { keyframes, styled } from 'styled-components';
import { besideHalf, wide } from '../wide';

const appear = keyframes`
  from { opacity: 0; }
`;

/** At the place that `Root` keeps free. */
export const Steps = styled.ol`
  position: absolute;
  inset: ${({ theme }) => theme.space.s} 0 auto;
  display: flex;
  gap: 6px;
  max-width: ${({ theme }) => theme.size.chat};
  padding: 0 ${({ theme }) => theme.space.l};
  margin: 0 auto;
  list-style: none;
  animation: ${appear} ${({ theme }) => theme.motion.normal};

  &[hidden] {
    display: none;
  }

  @media ${wide} {
    translate: -${besideHalf};
  }
`;

/** A bar and its name; on a low page the bar only. */
export const ProgressStep = styled.li<{ $isReached: boolean }>`
  flex: 1 1 auto;
  min-width: 0;
  overflow: hidden;
  font-size: ${({ theme }) => theme.font.size.xs};
  line-height: ${({ theme }) => theme.font.lineHeight.tight};
  color: ${({ theme }) => theme.color.textQuiet};
  text-overflow: ellipsis;
  white-space: nowrap;

  &::before {
    display: block;
    height: 3px;
    margin-bottom: ${({ theme }) => theme.space.xs};
    content: '';
    background: ${({ $isReached, theme }) => ($isReached ? theme.color.primaryEdge : theme.color.border)};
    border-radius: ${({ theme }) => theme.radius.pill};
    transition: background-color ${({ theme }) => theme.motion.normal};

    @media (forced-colors: active) {
      background: ${({ $isReached }) => ($isReached ? 'Highlight' : 'GrayText')};
    }
  }

  &[aria-current] {
    flex-shrink: 0;
    font-weight: ${({ theme }) => theme.font.weight.strong};
    color: ${({ theme }) => theme.color.text};
  }

  @media ${({ theme }) => theme.breakpoint.low} {
    height: 3px;
  }
`;
