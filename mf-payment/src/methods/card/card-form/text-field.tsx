import type { MaskedKind, StepComponentProps } from '@consorcio/shared/ui';
import { type ComponentProps, type ReactElement, useId } from 'react';
import { Block, Sentence, TextInput, TextLabel } from './text-field.styles';
import { type TextInputOptions, useTextInput } from './use-text-input';

export interface TextFieldProps
  extends Omit<TextInputOptions, 'mask' | 'maxLength'>,
    Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'placeholder' | 'maxLength'> {
  label: string;
  mask?: MaskedKind;
  Mask: StepComponentProps['Mask'];
  isUpperCase?: boolean;
  /** The sentence that says what is wrong with the text. */
  problem: string | undefined;
  onFocus?(): void;
  /** At the end of the line. */
  children?: ReactElement | false;
}

/** A line of text. It is uncontrolled, as masks and browsers write into it, and has no `name`, so no form sends it. */
export function TextField({
  field,
  label,
  element,
  initial,
  mask,
  Mask,
  isUpperCase = false,
  problem,
  isLocked,
  onText,
  onShaped,
  onFocus,
  onLeave,
  children,
  ...attributes
}: TextFieldProps) {
  const id = useId();
  const { maxLength } = attributes;
  const input = useTextInput({ field, element, initial, mask, maxLength, isLocked, onText, onShaped, onLeave });

  return (
    <Block data-field $hasControl={Boolean(children)}>
      <TextLabel htmlFor={id}>{label}</TextLabel>
      <TextInput
        {...attributes}
        ref={element}
        id={id}
        type="text"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        $isUpperCase={isUpperCase}
        readOnly={isLocked}
        aria-required="true"
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined && input.cutSentence === undefined ? undefined : `${id}problem`}
        {...input.handlers}
        onFocus={onFocus}
        onBlur={input.handleBlur}
      />
      {children}
      {problem !== undefined && <Sentence id={`${id}problem`}>{problem}</Sentence>}
      {problem === undefined && input.cutSentence !== undefined && (
        <Sentence id={`${id}problem`} role="alert">
          {input.cutSentence}
        </Sentence>
      )}
      {mask && <Mask field={element} kind={mask} remask={input.remask} onText={input.handleShaped} />}
    </Block>
  );
}
