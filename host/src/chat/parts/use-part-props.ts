import type { StepOption } from '@consorcio/shared/flow';
import { useMemo } from 'react';
import { useAnswer, useConversation, useConversationView } from '../conversation/conversation-context';

/**
 * What the chat passes to each component of a segment, in a message or over the page. Only one that asks has a draft, and answers. One
 * that `isPast` shows the state at its time, so it need not render again with each question: there may be many of them.
 */
export function usePartProps(segment: string, offered: readonly StepOption[], isAsking: boolean, isPast = false) {
  const { driver, store, sceneOf, replaceSegment, chatUrl, noteSpecialists, announcer } = useConversation();
  const present = useConversationView((view) => (isPast ? undefined : sceneOf(view)));
  const brand = useConversationView((view) => view.brand);
  const scene = useMemo(() => present ?? { ...sceneOf(store.getState()), brand }, [present, brand, sceneOf, store]);
  const draft = useConversationView(({ snapshot }) => (isAsking ? snapshot.draft : ''));
  const answer = useAnswer(isPast);

  /** Ignores an option that is not offered. One that opens the specialists' chat follows a link there. */
  function handleChoose(id: string) {
    const option = offered.find((candidate) => candidate.id === id);
    if (option) answer({ kind: 'option', id });
    if (!option?.opens) return;
    const link = Object.assign(document.createElement('a'), { href: chatUrl(), target: '_blank' });
    document.body.append(link);
    link.click();
    link.remove();
  }

  return {
    scene,
    offered,
    draft,
    specialists: { href: chatUrl(), onClick: noteSpecialists },
    onRetry: () => replaceSegment(segment),
    onDraft: isAsking ? driver.draft : ignore,
    onChoose: handleChoose,
    onAnswer: isAsking ? (value: unknown) => answer({ kind: 'component', value }) : ignore,
    onSay: announcer.say,
  };
}

export const ignore = () => undefined;
