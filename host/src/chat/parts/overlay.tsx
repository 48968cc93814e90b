import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { openModal } from './open-modal';
import { Dialog } from './overlay.styles';
import { Part, type PartProps } from './part';
import { useBackGesture } from './use-back-gesture';

export interface OverlayProps extends PartProps {
  /** The accessible name of the dialog. */
  label: string;
  /** The option that Escape and the browser's back choose, if it is offered. */
  dismiss: string | undefined;
  /** The live region of the dialog: the inert page behind it cannot announce anything. */
  speech: ReactNode;
}

/**
 * A segment's component over the page, as a modal dialog: focus stays in it and returns afterwards, and the page behind it is inert. It
 * closes by its own answer, or by the option that its step names for Escape and the browser's back. Otherwise these do not close it,
 * so that no typed text is lost. The dialog itself gets the focus, not its first field, which would open the keyboard.
 */
export function Overlay({ label, dismiss, speech, ...part }: OverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const handleDismiss = useEffectEvent(() => dismiss !== undefined && part.onChoose(dismiss));
  useBackGesture(() => {
    const canDismiss = part.offered.some(({ id }) => id === dismiss); // not while a form is being sent
    if (canDismiss) handleDismiss();
    return canDismiss;
  }, dismiss !== undefined);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    openModal(element);
    const handleCancel = (event: Event) => {
      if (event.target !== element) return; // a field inside cancelled its picker
      event.preventDefault();
      handleDismiss();
    };
    // A second back gesture closes the dialog without a cancel event.
    const handleClose = () => {
      openModal(element);
      handleDismiss();
    };
    element.addEventListener('cancel', handleCancel);
    element.addEventListener('close', handleClose);
    return () => {
      element.removeEventListener('cancel', handleCancel);
      element.removeEventListener('close', handleClose);
      if (typeof element.close === 'function') element.close();
    };
  }, []);

  return (
    <Dialog ref={dialog} aria-label={label} tabIndex={-1}>
      <Part {...part} />
      {speech}
    </Dialog>
  );
}
