import { styled } from 'styled-components';

/** Its padding is the place of the progress, which appears with the first segment. */
export const ChatRoot = styled.main`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  padding-top: 1.875rem;

  @media ${({ theme }) => theme.breakpoint.low} {
    padding-top: ${({ theme }) => theme.space.m};
  }
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

export const ChatColumn = styled.div`
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

  /* Beside the messages it takes no more than this: with larger type it scrolls. */
  ${Stage} ~ & {
    max-height: max(16dvh, 124px);
    overflow: auto;
  }

  a {
    color: inherit;
  }
`;
