import { edge } from '@consorcio/shared/ui';
import { keyframes, styled } from 'styled-components';

const rise = keyframes`
  from { opacity: 0; translate: 0 12px; }
`;

/** In the middle of the visible area, also with the keyboard open. */
export const Dialog = styled.dialog`
  position: fixed;
  inset: auto 0;
  top: calc(var(--viewport-top, 0px) + var(--viewport-height, 100dvh) / 2);
  width: min(480px, 100% - 2 * ${({ theme }) => theme.space.m});
  max-height: calc(var(--viewport-height, 100dvh) - 2 * ${({ theme }) => theme.space.m});
  padding: 0;
  margin: 0 auto;
  overflow: auto;
  overscroll-behavior: contain;
  color: ${({ theme }) => theme.color.text};
  background: ${({ theme }) => theme.color.surface};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.xl};
  box-shadow: ${({ theme }) => theme.shadow.high};
  transform: translateY(-50%);
  ${edge}

  &::backdrop {
    background: rgb(10 14 20 / 0.5);
  }

  @media (prefers-reduced-motion: no-preference) {
    animation: ${rise} ${({ theme }) => theme.motion.normal} ${({ theme }) => theme.motion.ease};
  }
`;
