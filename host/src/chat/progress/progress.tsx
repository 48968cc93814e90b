import { VisuallyHidden, visuallyHidden } from '@consorcio/shared/ui';
import { useEffect, useLayoutEffect, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { useConversation } from '../conversation/conversation-context';
import { followPhase, type ProgressPhase, phaseAfter, phases } from './phases';

/**
 * How far the visitor is, above the messages and in the title of the tab. During the greeting its place is empty; its styles are added
 * then, while the page has nothing else to do.
 */
export function ProgressBar() {
  const phase = usePhase(useConversation().announcer.say);
  // The title of the tab says which phase the conversation is in. Without one it is the title of the page.
  useEffect(() => {
    if (!phase) return undefined;
    const { title } = document;
    const own = `${phase} | ${title}`;
    document.title = own;
    return () => {
      if (document.title === own) document.title = title; // what a segment did to the title must not be hidden
    };
  }, [phase]);

  const present = phase ? phases.indexOf(phase) : 0;
  return (
    <Steps aria-label="Progresso" hidden={!phase}>
      {phases.map((name, index) => (
        <ProgressStep key={name} $isReached={index <= present} aria-current={index === present ? 'step' : undefined}>
          <span>{name}</span>
          {index < present && <VisuallyHidden>, concluída</VisuallyHidden>}
        </ProgressStep>
      ))}
    </Steps>
  );
}

/** The present phase of the conversation; undefined during the greeting. `say` announces the next ones. */
export function usePhase(say?: (words: string) => void): ProgressPhase | undefined {
  const { store } = useConversation();
  const [phase, setPhase] = useState(() => phaseAfter(undefined, store.getState().snapshot));
  useLayoutEffect(
    () =>
      followPhase(store, (next, words) => {
        setPhase(next);
        if (words) say?.(words);
      }),
    [store, say],
  );
  return phase;
}

export const appear = keyframes`
  from { opacity: 0; }
`;

/** At the place that `ChatRoot` keeps free, down to the edge under which the messages disappear. */
const Steps = styled.ol`
  position: absolute;
  inset: 0 0 auto;
  display: flex;
  gap: 3px;
  align-items: flex-end;
  height: 1.5rem;
  max-width: ${({ theme }) => theme.size.chat};
  padding: 0 ${({ theme }) => theme.space.l};
  margin: 0 auto;
  list-style: none;
  animation: ${appear} ${({ theme }) => theme.motion.normal};

  &[hidden] {
    display: none;
  }

  @media ${({ theme }) => theme.breakpoint.low} {
    height: ${({ theme }) => theme.space.m};
  }
`;

/** A quarter of the bar, with its name above it while it is the present one; on a low page the bar only. */
const ProgressStep = styled.li<{ $isReached: boolean }>`
  flex: 1;
  min-width: 0;
  font-size: ${({ theme }) => theme.font.size.xs};
  font-weight: ${({ theme }) => theme.font.weight.strong};
  line-height: ${({ theme }) => theme.font.lineHeight.tight};
  color: ${({ theme }) => theme.color.textQuiet};
  white-space: nowrap;

  &::after {
    display: block;
    height: 3px;
    margin-top: ${({ theme }) => theme.space.xs};
    content: '';
    background: ${({ $isReached, theme }) => ($isReached ? theme.color.primaryEdge : theme.color.border)};
    border-radius: ${({ theme }) => theme.radius.pill};
    transition: background-color ${({ theme }) => theme.motion.normal};

    @media (forced-colors: active) {
      background: ${({ $isReached }) => ($isReached ? 'Highlight' : 'GrayText')};
    }
  }

  &:not([aria-current]) > span:first-child {
    ${visuallyHidden}
  }

  @media ${({ theme }) => theme.breakpoint.low} {
    > span:first-child {
      ${visuallyHidden}
    }
  }
`;
