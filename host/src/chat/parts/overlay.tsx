import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Dialog } from './overlay.styles';
import { Part, type PartProps } from './part';

export interface OverlayProps extends PartProps {
  /** The accessible name of the dialog. */
  label: string;
  /** The option that Escape and the back gesture choose, if it is offered. */
  dismiss: string | undefined;
  /** What speaks for the dialog: the page behind it is inert, and silent. */
  speech: ReactNode;
}

/**
 * A segment's component over the page, modal: focus stays in it and goes back where it was, the page behind is inert. It
 * closes by its own answer, or by the option its step names for Escape and the back gesture; else nothing typed in it is
 * lost to a stray key. What opens is the dialog, not its first field: nobody asked for the keyboard yet.
 */
export function Overlay({ label, dismiss, speech, ...part }: OverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const handleDismiss = useEffectEvent(() => dismiss !== undefined && part.onChoose(dismiss));

  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    open(element);
    const handleCancel = (event: Event) => {
      if (event.target !== element) return; // the cancelled picker of a field inside
      event.preventDefault();
      handleDismiss();
    };
    // A second back gesture closes without asking first.
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
    };
  }, []);

  return (
    <Dialog ref={dialog} aria-label={label} tabIndex={-1}>
      <Part {...part} />
      {speech}
    </Dialog>
  );
}

function open(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else dialog.open = true; // iOS before 15.4
  dialog.focus({ preventScroll: true });
}
