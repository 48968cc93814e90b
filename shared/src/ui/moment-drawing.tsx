import type { ReactElement } from 'react';
import { MomentFrame } from './moment-drawing.styles';

/**
 * The frame of a drawing of a success in the brand's colours, with a little motion where the visitor wants it: what is `first` appears
 * first, `then` what makes it a success. Decorative without a `name`: the message says it.
 */
export function MomentDrawing({ name, children }: { name?: string; children: ReactElement | ReactElement[] }) {
  return (
    <MomentFrame
      viewBox="0 0 160 104"
      focusable="false"
      {...(name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      <path className="ground" d="M28 90C10 70 18 42 42 37 52 14 92 8 112 24c26 2 40 40 22 66z" />
      {children}
      <path className="line" d="M14 90h112M133 90h12" />
    </MomentFrame>
  );
}
