import { act, screen } from '@testing-library/react';
import {
  button,
  code,
  codeField,
  copied,
  copyByHand,
  deferred,
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

describe('a clipboard that refuses the code', () => {
  it.each<[string, WriteText | 'no clipboard']>([
    ['denied', denies],
    ['absent, as on a page that is not secure', 'no clipboard'],
    [
      'broken',
      () => {
        throw new TypeError('Illegal invocation');
      },
    ],
  ])('selects the code and says how to copy it by hand: %s', async (_, write) => {
    const { user, said } = showCopyCode({ write });
    await user.click(button());
    await wait(0);
    expect(screen.getByText(copyByHand)).toBeVisible();
    expect(codeField()).toHaveFocus();
    expect(selected()).toBe(inFours);
    expect(button()).toHaveAccessibleName('Copiar');
    await wait(60_000);
    expect(said()).toEqual([copyByHand]);
    expect((await user.copy())?.getData('text/plain')).toBe(code);
  });

  it('can be tried again', async () => {
    let mayCopy = false;
    const { user, said } = showCopyCode({ write: async (text) => (mayCopy ? undefined : denies(text)) });
    await user.click(button());
    await wait(0);
    mayCopy = true;
    await user.click(button());
    await wait(0);
    expect(said()).toEqual([copyByHand, copied]);
    expect(screen.queryByText(copyByHand)).not.toBeInTheDocument();
  });
});

describe('a clipboard that does not answer', () => {
  it('has a time limit of 1.5 seconds', async () => {
    const { user, said } = showCopyCode({ write: later().write });
    await user.click(button());
    await wait(1_499);
    expect(screen.queryByText(copyByHand)).not.toBeInTheDocument();
    await wait(1);
    expect(screen.getByText(copyByHand)).toBeVisible();
    expect(codeField()).toHaveFocus();
    expect(selected()).toBe(inFours);
    expect(said()).toEqual([copyByHand]);
  });

  it('still counts as a success when it confirms late', async () => {
    const { write, allow } = later();
    const { user, said } = showCopyCode({ write });
    await user.click(button());
    await wait(1_500);
    await allow();
    expect(button()).toHaveAccessibleName(copied);
    expect(screen.queryByText(copyByHand)).not.toBeInTheDocument();
    expect(said()).toEqual([copyByHand, copied]);
  });

  it('is not announced twice when it refuses late', async () => {
    const { write, deny } = later();
    const { user, said } = showCopyCode({ write });
    await user.click(button());
    await wait(1_500);
    await deny();
    expect(said()).toEqual([copyByHand]);
  });

  it('does not affect a later press when it answers an earlier one', async () => {
    const first = deferred();
    const answers = [first.promise, deferred().promise];
    const { user, said } = showCopyCode({ write: () => answers.shift() ?? Promise.resolve() });
    await user.click(button());
    await wait(1_500);
    await user.click(button());
    await act(async () => first.resolve());
    expect(said()).toEqual([copyByHand]);
    expect(button()).toHaveAccessibleName('Copiar');
  });

  it.each([
    ['says yes', (answer: ReturnType<typeof deferred>) => answer.resolve()],
    ['says no', (answer: ReturnType<typeof deferred>) => answer.reject()],
    ['says nothing', () => undefined],
  ])('announces nothing after the component is unmounted: it %s', async (_, settle) => {
    const answer = deferred();
    const { user, said, unmount } = showCopyCode({ write: () => answer.promise });
    await user.click(button());
    unmount();
    settle(answer);
    await wait(10_000);
    expect(said()).toEqual([]);
  });
});
