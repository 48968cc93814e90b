import { isAvailable, type OptionLayout, type StepOption } from '@consorcio/shared/flow';
import { Breakable } from '@consorcio/shared/ui';
import { type MouseEvent, useState } from 'react';
import { leavesConversationOpen } from '../conversation/use-choose';
import { Choice, Detail, OptionsGroup, OptionsLines } from './options.styles';

export interface OptionsProps {
  options: readonly StepOption[];
  layout: OptionLayout;
  /** They appear with an animation. */
  isNew: boolean;
  /** An answer is being checked or sent: no option can be chosen. */
  isLocked: boolean;
  /** The address of the specialists' chat. */
  chatUrl?: string;
  onChoose(option: StepOption): void;
}

/** The options of a question. The chosen one stays in place and keeps its focus until the conversation continues. */
export function Options({ options, layout, isNew, isLocked, chatUrl, onChoose }: OptionsProps) {
  const [chosen, setChosen] = useState<string>();
  const isDone = isLocked || chosen !== undefined;

  function handleClick(event: MouseEvent<HTMLButtonElement>, option: StepOption) {
    event.currentTarget.focus(); // Safari does not focus a clicked button
    if (!leavesConversationOpen(option)) setChosen(option.id);
    onChoose(option);
  }

  return (
    <OptionsGroup role="group" aria-label="Opções de resposta" $layout={layout} $isNew={isNew}>
      {options.map((option) => {
        const detail = option.unavailable ?? option.detail;
        return (
          <Choice
            key={option.id}
            tone={option.tone ?? 'secondary'}
            $isWide={option.isWide ?? false}
            aria-disabled={isDone || !isAvailable(option) || undefined}
            href={leavesConversationOpen(option) ? chatUrl : undefined}
            onClick={(event) => handleClick(event, option)}
          >
            {detail === undefined ? (
              <Breakable text={option.label} />
            ) : (
              <OptionsLines>
                <Breakable text={option.label} />{' '}
                <Detail>
                  <Breakable text={detail} />
                </Detail>
              </OptionsLines>
            )}
          </Choice>
        );
      })}
    </OptionsGroup>
  );
}
