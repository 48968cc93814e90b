import type { MaskedKind, StepComponentProps } from '@consorcio/shared/ui';
import {
  type ClipboardEvent,
  type ComponentProps,
  type DragEvent,
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import type { CardField } from './card-fields';
import { Block, Input, Label, Sentence } from './text-field.styles';

export interface TextFieldProps
  extends Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'placeholder' | 'maxLength'> {
  field: CardField;
  label: string;
  element: RefObject<HTMLInputElement | null>;
  /** What it holds when it comes; from then on it goes its own way. */
  initial: string;
  mask?: MaskedKind;
  Mask: StepComponentProps['Mask'];
  isUpperCase?: boolean;
  /** What is wrong with what stands in it. */
  problem: string | undefined;
  /** It can be read and not changed. */
  isLocked: boolean;
  onText(field: CardField, text: string): void;
  /** The mask, as it was put on, changed what stood there. The same function from render to render. */
  onShaped(field: CardField, text: string): void;
  onFocus?(): void;
  onLeave(field: CardField): void;
}

/** One line to type in. Not a controlled one: masks and browsers write into it. It has no `name`: nothing sends it. */
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
  ...attributes
}: TextFieldProps) {
  const id = useId();
  const remask = useRef<() => void>(() => undefined);
  /** How much of a text that comes in one piece fits, and how much of it is looked at. */
  const most = attributes.maxLength ?? (mask ? longestRead : Number.POSITIVE_INFINITY);
  const longest = mask ? longestRead : most;
  const handleShaped = useCallback((text: string) => onShaped(field, text), [field, onShaped]);

  // Not by `defaultValue`, which would write it into the markup too.
  const pose = useEffectEvent(() => {
    if (element.current) element.current.value = initial;
  });
  useLayoutEffect(() => pose(), []);

  function read({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    if (!isLocked) onText(field, currentTarget.value);
  }

  /** Browsers fill fields in without a key press, and the mask does not hear of it (imaskjs issue 1082). */
  function readAgain(event: SyntheticEvent<HTMLInputElement>) {
    if (!isLocked) remask.current();
    read(event);
  }

  function handleBlur(event: SyntheticEvent<HTMLInputElement>) {
    if (document.activeElement === event.currentTarget) return; // the visitor went to another window, and will be back
    readAgain(event);
    onLeave(field);
  }

  /** The field now holds this text, which came in one piece. */
  function take(event: SyntheticEvent<HTMLInputElement>, text: string) {
    event.preventDefault();
    event.currentTarget.value = text.trim().slice(0, longest);
    readAgain(event);
  }

  /** What does not fit would be cut before anybody has read it: ' 12 / 2030' is a date of seven characters. */
  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text');
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const selected = (selectionEnd ?? 0) - (selectionStart ?? 0);
    if (!isLocked && value.length - selected + text.length > most) take(event, text);
  }

  /** On its way down: the mask lets nothing drop. */
  function handleDrop(event: DragEvent<HTMLInputElement>) {
    if (isLocked || !Number.isFinite(most)) return;
    take(event, event.dataTransfer.getData('text'));
    event.currentTarget.focus();
  }

  return (
    <Block data-field>
      <Label htmlFor={id}>{label}</Label>
      <Input
        {...attributes}
        ref={element}
        id={id}
        type="text"
        autoCorrect="off"
        spellCheck={false}
        $isUpperCase={isUpperCase}
        readOnly={isLocked}
        aria-required="true"
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : `${id}problem`}
        onInput={read}
        onCompositionEnd={read}
        onChange={readAgain}
        onAnimationStart={readAgain}
        onPaste={handlePaste}
        onDropCapture={handleDrop}
        onFocus={onFocus}
        onBlur={handleBlur}
      />
      {problem !== undefined && <Sentence id={`${id}problem`}>{problem}</Sentence>}
      {mask && <Mask field={element} kind={mask} remask={remask} onText={handleShaped} />}
    </Block>
  );
}

/** A mask reads character by character: a book that was pasted would hold the page up. */
const longestRead = 200;
