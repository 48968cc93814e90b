import type { MouseEvent } from 'react';
import { Pencil, RoundButton } from './edit-button.styles';

export interface EditButtonProps {
  /** The accessible name, such as 'Alterar CPF'; the button shows only a pencil. */
  label: string;
  onPress(): void;
}

/** A pencil at the end of a line. */
export function EditButton({ label, onPress }: EditButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    event.currentTarget.focus(); // Safari does not focus a button that is pressed
    onPress();
  }

  return (
    <RoundButton type="button" aria-label={label} onClick={handleClick}>
      <Pencil viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4.5 19.5l1-4.2L16.3 4.5a1.9 1.9 0 0 1 2.7 0l.5.5a1.9 1.9 0 0 1 0 2.7L8.7 18.5zM14 6.8l3.2 3.2" />
      </Pencil>
    </RoundButton>
  );
}
