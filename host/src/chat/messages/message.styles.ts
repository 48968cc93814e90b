import { edge } from '@consorcio/shared/ui';
import { css, keyframes, styled } from 'styled-components';

/** A typed answer arrives from its field. */
const arrive = keyframes`
  from { opacity: 0; transform: translate(var(--from, 0, 8px)); }
`;

/** The animation of new messages; restored ones appear without it. */
export const entrance = css`
  @media (prefers-reduced-motion: no-preference) {
    animation: ${arrive} ${({ theme }) => theme.motion.normal} ${({ theme }) => theme.motion.ease};
  }
`;

export const Rows = styled.ol`
  padding: 0;
  list-style: none;
`;

/**
 * A message next to the column of its avatar; a component below it has the whole width. Attributes say what kind of message it is,
 * because each class that styled-components adds to a page later makes the browser compute the style of the whole page again.
 */
export const MessageRow = styled.li`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  column-gap: ${({ theme }) => theme.space.s};
  align-items: end;
  justify-items: start;
  margin-top: 6px;

  &[data-own] {
    grid-template-columns: minmax(0, 1fr);
    justify-items: end;
  }

  &[data-first] {
    margin-top: ${({ theme }) => theme.space.l};
  }

  &[data-new] {
    ${entrance}
  }

  &:focus-visible {
    scroll-margin-block: ${({ theme }) => theme.space.m} ${({ theme }) => theme.space.xl}; /* messages fade at the edges of the log */
    outline: none; /* the focus ring is around the bubble */
  }
`;

export const Disc = styled.span`
  display: grid;
  grid-column: 1;
  place-items: center;
  width: 32px;
  height: 32px;
  font-size: ${({ theme }) => theme.font.size.s};
  font-weight: ${({ theme }) => theme.font.weight.heavy};
  line-height: 1;
  color: var(--avatar-ink, ${({ theme }) => theme.color.onPrimary});
  background: var(--avatar, ${({ theme }) => theme.color.primary}) center / cover;
  border-radius: 50%;
  box-shadow: ${({ theme }) => theme.shadow.low};
  ${edge}
`;

/** The last bubble of consecutive messages has a small corner towards its sender. */
export const Bubble = styled.div`
  position: relative;
  grid-column: 2;
  max-width: min(100%, 540px);
  padding: 10px ${({ theme }) => theme.space.m} 10px ${({ theme }) => theme.space.l};
  font-size: ${({ theme }) => theme.font.size.m};
  color: ${({ theme }) => theme.color.onBubbleBot};
  overflow-wrap: anywhere;
  background: ${({ theme }) => theme.color.bubbleBot};
  border-radius: ${({ theme }) => theme.radius.l};
  box-shadow: ${({ theme }) => theme.shadow.low};
  ${edge}

  time {
    position: absolute;
    right: ${({ theme }) => theme.space.m};
    bottom: 7px;
    color: ${({ theme }) => theme.color.textQuiet};
  }

  [data-last] > & {
    border-bottom-left-radius: ${({ theme }) => theme.radius.tail};
  }

  [data-own] > & {
    grid-column: 1;
    max-width: min(84%, 540px);
    color: ${({ theme }) => theme.color.onBubbleUser};
    background: ${({ theme }) => theme.color.bubbleUser};
    border-bottom-left-radius: ${({ theme }) => theme.radius.l};

    time {
      color: inherit;
    }
  }

  [data-own][data-last] > & {
    border-bottom-right-radius: ${({ theme }) => theme.radius.tail};
  }

  @media (min-width: 900px) {
    font-size: 1.0625rem;
    line-height: 1.5rem; /* whole pixels: the page that takes over must look the same */
  }

  &[role='button'] {
    min-height: 44px; /* for a finger */
    cursor: help;
  }

  li:focus-visible > & {
    outline: 3px solid ${({ theme }) => theme.color.focus};
    outline-offset: 2px;
  }

  ul {
    padding-left: 1.2em;
    margin: ${({ theme }) => theme.space.xs} 0;
    list-style: disc;
  }

  li + li {
    margin-top: 2px;
  }

  /* The place of the time, which stays with the last word. */
  &::after {
    font-size: ${({ theme }) => theme.font.size.xs};
    font-variant-numeric: tabular-nums;
    content: '\\a0\\a0\\a0 00:00';
    visibility: hidden;
  }

  b {
    font-weight: ${({ theme }) => theme.font.weight.strong};
  }
`;

export const Said = styled.span`
  [data-own] & {
    white-space: pre-wrap;
  }

  /* The sign of a message with a title. It is not read aloud: the message is a button. */
  [role='button'] > &::after {
    display: inline-block;
    width: 1.4em;
    height: 1.4em;
    margin-inline-start: ${({ theme }) => theme.space.s};
    font-size: ${({ theme }) => theme.font.size.s};
    line-height: calc(1.4em - 2px);
    color: ${({ theme }) => theme.color.primaryText};
    text-align: center;
    content: '?';
    content: '?' / '';
    border: 1px solid;
    border-radius: 50%;
  }
`;

/** In a bubble it is at the end of the last line. */
export const Time = styled.time`
  font-size: ${({ theme }) => theme.font.size.xs};
  font-variant-numeric: tabular-nums;
  line-height: 1.2;

  /* All times are equally wide. */
  &[data-unknown] {
    visibility: hidden;
  }
`;

export const PartRow = styled.div`
  grid-column: 1 / -1;
  justify-self: stretch;
  min-width: 0;
  margin-top: ${({ theme }) => theme.space.s};

  &:empty {
    display: none;
  }
`;
