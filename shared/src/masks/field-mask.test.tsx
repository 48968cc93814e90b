import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import type { MaskedKind } from '../ui';
import { FieldMask } from './field-mask';

function FieldWithMask({ kind, initial, isMasked }: { kind: MaskedKind; initial: string; isMasked: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  const remask = useRef(() => undefined);
  return (
    <>
      <input aria-label="Valor" ref={field} defaultValue={initial} />
      {isMasked && <FieldMask field={field} kind={kind} remask={remask} onText={() => undefined} />}
    </>
  );
}

/** Renders a field without a mask, uses it, and then adds the mask. */
function addMaskLater(kind: MaskedKind, initial: string, use: (field: HTMLInputElement) => void) {
  const user = userEvent.setup();
  const { rerender } = render(<FieldWithMask kind={kind} initial={initial} isMasked={false} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Valor' });
  use(field);
  rerender(<FieldWithMask kind={kind} initial={initial} isMasked />);
  return { user, field };
}

it.each<[MaskedKind, typed: string, offered: string, shown: string]>([
  ['phone', '55', '+5511987654321', '(11) 98765-4321'],
  ['cpf', '111', '52998224725', '529.982.247-25'],
  ['money', '600', '45000', '45.000'],
  ['cep', '999', '01310-100', '01310-100'],
])('a suggestion for %s: after %s was typed, %s is read as a whole', async (kind, typed, offered, shown) => {
  const { user, field } = addMaskLater(kind, '', () => undefined);
  await user.type(field, typed);
  // As a keyboard replaces a text: without a key press and without a selection.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, offered);
  fireEvent(field, new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
  expect(field).toHaveValue(shown);
});

describe('a mask that is added to a field in use', () => {
  it('formats the text that is already in the field', () => {
    const { field } = addMaskLater('cpf', '52998224725', () => undefined);
    expect(field).toHaveValue('529.982.247-25');
  });

  it.each<[MaskedKind, string, string]>([
    ['money', 'R$ 60.000,00', '39'],
    ['cpf', '52998224725', '390'],
    ['cpf', '529.982.247-25', '390'],
  ])('for %s: a visitor who selected all of "%s" replaces it by typing %s', async (kind, initial, typed) => {
    const { user, field } = addMaskLater(kind, initial, (element) => {
      element.focus();
      element.select();
    });
    await user.keyboard(typed);
    expect(field).toHaveValue(typed);
  });

  it('formats a field without focus and does not move focus to it', () => {
    const { field } = addMaskLater('money', 'R$ 60.000,00', (element) => element.select());
    expect(document.body).toHaveFocus();
    expect(field).toHaveValue('60.000,00');
  });

  it('keeps the caret at the end of the typed text', async () => {
    const { user, field } = addMaskLater('cpf', '529', (element) => {
      element.focus();
      element.setSelectionRange(3, 3);
    });
    await user.keyboard('98');
    expect(field).toHaveValue('529.98');
  });
});
