import { type MouseEvent, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { TextButton } from './footer.styles';

/** Renders a dialog that calls `onClose` when it is done. */
export type RenderDialog = (onClose: () => void) => ReactNode;

export interface DialogButtonProps {
  label: string;
  load(): Promise<RenderDialog>;
  /** Said when it does not load. Another press tries again. */
  failure: string;
}

/** A button of the small print that opens a dialog. */
export function DialogButton({ label, load, failure }: DialogButtonProps) {
  const [dialog, setDialog] = useState<{ readonly render: RenderDialog } | 'failed'>();

  function handlePress(event: MouseEvent<HTMLButtonElement>) {
    event.currentTarget.focus(); // Safari does not focus a clicked button, and the dialog returns the focus to what had it
    load().then(
      (render) => setDialog({ render }),
      () => setDialog('failed'),
    );
  }

  return (
    <>
      <TextButton type="button" aria-haspopup="dialog" onClick={handlePress}>
        {label}
      </TextButton>
      {dialog === 'failed' && <p role="alert">{failure}</p>}
      {/* Outside the small print, so that it has its own size of type. */}
      {dialog &&
        dialog !== 'failed' &&
        createPortal(
          dialog.render(() => setDialog(undefined)),
          document.body,
        )}
    </>
  );
}
