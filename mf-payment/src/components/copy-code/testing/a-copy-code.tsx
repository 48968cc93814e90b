import { aPromise } from '@consorcio/shared/testing';
import { renderWithBrand } from '@consorcio/shared/testing/page';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyCode, type CopyCodeProps, copyWords } from '../copy-code';

export const { copied, copyByHand } = copyWords;
export const code = '10491443385511900000200000000141325230000093423';
export const inFours = '10491.44338 55119.000002 00000.000141 3 25230000093423';

/** What the clipboard does with a text: store it, store it later, or refuse it. */
export type WriteText = (text: string) => Promise<void>;

/** A code to copy, on a page with this clipboard. */
export function showCopyCode({
  write = async () => undefined,
  ...props
}: Partial<CopyCodeProps> & { write?: WriteText | 'no clipboard' } = {}) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const writeText = jest.fn<Promise<void>, [string]>(write === 'no clipboard' ? async () => undefined : write);
  const clipboard = write === 'no clipboard' ? undefined : { writeText };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  const onSay = jest.fn<void, [string]>();
  const { unmount } = renderWithBrand(
    <CopyCode codigo={code} mostrado={inFours} rotulo="Código do boleto" botao="Copiar" onSay={onSay} {...props} />,
  );
  /** Presses the button, and lets this much time pass. */
  const press = async (ms = 0) => {
    await user.click(button());
    await wait(ms);
  };
  return { user, press, writeText, said: () => onSay.mock.calls.flat(), unmount };
}

export const codeField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Código do boleto' });
export const button = () => screen.getByRole('button');
export const selected = () => codeField().value.slice(codeField().selectionStart, codeField().selectionEnd);
export const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** A clipboard that answers when the test says so. */
export function later() {
  const { promise, resolve, reject } = aPromise<void>();
  return {
    write: () => promise,
    allow: () => act(async () => resolve()),
    deny: () => act(async () => reject(denied())),
  };
}

export const denies: WriteText = () => Promise.reject(denied());

function denied(): DOMException {
  return new DOMException('Write permission denied.', 'NotAllowedError');
}
