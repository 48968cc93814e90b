import type { ReactNode } from 'react';

export interface IconProps {
  /** Side in px; 20 when absent. */
  size?: number;
}

/** A line drawing on 24 by 24, in the colour of the text. It is decoration: the control it sits in has a name of its own. */
export function Icon({ size = 20, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

/** Two talk bubbles: a person to write to. */
export function ChatIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20 11.2c0 4-3.6 7.2-8 7.2-.9 0-1.8-.1-2.6-.4L5 19.6l1.2-3.5A6.8 6.8 0 0 1 4 11.2C4 7.2 7.6 4 12 4s8 3.2 8 7.2Z" />
      <path d="M8.8 11.3h.01M12 11.3h.01M15.2 11.3h.01" strokeWidth="2.4" />
    </Icon>
  );
}

/** An arrow going up and out: send. */
export function SendIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 19V5.5M6 11.2l6-6 6 6" strokeWidth="2.4" />
    </Icon>
  );
}

/** An arrow going down: to the newest. */
export function DownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 5v13.5M6 12.8l6 6 6-6" />
    </Icon>
  );
}

/** A tick: done, chosen. */
export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 12.8 4.6 4.6L19 7.4" strokeWidth="2.4" />
    </Icon>
  );
}
