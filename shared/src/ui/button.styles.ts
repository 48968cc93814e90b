import { css, keyframes, styled } from 'styled-components';
import type { OptionTone } from '../flow';

const tones = {
  primary: css`
    color: ${({ theme }) => theme.color.onPrimary};
    background: ${({ theme }) => theme.color.primary};
    border-color: ${({ theme }) => theme.color.primaryEdge};
  `,
  secondary: css`
    color: ${({ theme }) => theme.color.primaryText};
    background: ${({ theme }) => theme.color.surface};
    border-color: ${({ theme }) => theme.color.primaryEdge};
  `,
  quiet: css`
    color: ${({ theme }) => theme.color.textQuiet};
    background: transparent;
    border-color: ${({ theme }) => theme.color.borderControl};
  `,
  specialists: css`
    color: ${({ theme }) => theme.color.onSpecialists};
    background: ${({ theme }) => theme.color.specialists};
    border-color: ${({ theme }) => theme.color.specialists};
    font-size: ${({ theme }) => theme.font.size.s}; /* its label is in capitals */
    letter-spacing: 0.02em;
  `,
} as const satisfies Record<OptionTone, unknown>;

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

/** A control that cannot be used now: filled grey without an edge, and still readable. One whose action is running keeps its colours and has a rotating ring. */
export const dimmed = css`
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }

  &[aria-busy='true'] {
    cursor: progress;
  }

  &[aria-busy='true']::before {
    flex: none;
    width: 18px;
    height: 18px;
    content: '';
    border: 2.5px solid currentColor;
    border-right-color: transparent;
    border-radius: 50%;

    @media (prefers-reduced-motion: no-preference) {
      animation: ${turn} 800ms linear infinite;
    }
  }

  &[aria-disabled='true']:not([aria-busy='true']) {
    color: ${({ theme }) => theme.color.textQuiet};
    background: ${({ theme }) => theme.color.border};
    border-color: transparent;

    @media (forced-colors: active) {
      color: GrayText;
      border-color: GrayText;
    }
  }
`;

export const Pill = styled.button<{ $tone: OptionTone }>`
  position: relative; /* so that its hidden text is positioned inside it */
  display: inline-flex;
  gap: ${({ theme }) => theme.space.s};
  align-items: center;
  justify-content: center;
  min-width: ${({ theme }) => theme.size.control};
  min-height: ${({ theme }) => theme.size.control};
  padding: ${({ theme }) => theme.space.s} clamp(${({ theme }) => theme.space.l}, 6vw, ${({ theme }) => theme.space.xl});
  font-size: ${({ theme }) => theme.font.size.m};
  font-weight: ${({ theme }) => theme.font.weight.strong};
  line-height: ${({ theme }) => theme.font.lineHeight.tight};
  text-align: center;
  text-decoration: none;
  border: 1.5px solid;
  border-radius: ${({ theme }) => theme.radius.xl};
  ${({ $tone }) => tones[$tone]}
  transition: ${({ theme }) => theme.motion.fast} ${({ theme }) => theme.motion.ease};
  transition-property: box-shadow, transform;

  @media (hover: hover) {
    &:hover:not([aria-disabled='true']) {
      box-shadow: ${({ theme }) => theme.shadow.low};
      transform: translateY(-1px);
    }
  }

  &:active:not([aria-disabled='true']) {
    transform: scale(0.98);
  }

  ${dimmed}
`;
