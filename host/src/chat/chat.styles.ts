import { styled } from 'styled-components';

/** Its padding is the place of the progress, which appears with the first segment. */
export const ChatRoot = styled.main`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  padding-top: 1.5rem;

  @media ${({ theme }) => theme.breakpoint.low} {
    padding-top: ${({ theme }) => theme.space.m};
  }
`;

export const Log = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: ${({ theme }) => theme.color.border} transparent;
  mask-image: linear-gradient(transparent 10px, #000 24px calc(100% - 24px), transparent); /* messages fade out in the spaces at both ends */

  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }

  &:focus-visible {
    outline-offset: -4px;
    mask-image: none; /* the focus ring must not fade */
  }
`;

export const ChatColumn = styled.div`
  flex: none;
  width: 100%;
  max-width: ${({ theme }) => theme.size.chat};
  padding: ${({ theme }) => theme.space.xl} ${({ theme }) => theme.space.l};
  margin: 0 auto;

  @media (min-width: 900px) {
    margin-top: auto; /* the newest message is near the field */
  }
`;

/** The small print, and the button to what is out of sight. */
export const BottomRow = styled.footer`
  position: relative;
  display: flex;
  flex: none;
  justify-content: center;
  padding: 0 ${({ theme }) => theme.space.xs} env(safe-area-inset-bottom); /* one line fits a page of 320 px */
`;

export const Footnote = styled.div`
  max-width: ${({ theme }) => theme.size.chat};
  max-height: max(16dvh, 124px); /* with larger type it scrolls */
  overflow: auto;
  font-size: ${({ theme }) => theme.font.size.xs};
  color: ${({ theme }) => theme.color.textQuiet};
  text-align: center;
  text-wrap: balance;

  /* The keyboard needs the room. */
  [data-keyboard] & {
    display: none;
  }

  a {
    color: inherit;
  }
`;
