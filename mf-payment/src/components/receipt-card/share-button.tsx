import { CopyIcon } from '../copy-code/copy-icon';
import { useCopy } from '../copy-code/use-copy';
import { Action, Refused } from './receipt-card.styles';
import { ShareIcon } from './receipt-icons';
import { receiptWords } from './receipt-words';
import { useShare } from './use-share';

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
      <Action tone="secondary" icon={<ShareIcon />} onClick={share}>
        {receiptWords.share}
      </Action>
    );
  }
  return (
    <>
      <Action tone="secondary" icon={<CopyIcon />} onClick={copy}>
        {status === 'copied' ? receiptWords.copied : receiptWords.copy}
      </Action>
      {status === 'refused' && <Refused>{receiptWords.copyRefused}</Refused>}
    </>
  );
}
