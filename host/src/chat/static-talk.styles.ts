import { theme } from '@consorcio/shared/theme';
import { css, keyframes, styled } from 'styled-components';
import { Column } from './chat.styles';
import { Bubble, Disc } from './messages/message.styles';
import { Bubbling } from './messages/typing-mark.styles';
import { Group } from './options/options.styles';
import { besideHalf, wide } from './wide';

// The pauses before the page is alive. The base styles are those of the end; an animation only changes them for its time, so the end is
// also what a visitor with reduced motion, or without any pause, sees at once. `--pause` is the time between two bubbles.

const shown = keyframes`
  from, to { visibility: visible; }
`;

const pointed = keyframes`
  from, to { border-bottom-left-radius: var(--radius-tail); }
`;

const pause = 'var(--pause)';

/** In the list, each bubble but the last is followed by a typing mark. */
const bubble = (index: number) => `ol > li:nth-child(${2 * index + 1})`;
const mark = (index: number) => `ol > li:nth-child(${2 * index + 2})`;

/** While it is the last one in sight, a bubble has the avatar and the small corner, and a typing mark below it. */
const isNewest = (index: number) => css`
  ${bubble(index)} ${Disc} {
    visibility: hidden;
    animation: ${shown} ${pause} calc(${pause} * ${index});
  }

  ${bubble(index)} ${Bubble} {
    border-bottom-left-radius: ${({ theme }) => theme.radius.l};
    animation: ${pointed} ${pause} calc(${pause} * ${index});
  }

  ${mark(index)} {
    animation: ${shown} ${pause} calc(${pause} * ${index});
  }
`;

/** Until then it can be neither pressed nor read. In the page itself a message is never hidden: it may receive the focus at once. */
const arrive = keyframes`
  from { visibility: hidden; opacity: 0; transform: translateY(8px); }
`;

const arrivesAfter = (pauses: number) => css`
  animation-name: ${arrive};
  animation-delay: calc(${pause} * ${pauses});
  animation-fill-mode: backwards;
`;

/** A visitor who comes back, or was invited: only the first bubble is surely right. */
const held = css`
  [data-held] & {
    ol > li:nth-child(n + 3),
    ${Group} {
      visibility: hidden;
      animation: none;
    }

    ${bubble(0)} ${Disc},
    ${mark(0)} {
      visibility: visible;
      animation: none;
    }

    ${bubble(0)} ${Bubble} {
      border-bottom-left-radius: ${({ theme }) => theme.radius.tail};
      animation: none;
    }
  }
`;

/** Nobody is typing, and no option would be answered. */
const unanswered = css`
  ${Group}, ${Bubbling} {
    visibility: hidden;
    animation: none;
  }
`;

export const PacedColumn = styled(Column)<{ $bubbles: number }>`
  ${({ $bubbles }) => Array.from({ length: $bubbles - 1 }, (_, index) => isNewest(index))}
  ${({ $bubbles }) =>
    Array.from(
      { length: $bubbles },
      (_, index) => css`
        ${bubble(index)} {
          ${arrivesAfter(index)}
        }
      `,
    )}

  ${Group} {
    ${({ $bubbles }) => arrivesAfter($bubbles - 1)}
  }

  ${held}

  [data-failed] & {
    ${unanswered}
  }

  @media (scripting: none) {
    ${unanswered}
  }
`;

/** Takes no space, not even for the margin of the mark: the next bubble is below it. */
export const MarkRow = styled.li`
  position: relative;
  z-index: 1;
  display: flow-root;
  height: 0;
  visibility: hidden;
`;

/** It takes its space from the talk, which can be scrolled above it. Plain text: keyframes read no theme. */
const opened = `
  max-height: 60%;
  padding-block: ${theme.space.l};
  margin-top: ${theme.space.s};
  border-width: 1.5px;
  visibility: visible;
`;

const open = keyframes`
  from, to { ${opened} }
`;

/** What a visitor reads when the page could not load, or has not answered a press for six seconds. */
export const Notice = styled.div`
  display: grid;
  flex: none;
  gap: ${({ theme }) => theme.space.m};
  width: fit-content;
  max-width: min(540px, 100% - 2 * ${({ theme }) => theme.space.m});
  max-height: 0;
  padding: 0 ${({ theme }) => theme.space.l};
  margin: 0 auto;
  overflow: hidden auto;
  visibility: hidden;
  background: ${({ theme }) => theme.color.surface};
  border: 0 solid ${({ theme }) => theme.color.borderControl};
  border-radius: ${({ theme }) => theme.radius.l};
  box-shadow: ${({ theme }) => theme.shadow.low};

  @media ${wide} {
    translate: -${besideHalf};
  }

  [data-failed] & {
    ${opened}
  }

  [data-pressed]:not([data-failed]) & {
    animation: ${open} 1s 6s forwards;
  }

  div {
    display: flex;
    flex-wrap: wrap;
    gap: ${({ theme }) => theme.space.s};
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${({ theme }) => theme.size.control};
    padding: ${({ theme }) => `${theme.space.xs} ${theme.space.l}`};
    font-weight: ${({ theme }) => theme.font.weight.strong};
    text-decoration: none;
    border: 1.5px solid ${({ theme }) => theme.color.primaryEdge};
    border-radius: ${({ theme }) => theme.radius.pill};
  }

  /* In a browser that is too old, trying again would not help. */
  [data-old] & a[href=''] {
    display: none;
  }
`;

/** Rendered only by a browser that runs no scripts. */
export const WithoutScripts = styled('noscript')`
  @media (scripting: none) {
    display: contents;
  }
`;

export const ScriptNotice = styled(Notice)`
  ${opened}
`;

export const Slow = styled.p`
  [data-failed] & {
    display: none;
  }
`;

export const Failed = styled.p`
  display: none;

  [data-failed]:not([data-old]) & {
    display: block;
  }
`;

export const Old = styled.p`
  display: none;

  [data-old] & {
    display: block;
  }
`;
