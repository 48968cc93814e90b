import { FieldMask } from '@consorcio/shared/masks';
import { type ReactElement, useId } from 'react';
import { cardLabels } from '../card-words';
import { Block, Sentence, TextInput, TextLabel } from './text-field.styles';
import { type TextInputOptions, useTextInput } from './use-text-input';

/** A line of text. It is uncontrolled, as masks and browsers write into it, and has no `name`, so no form sends it. */
export function TextField(props: TextInputOptions & { children?: ReactElement | false }) {
  const { form, field, mask, attributes, children } = props;
  const { isLocked, storeText } = form;
  const element = form.elements[field];
  const id = useId();
  const input = useTextInput(props);
  const problem = form.problems[field];
  const sentence = problem ?? input.cutSentence;

  return (
    <Block data-field>
      <TextLabel htmlFor={id}>{cardLabels[field]}</TextLabel>
      <TextInput
        {...attributes}
        ref={element}
        id={id}
        type="text"
        defaultValue={form.texts[field]}
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        readOnly={isLocked}
        aria-required="true"
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={sentence === undefined ? undefined : `${id}problem`}
        {...input.handlers}
      />
      {children}
      {sentence !== undefined && (
        <Sentence key={sentence} id={`${id}problem`} role={problem === undefined ? 'alert' : undefined}>
          {sentence}
        </Sentence>
      )}
      {mask && (
        <FieldMask field={element} kind={mask} remask={input.remask} onText={(text) => storeText(field, text)} />
      )}
    </Block>
  );
}
