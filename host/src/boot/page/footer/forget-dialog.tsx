import { Button, SheetTitle, Stack } from '@consorcio/shared/ui';
import { useId, useState } from 'react';
import { useStore } from 'zustand';
import { Modal } from '../../../chat/parts/modal';
import { forgetDevice } from '../../../memory/forget-device';
import { thisBrowser } from '../../../memory/guarded-storage';
import { hasOpenPurchase } from '../../../memory/stored-purchases';
import { isSending } from '../../../talk/coming-back';
import type { Conductor } from '../../../talk/conductor';
import { forgetWords } from '../../../talk/return-visit/forget-words';
import { reportToConsole } from '../../../telemetry/observation/report';
import { DialogBody, DialogWays } from './dialog.styles';

export interface ForgetDialogProps {
  conductor: Pick<Conductor, 'store' | 'clock' | 'startAnew'>;
  onClose(): void;
}

/**
 * Asks once whether everything is deleted, and says what that means for an open purchase. While a payment is being sent nothing can be
 * deleted: its outcome would be lost.
 */
export function ForgetDialog({ conductor: { store, clock, startAnew }, onClose }: ForgetDialogProps) {
  const id = useId();
  const isBusy = useStore(store, ({ snapshot }) => isSending(snapshot));
  const [hasPurchase] = useState(() =>
    hasOpenPurchase({ storage: thisBrowser.device, report: reportToConsole }, clock.now()),
  );

  return (
    <Modal label={forgetWords.question} describedBy={id} onDismiss={onClose}>
      <DialogBody>
        <SheetTitle>{forgetWords.question}</SheetTitle>
        <Stack id={id}>
          {(isBusy ? [forgetWords.busy] : forgetWords.explain(hasPurchase)).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Stack>
        <DialogWays>
          {!isBusy && (
            <Button onClick={() => startAnew(() => forgetDevice(thisBrowser, clock.now()))}>{forgetWords.erase}</Button>
          )}
          <Button tone="secondary" onClick={onClose}>
            {forgetWords.back}
          </Button>
        </DialogWays>
      </DialogBody>
    </Modal>
  );
}
