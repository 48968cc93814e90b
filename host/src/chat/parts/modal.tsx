import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Dialog } from './overlay.styles';
import { useBackGesture } from './use-back-gesture';

export interface ModalProps {
  /** The accessible name of the dialog. */
  label: string;
  /** The id of its text. */
  describedBy?: string;
  /**
   * Called by Escape and by the browser's back. Absent where these do not close the dialog, so that no typed text is lost; it says
   * whether the dialog closes.
   */
  onDismiss: (() => boolean) | undefined;
  children: ReactNode;
}

/**
 * A modal dialog: focus stays in it and returns afterwards, and the page behind it is inert. It is open as long as it is rendered. The
 * dialog itself gets the focus, not its first field, which would open the keyboard.
 */
export function Modal({ label, describedBy, onDismiss, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const handleDismiss = useEffectEvent(() => onDismiss?.() ?? false);
  useBackGesture(handleDismiss, onDismiss !== undefined);

  // A layout effect: the dialog returns the focus only if it closes while it is still in the page.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    open(element);
    const handleCancel = (event: Event) => {
      if (event.target !== element) return; // a field inside cancelled its picker
      event.preventDefault();
      handleDismiss();
    };
    // A second back gesture closes the dialog without a cancel event.
    const handleClose = () => {
      open(element);
      handleDismiss();
    };
    element.addEventListener('cancel', handleCancel);
    element.addEventListener('close', handleClose);
    return () => {
      element.removeEventListener('cancel', handleCancel);
      element.removeEventListener('close', handleClose);
      if (typeof element.close === 'function') element.close();
      // WebKit refuses a focus that moves in the same task: until its next look at the styles, the page is still inert to it.
      element.getClientRects();
    };
  }, []);

  return (
    <Dialog ref={dialog} aria-label={label} aria-describedby={describedBy} tabIndex={-1}>
      {children}
    </Dialog>
  );
}

function open(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else dialog.open = true; // iOS before 15.4
  dialog.focus({ preventScroll: true });
}
