import type { StepComponentProps } from '@consorcio/shared/ui';
import { type ReactElement, useId } from 'react';
import { Block, Sentence, TextInput, TextLabel } from './text-field.styles';
import { type TextInputOptions, useTextInput } from './use-text-input';

export interface TextFieldProps extends TextInputOptions {
  label: string;
  Mask: StepComponentProps['Mask'];
  /** The sentence that says what is wrong with the text. */
  problem: string | undefined;
  onFocus?(): void;
  /** At the end of the line. */
  children?: ReactElement | false;
}

/** A line of text. It is uncontrolled, as masks and browsers write into it, and has no `name`, so no form sends it. */
export function TextField(props: TextFieldProps) {
  const { field, label, element, mask, Mask, attributes, problem, isLocked, onShaped, onFocus, children } = props;
  const id = useId();
  const input = useTextInput(props);
  const sentence = problem ?? input.cutSentence;

  return (
    <Block data-field>
      <TextLabel htmlFor={id}>{label}</TextLabel>
      <TextInput
        {...attributes}
        ref={element}
        id={id}
        type="text"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        readOnly={isLocked}
        aria-required="true"
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={sentence === undefined ? undefined : `${id}problem`}
        {...input.handlers}
        onFocus={onFocus}
      />
      {children}
      {sentence !== undefined && (
        <Sentence key={sentence} id={`${id}problem`} role={problem === undefined ? 'alert' : undefined}>
          {sentence}
        </Sentence>
      )}
      {mask && <Mask field={element} kind={mask} remask={input.remask} onText={(text) => onShaped(field, text)} />}
    </Block>
  );
}
