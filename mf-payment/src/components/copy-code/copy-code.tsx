import { Button, CheckIcon } from '@consorcio/shared/ui';
import { type ClipboardEvent, useId, useRef } from 'react';
import { Done, Field, Frame, Label, Root, WayOn } from './copy-code.styles';
import { CopyIcon } from './copy-icon';
import { useCopy } from './use-copy';

export interface CopyCodeProps {
  /** What is copied, to the letter. */
  codigo: string;
  /** The same code grouped for the eye; `codigo` when absent. */
  mostrado?: string;
  rotulo: string;
  botao: string;
  /** Speaks to people who do not see. */
  onSay(text: string): void;
}

/** A code to pay with. When the clipboard does not take it, it stands selected, ready to be copied by hand. */
export function CopyCode({ codigo, mostrado = codigo, rotulo, botao, onSay }: CopyCodeProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { status, copy } = useCopy({
    text: codigo,
    onCopied: () => onSay(copied),
    onRefused() {
      field.current?.focus();
      field.current?.setSelectionRange(0, field.current.value.length); // `select()` alone selects nothing on older iOS
      onSay(wayOn);
    },
  });

  /** By hand too the code is copied as it is, and whole: half of it pays nothing, and a long press selects one group. */
  function handleCopy(event: ClipboardEvent) {
    event.preventDefault();
    event.clipboardData.setData('text/plain', codigo);
  }

  return (
    <Root>
      <Label htmlFor={id}>{rotulo}</Label>
      <Frame data-text={mostrado} $isGrouped={mostrado !== codigo}>
        <Field
          ref={field}
          id={id}
          value={mostrado}
          readOnly
          rows={1}
          spellCheck={false}
          autoComplete="off"
          onCopy={handleCopy}
        />
      </Frame>
      {status === 'refused' && <WayOn>{wayOn}</WayOn>}
      <Button onClick={copy}>
        {status === 'copied' ? (
          <>
            <Done>
              <CheckIcon />
            </Done>
            {copied}
          </>
        ) : (
          <>
            <CopyIcon />
            {botao}
          </>
        )}
      </Button>
    </Root>
  );
}

const copied = 'Código copiado!';
const wayOn = 'Não consegui copiar sozinho: o código está selecionado, é só copiar.';
