import { aPromise } from '@consorcio/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import {
  button,
  code,
  codeField,
  copied,
  copyByHand,
  denies,
  inFours,
  later,
  selected,
  showCopyCode,
  type WriteText,
  wait,
} from './testing/a-copy-code';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the field', () => {
  it('shows the code in groups, is read-only, and comes before its button in the tab order', async () => {
    const { user } = showCopyCode();
    expect(codeField()).toHaveValue(inFours);
    await user.tab();
    expect(codeField()).toHaveFocus();
    await user.keyboard('9');
    expect(codeField()).toHaveValue(inFours);
    await user.tab();
    expect(button()).toHaveFocus();
    expect(button()).toHaveAccessibleName('Copiar');
  });

  it.each([
    ['all of it', 0, inFours.length],
    ['one group', 6, 11],
  ])('copies the whole code without groups when it is copied by hand: %s selected', async (_, from, to) => {
    const { user } = showCopyCode();
    await user.tab();
    codeField().setSelectionRange(from, to);
    const data = await user.copy();
    expect(data?.getData('text/plain')).toBe(code);
  });
});

describe('the button', () => {
  it('copies the code and announces it once, after the clipboard confirmed it', async () => {
    const { write, allow } = later();
    const { user, writeText, said } = showCopyCode({ write });
    await user.click(button());
    expect(writeText.mock.calls).toEqual([[code]]);
    await wait(1_000);
    expect(button()).toHaveAccessibleName('Copiar');
    expect(said()).toEqual([]);

    await allow();
    expect(button()).toHaveAccessibleName(copied);
    expect(said()).toEqual([copied]);
    await wait(60_000);
    expect(said()).toEqual([copied]);
    expect(screen.queryByText(copyByHand)).not.toBeInTheDocument();
  });

  it('gets its label back after a few seconds, and copies again', async () => {
    const { writeText, said, press } = showCopyCode();
    for (const _press of ['first', 'second']) {
      await press();
      expect(button()).toHaveAccessibleName(copied);
      await wait(3_000);
      expect(button()).toHaveAccessibleName('Copiar');
    }
    expect(writeText).toHaveBeenCalledTimes(2);
    expect(said()).toEqual([copied, copied]);
  });

  it('copies once for many quick presses, before and after the answer of the clipboard', async () => {
    const { write, allow } = later();
    const { user, writeText, said } = showCopyCode({ write });
    await user.tripleClick(button());
    await allow();
    await user.dblClick(button());
    await wait(500);
    await user.click(button());
    expect(writeText).toHaveBeenCalledTimes(1);
    expect(said()).toEqual([copied]);
  });

  it('copies once for presses before the next render', async () => {
    const { writeText } = showCopyCode();
    act(() => {
      fireEvent.click(button());
      fireEvent.click(button());
    });
    await wait(0);
    expect(writeText).toHaveBeenCalledTimes(1);
  });
});

describe('a clipboard that refuses the code', () => {
  it.each<[string, WriteText | 'no clipboard']>([
    ['denied', denies],
    ['absent, as on a page that is not secure', 'no clipboard'],
    ['broken', () => JSON.parse('{')],
  ])('selects the code and says how to copy it by hand: %s', async (_, write) => {
    const { user, said, press } = showCopyCode({ write });
    await press();
    expect(screen.getByText(copyByHand)).toBeVisible();
    expect(codeField()).toHaveFocus();
    expect(selected()).toBe(inFours);
    expect(button()).toHaveAccessibleName('Copiar');
    for (const role of ['alert', 'status', 'log']) expect(screen.queryByRole(role)).not.toBeInTheDocument();
    await wait(60_000);
    expect(said()).toEqual([copyByHand]);
    expect((await user.copy())?.getData('text/plain')).toBe(code);
  });

  it('can be tried again', async () => {
    let mayCopy = false;
    const { said, press } = showCopyCode({ write: async (text) => (mayCopy ? undefined : denies(text)) });
    await press();
    mayCopy = true;
    await press();
    expect(said()).toEqual([copyByHand, copied]);
    expect(screen.queryByText(copyByHand)).not.toBeInTheDocument();
  });
});

describe('a clipboard that does not answer', () => {
  it('has a time limit of 1.5 seconds', async () => {
    const { said, press } = showCopyCode({ write: later().write });
    await press(1_499);
    expect(screen.queryByText(copyByHand)).not.toBeInTheDocument();
    await wait(1);
    expect(screen.getByText(copyByHand)).toBeVisible();
    expect(codeField()).toHaveFocus();
    expect(selected()).toBe(inFours);
    expect(said()).toEqual([copyByHand]);
  });

  it('still counts as a success when it confirms late, and is not announced twice when it refuses late', async () => {
    const [yes, no] = [later(), later()];
    const first = showCopyCode({ write: yes.write });
    await first.press(1_500);
    await yes.allow();
    expect(button()).toHaveAccessibleName(copied);
    expect(screen.queryByText(copyByHand)).not.toBeInTheDocument();
    expect(first.said()).toEqual([copyByHand, copied]);
    first.unmount();

    const { said, press } = showCopyCode({ write: no.write });
    await press(1_500);
    await no.deny();
    expect(said()).toEqual([copyByHand]);
  });

  it('does not affect a later press when it answers an earlier one', async () => {
    const first = aPromise<void>();
    const answers = [first.promise, aPromise<void>().promise];
    const { user, said, press } = showCopyCode({ write: () => answers.shift() ?? Promise.resolve() });
    await press(1_500);
    await user.click(button());
    await act(async () => first.resolve());
    expect(said()).toEqual([copyByHand]);
    expect(button()).toHaveAccessibleName('Copiar');
  });

  it.each([
    ['says yes', (answer: ReturnType<typeof aPromise<void>>) => answer.resolve()],
    ['says no', (answer: ReturnType<typeof aPromise<void>>) => answer.reject(new Error())],
    ['says nothing', () => undefined],
  ])('leaves no timer and announces nothing after the component is unmounted: it %s', async (_, settle) => {
    const answer = aPromise<void>();
    const { user, said, unmount } = showCopyCode({ write: () => answer.promise });
    await user.click(button());
    unmount();
    expect(jest.getTimerCount()).toBe(0);
    settle(answer);
    await wait(10_000);
    expect(said()).toEqual([]);
  });
});
