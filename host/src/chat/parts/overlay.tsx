import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Dialog } from './overlay.styles';
import { Part, type PartProps } from './part';

export interface OverlayProps extends PartProps {
  /** The accessible name of the dialog. */
  label: string;
}

/**
 * A segment's component over the page, modal: focus stays in it and goes back where it was, the page behind is inert. It
 * closes by its own answer only, so nothing typed in it is lost to a stray Escape or back gesture.
 */
export function Overlay({ label, ...part }: OverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    open(element);
    const reopen = () => open(element);
    element.addEventListener('close', reopen);
    return () => {
      element.removeEventListener('close', reopen);
      if (typeof element.close === 'function') element.close();
    };
  }, []);

  return (
    <Dialog ref={dialog} aria-label={label} onCancel={prevent} onKeyDown={preventEscape}>
      <Part {...part} />
    </Dialog>
  );
}

function open(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else dialog.open = true; // iOS before 15.4
}

function prevent(event: { preventDefault(): void }) {
  event.preventDefault();
}

function preventEscape(event: KeyboardEvent) {
  if (event.key === 'Escape') event.preventDefault();
}
