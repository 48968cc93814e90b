import { Button, Icon } from '@consorcio/shared/ui';
import { useRef, useState } from 'react';
import { copyIcon } from '../copy-code/copy-code';
import { CopyByHand } from '../copy-code/copy-code.styles';
import { useCopy } from '../copy-code/use-copy';

export interface ShareButtonProps {
  readonly title: string;
  readonly text: string;
  /** Announces a text to screen readers. */
  onSay(text: string): void;
}

/** Shares a text by the browser, or copies it where the browser cannot share. */
export function ShareButton({ title, text, onSay }: ShareButtonProps) {
  const [canShare, setCanShare] = useState(() => 'share' in navigator);
  const isOpen = useRef(false);
  const { status, copy } = useCopy({
    text,
    onCopied: () => onSay(receiptWords.copied),
    onRefused: () => onSay(receiptWords.copyRefused),
  });

  /** Shares by the browser's own sheet. A visitor who closes it refuses nothing; after a refusal of the browser, copying is offered. */
  async function share() {
    if (isOpen.current) return;
    isOpen.current = true;
    try {
      await navigator.share({ title, text });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setCanShare(false);
      onSay(receiptWords.shareRefused);
    } finally {
      isOpen.current = false;
    }
  }

  if (canShare) {
    return (
      <Button tone="secondary" icon={shareIcon} onClick={share}>
        {receiptWords.share}
      </Button>
    );
  }
  return (
    <>
      <Button tone="secondary" icon={copyIcon} onClick={copy}>
        {status === 'copied' ? receiptWords.copied : receiptWords.copy}
      </Button>
      {status === 'refused' && <CopyByHand>{receiptWords.copyRefused}</CopyByHand>}
    </>
  );
}

/** An arrow leaving a tray. Decorative, as all icons here: each button has a label. */
const shareIcon = (
  <Icon d="M12 15V4M8 7.5 12 3.5l4 4M6.5 11.5H6a2 2 0 0 0-2 2V18a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-4.5a2 2 0 0 0-2-2h-.5" />
);

/** The texts of a receipt's buttons, and what is said after a press. */
export const receiptWords = {
  print: 'Imprimir ou salvar em PDF',
  all: 'Ver tudo',
  share: 'Compartilhar',
  copy: 'Copiar dados da compra',
  copied: 'Dados copiados!',
  copyRefused: 'Não consegui copiar. Você ainda pode imprimir ou selecionar o texto.',
  shareRefused: 'Não consegui compartilhar. Você pode copiar os dados.',
} as const;
