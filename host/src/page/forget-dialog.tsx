import { Button } from '@consorcio/shared/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { openModal } from '../chat/parts/open-modal';
import { Dialog } from '../chat/parts/overlay.styles';
import type { Conductor } from '../journey/conductor';
import { forgetDevice } from '../kept/forget-device';
import { forgetWords } from '../kept/forget-words';
import { hasOpenPurchase } from '../kept/has-open-purchase';
import { isSending } from '../kept/talk-keeper';
import { thisDevice } from '../kept/this-device';
import { reportToConsole } from '../observation/report';
import { Body, Question, Ways } from './forget-dialog.styles';

export interface ForgetDialogProps {
  conductor: Pick<Conductor, 'store' | 'clock' | 'startAnew'>;
  onClose: () => void;
}

/**
 * Asks once whether everything is deleted, and says what that means for an open purchase. While a payment is being sent nothing can be
 * deleted: its outcome would be lost.
 */
export function ForgetDialog({ conductor: { store, clock, startAnew }, onClose }: ForgetDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const isBusy = useStore(store, ({ snapshot }) => isSending(snapshot));
  const [hasPurchase] = useState(() => hasOpenPurchase(thisDevice.lasting, clock.now(), reportToConsole));
  useEffect(() => {
    if (dialog.current) openModal(dialog.current);
  }, []);

  function handleBack() {
    const { current } = dialog;
    if (typeof current?.close === 'function')
      current.close(); // gives the focus back
    else onClose();
  }

  function handleErase() {
    window.onbeforeunload = null; // the visitor has decided
    startAnew(() => forgetDevice(thisDevice, clock.now()));
  }

  return createPortal(
    <Dialog ref={dialog} aria-labelledby={id} aria-describedby={`${id}-text`} tabIndex={-1} onClose={onClose}>
      <Body>
        <Question id={id}>{forgetWords.question}</Question>
        <div id={`${id}-text`}>
          {(isBusy ? [forgetWords.busy] : forgetWords.explain(hasPurchase)).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <Ways>
          {!isBusy && <Button onClick={handleErase}>{forgetWords.erase}</Button>}
          <Button tone="secondary" onClick={handleBack}>
            {forgetWords.back}
          </Button>
        </Ways>
      </Body>
    </Dialog>,
    document.body,
  );
}
