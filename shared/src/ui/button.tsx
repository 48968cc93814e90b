import type { ComponentPropsWithRef, MouseEvent } from 'react';
import type { OptionTone } from '../flow';
import { Pill, Spinner } from './button.styles';
import { ChatIcon } from './icons';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  /** How much it asks to be pressed; `specialists` also carries the messaging icon. `primary` when absent. */
  tone?: OptionTone;
  /** Its press is being answered: it stays focusable, shows that it works, and hears no further press. */
  busy?: boolean;
}

/**
 * A pill-shaped button, 48 px or taller. It is never `disabled`, which would throw keyboard focus away: give it
 * `aria-disabled` (or `busy`) and it stops listening, a submit included.
 */
export function Button({ tone = 'primary', busy = false, type = 'button', onClick, children, ...rest }: ButtonProps) {
  const isDeaf = busy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isDeaf) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <Pill
      {...rest}
      type={type}
      $tone={tone}
      onClick={handleClick}
      aria-disabled={isDeaf || undefined}
      aria-busy={busy || undefined}
    >
      {busy && <Spinner aria-hidden="true" />}
      {!busy && tone === 'specialists' && <ChatIcon />}
      {children}
    </Pill>
  );
}
