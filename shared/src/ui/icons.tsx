import type { ReactNode } from 'react';

interface IconProps {
  /** Side in px, or a length; 20 when absent. */
  size?: number | string;
  strokeWidth?: number;
  /** The drawing, if it is a single path; otherwise its children. */
  d?: string;
  children?: ReactNode;
}

/** A line drawing on a canvas of 24 by 24, in the colour of the text. Decorative: the control around it has its own name. */
export function Icon({ size = 20, strokeWidth = 2, d, children = <path d={d} /> }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

/** A speech bubble: a person to write to. */
export const chatIcon = (
  <Icon>
    <path d="M20 11.2c0 4-3.6 7.2-8 7.2-.9 0-1.8-.1-2.6-.4L5 19.6l1.2-3.5A6.8 6.8 0 0 1 4 11.2C4 7.2 7.6 4 12 4s8 3.2 8 7.2Z" />
    <path d="M8.8 11.3h.01M12 11.3h.01M15.2 11.3h.01" strokeWidth="2.4" />
  </Icon>
);
