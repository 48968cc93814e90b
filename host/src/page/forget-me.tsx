import { type ComponentType, useState } from 'react';
import type { ForgetDialogProps } from './forget-dialog';
import { NoteButton } from './forget-me.styles';

export interface ForgetMeProps {
  /** Absent in the HTML, before the page is alive. */
  conductor?: ForgetDialogProps['conductor'];
}

/** Deletes what the product has stored on this device, after one question, which loads when it is asked. */
export function ForgetMe({ conductor }: ForgetMeProps) {
  const [Dialog, setDialog] = useState<ComponentType<ForgetDialogProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  const ask = () =>
    import('./forget-dialog').then(
      (loaded) => setDialog(() => loaded.ForgetDialog),
      () => setHasFailed(true),
    );
  return (
    <div>
      <NoteButton type="button" onClick={ask}>
        {hasFailed && !Dialog ? 'Não carregou. Tentar de novo' : 'Esquecer meus dados'}
      </NoteButton>
      {Dialog && conductor && <Dialog conductor={conductor} onClose={() => setDialog(undefined)} />}
    </div>
  );
}
