import { Sheet, SheetAmount } from '@consorcio/shared/ui';
import { keyframes, styled } from 'styled-components';

export const ApprovedFrame = styled(Sheet)`
  flex-flow: row wrap;
  gap: ${({ theme }) => theme.space.l};
  align-items: center;
  max-width: 420px;
`;

export const ApprovedWords = styled.div`
  flex: 1 1 9rem;
  min-width: 0;
`;

export const ApprovedAmount = styled(SheetAmount)`
  display: block;
  font-size: ${({ theme }) => theme.font.size.xl};
`;

export const Authorisation = styled.p`
  margin-block-start: ${({ theme }) => theme.space.xs};
  font-variant-numeric: tabular-nums;
  color: ${({ theme }) => theme.color.textQuiet};
  overflow-wrap: anywhere;

  b {
    font-weight: ${({ theme }) => theme.font.weight.strong};
    color: ${({ theme }) => theme.color.text};
  }
`;

const arrive = keyframes`
  from { opacity: 0; transform: translateY(10px) rotate(-5deg); }
`;

const stamp = keyframes`
  from { opacity: 0; transform: scale(0.4); }
  60% { opacity: 1; transform: scale(1.12); }
`;

const draw = keyframes`
  from { stroke-dashoffset: 1; }
`;

/** The card appears, then the seal, then the tick is drawn. */
export const TickDrawing = styled.svg`
  flex: none;
  width: 104px;
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;

  .halo {
    fill: ${({ theme }) => theme.color.primarySoft};
  }
  .plastic,
  .disc {
    fill: ${({ theme }) => theme.color.primary};
  }
  .plastic,
  .ray {
    stroke: ${({ theme }) => theme.color.primaryText};
  }
  .print,
  .tick {
    stroke: ${({ theme }) => theme.color.onPrimary};
  }
  .disc {
    stroke: ${({ theme }) => theme.color.surface};
  }

  @media (prefers-reduced-motion: no-preference) {
    .card,
    .seal {
      transform-box: fill-box;
      transform-origin: center;
    }
    .card {
      animation: ${arrive} calc(${({ theme }) => theme.motion.normal} * 2) ${({ theme }) => theme.motion.ease} backwards;
    }
    .seal {
      animation: ${stamp} calc(${({ theme }) => theme.motion.normal} * 2) ${({ theme }) => theme.motion.ease}
        ${({ theme }) => theme.motion.normal} backwards;
    }
    .tick {
      animation: ${draw} calc(${({ theme }) => theme.motion.normal} * 1.5) ${({ theme }) => theme.motion.ease}
        calc(${({ theme }) => theme.motion.normal} * 2.5) backwards;
    }
  }
`;
