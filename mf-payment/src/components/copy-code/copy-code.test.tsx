import { renderWithBrand } from '@consorcio/shared/testing/page';
import { act, fireEvent, screen } from '@testing-library/react';
import { CopyCode } from './copy-code';
import { button, code, codeField, copied, copyByHand, inFours, later, showCopyCode, wait } from './testing/a-copy-code';

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

  it('shows the code itself when it has no groups', () => {
    renderWithBrand(<CopyCode codigo="0002…" rotulo="Pix" botao="Copiar" onSay={() => undefined} />);
    expect(screen.getByRole('textbox', { name: 'Pix' })).toHaveValue('0002…');
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
    const { user, writeText, said } = showCopyCode();
    await user.click(button());
    await wait(0);
    expect(button()).toHaveAccessibleName(copied);
    await wait(3_000);
    expect(button()).toHaveAccessibleName('Copiar');
    await user.click(button());
    await wait(0);
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

  it.each(['{Enter}', ' '])('works with the keyboard, and keeps the focus: %j', async (key) => {
    const { user, writeText } = showCopyCode();
    await user.tab();
    await user.tab();
    await user.keyboard(key);
    await wait(0);
    expect(writeText.mock.calls).toEqual([[code]]);
    expect(button()).toHaveAccessibleName(copied);
    expect(button()).toHaveFocus();
  });
});

it('has no live region of its own', async () => {
  const { user } = showCopyCode({ write: 'no clipboard' });
  await user.click(button());
  await wait(0);
  for (const role of ['alert', 'status', 'log']) expect(screen.queryByRole(role)).not.toBeInTheDocument();
});
