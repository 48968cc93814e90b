import { styled } from 'styled-components';

export const Root = styled.section`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`;

/** The scrolling log and the button over it. */
export const Stage = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`;

export const Log = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: ${({ theme }) => theme.color.border} transparent;
  mask-image: linear-gradient(transparent, #000 8px calc(100% - 20px), transparent); /* messages fade out at the edges */

  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }

  &:focus-visible {
    outline-offset: -4px;
    mask-image: none; /* the focus ring must not fade */
  }
`;

export const Column = styled.div`
  width: 100%;
  max-width: ${({ theme }) => theme.size.chat};
  padding: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.l} ${({ theme }) => theme.space.xxl};
  margin: 0 auto;

  @media (min-width: 900px) {
    padding-top: ${({ theme }) => theme.space.xl};
  }
`;

export const Footnote = styled.footer`
  flex: none;
  width: 100%;
  max-width: ${({ theme }) => theme.size.chat};
  padding: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.m}
    max(${({ theme }) => theme.space.m}, env(safe-area-inset-bottom));
  margin: 0 auto;
  font-size: ${({ theme }) => theme.font.size.xs};
  line-height: 1.4;
  color: ${({ theme }) => theme.color.textQuiet};
  text-align: center;
  text-wrap: balance;

  a {
    color: inherit;
  }
`;

export const Newer = styled.button`
  position: absolute;
  bottom: ${({ theme }) => theme.space.m};
  left: 50%;
  z-index: 1;
  display: inline-flex;
  gap: ${({ theme }) => theme.space.s};
  align-items: center;
  min-height: ${({ theme }) => theme.size.control};
  padding: 0 ${({ theme }) => theme.space.xl} 0 ${({ theme }) => theme.space.l};
  font-size: ${({ theme }) => theme.font.size.s};
  font-weight: ${({ theme }) => theme.font.weight.strong};
  color: ${({ theme }) => theme.color.primaryText};
  white-space: nowrap;
  background: ${({ theme }) => theme.color.surface};
  border: 1px solid ${({ theme }) => theme.color.primaryEdge};
  border-radius: ${({ theme }) => theme.radius.pill};
  box-shadow: ${({ theme }) => theme.shadow.high};
  translate: -50% 0;
`;
