import type { ReactElement } from 'react';
import { Modal } from './modal';
import { Part, type PartProps } from './part';

export interface OverlayProps extends PartProps {
  /** The accessible name of the dialog. */
  label: string;
  /** The option that Escape and the browser's back choose, if it is offered. */
  dismiss: string | undefined;
  /** The live region of the dialog: the inert page behind it cannot announce anything. */
  speech: ReactElement;
}

/**
 * A segment's component over the page, as a modal dialog. It closes by its own answer, or by the option that its step names for Escape
 * and the browser's back.
 */
export function Overlay({ label, dismiss, speech, ...part }: OverlayProps) {
  function handleDismiss(option: string): boolean {
    part.onChoose(option);
    return part.offered.some(({ id }) => id === option); // not while a form is being sent
  }

  return (
    <Modal label={label} onDismiss={dismiss === undefined ? undefined : () => handleDismiss(dismiss)}>
      <Part {...part} />
      {speech}
    </Modal>
  );
}
