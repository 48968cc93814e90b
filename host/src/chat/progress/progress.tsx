import { VisuallyHidden } from '@consorcio/shared/ui';
import { useEffect } from 'react';
import { useConversation } from '../conversation/conversation-context';
import { type ProgressPhase, phases } from './phases';
import { ProgressStep, Steps } from './progress.styles';
import { usePhase } from './use-phase';

/**
 * How far the visitor is, above the messages and in the title of the tab. During the greeting its place is empty; its styles are added
 * then, while the page has nothing else to do.
 */
export function ProgressBar() {
  const phase = usePhase(useConversation().announcer.say);
  usePhaseTitle(phase);

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

/** The title of the tab says which phase the conversation is in. Without one it is the title of the page. */
function usePhaseTitle(phase: ProgressPhase | undefined): void {
  useEffect(() => {
    if (!phase) return undefined;
    const { title } = document;
    const own = `${phase} | ${title}`;
    document.title = own;
    return () => {
      if (document.title === own) document.title = title; // what a segment did to the title must not be hidden
    };
  }, [phase]);
}
