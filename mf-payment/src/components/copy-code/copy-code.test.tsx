import { renderWithBrand } from '@consorcio/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyCode, type CopyCodeProps } from './copy-code';

const wayOn = 'Não consegui copiar sozinho: o código está selecionado, é só copiar.';
const copied = 'Código copiado!';
const code = '10491443385511900000200000000141325230000093423';
const grouped = '10491.44338 55119.000002 00000.000141 3 25230000093423';

/** How the browser takes a text: at once, when it is let, or not at all. */
type Taking = (text: string) => Promise<void>;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function show(overrides: Partial<CopyCodeProps> & { takes?: Taking | 'no clipboard' } = {}) {
  const { takes = async () => undefined, ...props } = overrides;
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const writeText = jest.fn<Promise<void>, [string]>(takes === 'no clipboard' ? async () => undefined : takes);
  const clipboard = takes === 'no clipboard' ? undefined : { writeText };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  const onSay = jest.fn<void, [string]>();
  const { unmount } = renderWithBrand(
    <CopyCode codigo={code} mostrado={grouped} rotulo="Código do boleto" botao="Copiar" onSay={onSay} {...props} />,
  );
  return { user, writeText, said: () => onSay.mock.calls.flat(), unmount };
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Código do boleto' });
const button = () => screen.getByRole('button');
const selected = () => field().value.slice(field().selectionStart, field().selectionEnd);
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function later() {
  const { promise, resolve, reject } = deferred();
  return { takes: () => promise, allow: () => act(async () => resolve()), deny: () => act(async () => reject()) };
}

function deferred() {
  let resolve = () => {};
  let reject = () => {};
  const promise = new Promise<void>((fulfil, refuse) => {
    resolve = fulfil;
    reject = () => refuse(new DOMException('Write permission denied.', 'NotAllowedError'));
  });
  return { promise, resolve, reject };
}

const denies: Taking = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));

describe('the field', () => {
  it('shows the code in groups, cannot be changed, and comes before its button', async () => {
    const { user } = show();
    expect(field()).toHaveValue(grouped);
    await user.tab();
    expect(field()).toHaveFocus();
    await user.keyboard('9');
    expect(field()).toHaveValue(grouped);
    await user.tab();
    expect(button()).toHaveFocus();
    expect(button()).toHaveAccessibleName('Copiar');
  });

  it('shows the code itself when it has no groups', () => {
    renderWithBrand(<CopyCode codigo="0002…" rotulo="Pix" botao="Copiar" onSay={() => undefined} />);
    expect(screen.getByRole('textbox', { name: 'Pix' })).toHaveValue('0002…');
  });

  it.each([
    ['all of it', 0, grouped.length],
    ['one group', 6, 11],
  ])('gives the code as it is, and whole, when it is copied by hand: %s selected', async (_, from, to) => {
    const { user } = show();
    await user.tab();
    field().setSelectionRange(from, to);
    const data = await user.copy();
    expect(data?.getData('text/plain')).toBe(code);
  });
});

describe('the button', () => {
  it('copies the code alone and says so, once, and only when the clipboard has it', async () => {
    const { takes, allow } = later();
    const { user, writeText, said } = show({ takes });
    await user.click(button());
    expect(writeText.mock.calls).toEqual([[code]]);
    await pass(1_000);
    expect(button()).toHaveAccessibleName('Copiar');
    expect(said()).toEqual([]);

    await allow();
    expect(button()).toHaveAccessibleName(copied);
    expect(said()).toEqual([copied]);
    await pass(60_000);
    expect(said()).toEqual([copied]);
    expect(screen.queryByText(wayOn)).not.toBeInTheDocument();
  });

  it('is itself again after a few seconds, and copies again', async () => {
    const { user, writeText, said } = show();
    await user.click(button());
    await pass(0);
    expect(button()).toHaveAccessibleName(copied);
    await pass(3_000);
    expect(button()).toHaveAccessibleName('Copiar');
    await user.click(button());
    await pass(0);
    expect(writeText).toHaveBeenCalledTimes(2);
    expect(said()).toEqual([copied, copied]);
  });

  it('makes one copy of many quick presses, before the clipboard has answered and after', async () => {
    const { takes, allow } = later();
    const { user, writeText, said } = show({ takes });
    await user.tripleClick(button());
    await allow();
    await user.dblClick(button());
    await pass(500);
    await user.click(button());
    expect(writeText).toHaveBeenCalledTimes(1);
    expect(said()).toEqual([copied]);
  });

  it('makes one copy of presses that come before anything is drawn again', async () => {
    const { writeText } = show();
    act(() => {
      fireEvent.click(button());
      fireEvent.click(button());
    });
    await pass(0);
    expect(writeText).toHaveBeenCalledTimes(1);
  });

  it.each(['{Enter}', ' '])('works by the keyboard alone, and keeps the focus: %j', async (key) => {
    const { user, writeText } = show();
    await user.tab();
    await user.tab();
    await user.keyboard(key);
    await pass(0);
    expect(writeText.mock.calls).toEqual([[code]]);
    expect(button()).toHaveAccessibleName(copied);
    expect(button()).toHaveFocus();
  });
});

