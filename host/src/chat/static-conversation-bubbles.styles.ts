import { css, keyframes, styled } from 'styled-components';
import { ChatColumn } from './chat.styles';
import { Bubble, Disc } from './messages/message.styles';
import { Bubbling } from './messages/typing-mark';
import { OptionsGroup } from './options/options';

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

const arrives = (what: string | typeof OptionsGroup, pauses: number) => css`
  ${what} {
    animation-name: ${arrive};
    animation-delay: calc(${pause} * ${pauses});
    animation-fill-mode: backwards;
  }
`;

/** Nobody is typing, and no option would be answered. */
const unanswered = css`
  ${OptionsGroup}, ${Bubbling} {
    visibility: hidden;
    animation: none;
  }
`;

export const PacedColumn = styled(ChatColumn)<{ $bubbles: number }>`
  ${({ $bubbles }) => Array.from({ length: $bubbles - 1 }, (_, index) => isNewest(index))}
  ${({ $bubbles }) => Array.from({ length: $bubbles }, (_, index) => arrives(bubble(index), index))}

  ${({ $bubbles }) => arrives(OptionsGroup, $bubbles - 1)}
  /* A visitor who comes back, or was invited: only the first bubble is surely right. */
  [data-held] & {
    ol > li:nth-child(n + 3),
    ${OptionsGroup} {
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
