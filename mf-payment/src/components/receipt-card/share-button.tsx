import { useRef, useState } from 'react';
import { copyIcon } from '../copy-code/copy-code';
import { useCopy } from '../copy-code/use-copy';
import { Action, Refused } from './receipt-card.styles';
import { shareIcon } from './receipt-icons';

export interface ShareButtonProps {
  readonly title: string;
  readonly text: string;
  /** Announces a text to screen readers. */
  onSay(text: string): void;
}

/** Shares a text by the browser, or copies it where the browser cannot share. */
export function ShareButton({ title, text, onSay }: ShareButtonProps) {
  const { canShare, share } = useShare({ title, text, onRefused: () => onSay(receiptWords.shareRefused) });
  const { status, copy } = useCopy({
    text,
    onCopied: () => onSay(receiptWords.copied),
    onRefused: () => onSay(receiptWords.copyRefused),
  });
  if (canShare) {
    return (
      <Action tone="secondary" icon={shareIcon} onClick={share}>
        {receiptWords.share}
      </Action>
    );
  }
  return (
    <>
      <Action tone="secondary" icon={copyIcon} onClick={copy}>
        {status === 'copied' ? receiptWords.copied : receiptWords.copy}
      </Action>
      {status === 'refused' && <Refused>{receiptWords.copyRefused}</Refused>}
    </>
  );
}

interface ShareOptions {
  readonly title: string;
  readonly text: string;
  /** The browser refused to share. A visitor who closes the browser's sheet is no refusal. */
  onRefused(): void;
}

/** Shares a text by the browser's own sheet. After a refusal it cannot share any more, so that another way is offered. */
function useShare({ title, text, onRefused }: ShareOptions) {
  const [canShare, setCanShare] = useState(() => 'share' in navigator);
  const isOpen = useRef(false);

  async function share() {
    if (isOpen.current) return;
    isOpen.current = true;
    try {
      await navigator.share({ title, text });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setCanShare(false);
      onRefused();
    } finally {
      isOpen.current = false;
    }
  }

  return { canShare, share };
}

/** The texts of a receipt's buttons, and what is said after a press. */
export const receiptWords = {
  print: 'Imprimir ou salvar em PDF',
  share: 'Compartilhar',
  copy: 'Copiar dados da compra',
  copied: 'Dados copiados!',
  copyRefused: 'Não consegui copiar. Você ainda pode imprimir ou selecionar o texto.',
  shareRefused: 'Não consegui compartilhar. Você pode copiar os dados.',
} as const;
