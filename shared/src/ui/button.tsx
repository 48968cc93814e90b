import type { ComponentPropsWithRef, MouseEvent, ReactElement } from 'react';
import type { OptionTone } from '../flow';
import { Pill } from './button.styles';
import { chatIcon } from './icons';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  /** The emphasis; `specialists` also shows the messaging icon. `primary` when absent. */
  tone?: OptionTone;
  /** Beside the text. */
  icon?: ReactElement;
  /** Where it leads. It is then a link that a long press, or the app around the page, can open too. */
  href?: string | undefined;
  /** Its action is running: it stays focusable, shows a spinner and ignores further presses. */
  busy?: boolean;
  /** A press while it is `aria-disabled`: the place to say why. */
  onRefusedPress?(): void;
}

/**
 * A pill-shaped button, at least 48 px tall. It is never `disabled`, because that would lose keyboard focus: with
 * `aria-disabled` (or `busy`) it ignores presses and does not submit its form.
 */
export function Button(props: ButtonProps) {
  const {
    tone = 'primary',
    busy = false,
    type = 'button',
    onClick,
    onRefusedPress,
    icon,
    href,
    children,
    ...rest
  } = props;
  const isInert = busy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (!isInert) return onClick?.(event);
    event.preventDefault();
    if (!busy) onRefusedPress?.();
  }

  return (
    <Pill
      {...rest}
      {...(href === undefined ? { type } : { as: 'a', href, target: '_blank', rel: 'noopener noreferrer' })}
      $tone={tone}
      onClick={handleClick}
      aria-disabled={isInert || undefined}
      aria-busy={busy || undefined}
    >
      {!busy && (tone === 'specialists' ? chatIcon : icon)}
      <span>{children}</span>
    </Pill>
  );
}
