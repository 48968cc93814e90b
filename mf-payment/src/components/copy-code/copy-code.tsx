import { Button, Icon, SheetSmall } from '@consorcio/shared/ui';
import { type ClipboardEvent, useId, useRef } from 'react';
import type { ReceiptCode } from '../../receipt/receipt';
import { CodeField, CodeFrame, CodeRoot, CopyByHand, Done } from './copy-code.styles';
import { useCopy } from './use-copy';

export interface CopyCodeProps extends ReceiptCode {
  /** Announces a text to screen readers. */
  onSay(text: string): void;
}

/** A code to pay with. When the clipboard refuses it, it is selected, ready to be copied by hand. */
export function CopyCode({ codigo, mostrado = codigo, rotulo, botao, onSay }: CopyCodeProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { status, copy } = useCopy({
    text: codigo,
    onCopied: () => onSay(copyWords.copied),
    onRefused() {
      field.current?.focus();
      field.current?.setSelectionRange(0, field.current.value.length); // `select()` alone selects nothing on older iOS
      onSay(copyWords.copyByHand);
    },
  });

  /** A copy by hand also takes the whole code without groups, because a long press selects only one group. */
  function handleCopy(event: ClipboardEvent) {
    event.preventDefault();
    event.clipboardData.setData('text/plain', codigo);
  }

  return (
    <CodeRoot>
      <SheetSmall as="label" htmlFor={id}>
        {rotulo}
      </SheetSmall>
      <CodeFrame translate="no" data-text={mostrado} $isGrouped={mostrado !== codigo}>
        <CodeField
          ref={field}
          id={id}
          value={mostrado}
          readOnly
          rows={1}
          spellCheck={false}
          autoComplete="off"
          onCopy={handleCopy}
        />
      </CodeFrame>
      {status === 'refused' && <CopyByHand>{copyWords.copyByHand}</CopyByHand>}
      <Button onClick={copy} icon={status === 'copied' ? done : copyIcon}>
        {status === 'copied' ? copyWords.copied : botao}
      </Button>
    </CodeRoot>
  );
}

const done = (
  <Done>
    <Icon>
      <path d="m5 12.8 4.6 4.6L19 7.4" strokeWidth="2.4" />
    </Icon>
  </Done>
);

export const copyWords = {
  copied: 'Código copiado!',
  copyByHand: 'Não consegui copiar sozinho: o código está selecionado, é só copiar.',
} as const;

/** Two sheets, one over the other. Decorative: the button has a label. */
export const copyIcon = (
  <Icon d="M11.5 9h6a2.5 2.5 0 0 1 2.5 2.5v6a2.5 2.5 0 0 1-2.5 2.5h-6A2.5 2.5 0 0 1 9 17.5v-6A2.5 2.5 0 0 1 11.5 9zM5.6 15H5a1 1 0 0 1-1-1V6.5A2.5 2.5 0 0 1 6.5 4H14a1 1 0 0 1 1 1v.6" />
);
