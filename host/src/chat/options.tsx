import { isAvailable, type OptionLayout, type StepOption } from '@consorcio/shared/flow';
import { type MouseEvent, useId, useState } from 'react';
import { Choice, Detail, Group, Lines } from './options.styles';

export interface OptionsProps {
  options: readonly StepOption[];
  layout: OptionLayout;
  /** An answer is on its way: what is shown cannot be chosen any more. */
  isLocked: boolean;
  onChoose(option: StepOption): void;
}

/** The answers to choose from. A pressed one stays where it is, with its focus, until the talk goes on. */
export function Options({ options, layout, isLocked, onChoose }: OptionsProps) {
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const isDone = isLocked || chosen !== undefined;

  function handleClick(event: MouseEvent<HTMLButtonElement>, option: StepOption) {
    event.currentTarget.focus(); // Safari gives a pressed button no focus of its own
    if (!leavesTalkOpen(option)) setChosen(option.id);
    onChoose(option);
  }

  return (
    <Group role="group" aria-label="Opções de resposta" $layout={layout}>
      {options.map((option, index) => {
        const detail = option.unavailable ?? option.detail;
        return (
          <Choice
            key={option.id}
            tone={option.tone ?? 'secondary'}
            $isWide={option.isWide ?? false}
            $isUnavailable={!isAvailable(option)}
            aria-disabled={isDone || !isAvailable(option) || undefined}
            onClick={(event) => handleClick(event, option)}
            {...(detail !== undefined && {
              'aria-labelledby': `${id}-label-${index}`,
              'aria-describedby': `${id}-detail-${index}`,
            })}
          >
            {detail === undefined ? (
              option.label
            ) : (
              <Lines>
                <span id={`${id}-label-${index}`}>{option.label}</span>
                <Detail id={`${id}-detail-${index}`}>{detail}</Detail>
              </Lines>
            )}
          </Choice>
        );
      })}
    </Group>
  );
}

/** The specialists' chat opens beside the talk, which stays where it was: it can be asked for again. */
export function leavesTalkOpen(option: StepOption): boolean {
  return option.opens !== undefined;
}
