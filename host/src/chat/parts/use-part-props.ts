import type { StepOption } from '@consorcio/shared/flow';
import { Mask } from '../composer/mask';
import { useAnswer, useConversation, useConversationView } from '../conversation/conversation-context';

/** What the chat passes to each component of a segment, in a message or over the page. */
export function usePartProps(segment: string, offered: readonly StepOption[]) {
  const { sceneOf, replaceSegment, chatUrl, announcer } = useConversation();
  const scene = useConversationView(sceneOf);
  const answer = useAnswer();

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
    onRetry: () => replaceSegment(segment),
    onChoose: handleChoose,
    onAnswer: (value: unknown) => answer({ kind: 'component', value }),
    onSay: announcer.say,
    Mask,
  };
}