describe('a clipboard that does not take it', () => {
  it.each<[string, Taking | 'no clipboard']>([
    ['denied', denies],
    ['absent, as on a page that is not secure', 'no clipboard'],
    [
      'broken',
      () => {
        throw new TypeError('Illegal invocation');
      },
    ],
  ])('leaves the code selected and says how to go on: %s', async (_, takes) => {
    const { user, said } = show({ takes });
    await user.click(button());
    await pass(0);
    expect(screen.getByText(wayOn)).toBeVisible();
    expect(field()).toHaveFocus();
    expect(selected()).toBe(grouped);
    expect(button()).toHaveAccessibleName('Copiar');
    await pass(60_000);
    expect(said()).toEqual([wayOn]);
    expect((await user.copy())?.getData('text/plain')).toBe(code);
  });

  it('may be asked again', async () => {
    let mayCopy = false;
    const { user, said } = show({ takes: async (text) => (mayCopy ? undefined : denies(text)) });
    await user.click(button());
    await pass(0);
    mayCopy = true;
    await user.click(button());
    await pass(0);
    expect(said()).toEqual([wayOn, copied]);
    expect(screen.queryByText(wayOn)).not.toBeInTheDocument();
  });
});

describe('a clipboard that does not answer', () => {
  it('is waited for a second and a half', async () => {
    const { user, said } = show({ takes: later().takes });
    await user.click(button());
    await pass(1_499);
    expect(screen.queryByText(wayOn)).not.toBeInTheDocument();
    await pass(1);
    expect(screen.getByText(wayOn)).toBeVisible();
    expect(field()).toHaveFocus();
    expect(selected()).toBe(grouped);
    expect(said()).toEqual([wayOn]);
  });

  it('is still believed when it has the code after all', async () => {
    const { takes, allow } = later();
    const { user, said } = show({ takes });
    await user.click(button());
    await pass(1_500);
    await allow();
    expect(button()).toHaveAccessibleName(copied);
    expect(screen.queryByText(wayOn)).not.toBeInTheDocument();
    expect(said()).toEqual([wayOn, copied]);
  });

  it('is not spoken of twice when it refuses after all', async () => {
    const { takes, deny } = later();
    const { user, said } = show({ takes });
    await user.click(button());
    await pass(1_500);
    await deny();
    expect(said()).toEqual([wayOn]);
  });

  it('has nothing to say about an earlier press', async () => {
    const first = deferred();
    const answers = [first.promise, deferred().promise];
    const { user, said } = show({ takes: () => answers.shift() ?? Promise.resolve() });
    await user.click(button());
    await pass(1_500);
    await user.click(button());
    await act(async () => first.resolve());
    expect(said()).toEqual([wayOn]);
    expect(button()).toHaveAccessibleName('Copiar');
  });

  it.each([
    ['says yes', (answer: ReturnType<typeof deferred>) => answer.resolve()],
    ['says no', (answer: ReturnType<typeof deferred>) => answer.reject()],
    ['says nothing', () => undefined],
  ])('speaks to nobody once the code is gone from the page: it %s', async (_, settle) => {
    const answer = deferred();
    const { user, said, unmount } = show({ takes: () => answer.promise });
    await user.click(button());
    unmount();
    settle(answer);
    await pass(10_000);
    expect(said()).toEqual([]);
  });
});

it('has no live region of its own', async () => {
  const { user } = show({ takes: 'no clipboard' });
  await user.click(button());
  await pass(0);
  for (const role of ['alert', 'status', 'log']) expect(screen.queryByRole(role)).not.toBeInTheDocument();
});
