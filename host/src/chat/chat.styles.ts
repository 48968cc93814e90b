import { styled } from 'styled-components';

export const Root = styled.section`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  color: ${({ theme }) => theme.color.text};
  background:
    linear-gradient(${({ theme }) => theme.color.primarySoft}, transparent) top / 100% 280px no-repeat,
    ${({ theme }) => theme.color.page};
`;

/** The part above the dock: what scrolls, and what floats over it. */
export const Stage = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;

  /* What scrolls away fades under the dock. */
  &::after {
    position: absolute;
    inset: auto 0 0;
    height: 20px;
    pointer-events: none;
    content: '';
    background: linear-gradient(to top, ${({ theme }) => theme.color.page}, transparent);
  }
`;

export const Log = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: ${({ theme }) => theme.color.border} transparent;

  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }

  &:focus-visible {
    outline-offset: -4px;
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

/** Where the next answer is given. Takes focus when the control that had it is gone. */
export const Turn = styled.div`
  outline: none;
`;

export const Dock = styled.footer`
  flex: none;
  width: 100%;
  max-width: ${({ theme }) => theme.size.chat};
  padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.m}
    max(${({ theme }) => theme.space.m}, env(safe-area-inset-bottom));
  margin: 0 auto;
`;

export const Footnote = styled.p`
  margin-top: ${({ theme }) => theme.space.s};
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
