import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import type { MaskedKind } from '../ui';
import { FieldMask } from './field-mask';

function Valued({ kind, initial, isMasked }: { kind: MaskedKind; initial: string; isMasked: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  const remask = useRef(() => undefined);
  return (
    <>
      <input aria-label="Valor" ref={field} defaultValue={initial} />
      {isMasked && <FieldMask field={field} kind={kind} remask={remask} onText={() => undefined} />}
    </>
  );
}

/** A field that is there, and in use, before its mask. */
async function whenTheMaskComes(kind: MaskedKind, initial: string, use: (field: HTMLInputElement) => void) {
  const user = userEvent.setup();
  const { rerender } = render(<Valued kind={kind} initial={initial} isMasked={false} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Valor' });
  use(field);
  rerender(<Valued kind={kind} initial={initial} isMasked />);
  return { user, field };
}

describe('a mask that comes late', () => {
  it('shapes what stands in the field', async () => {
    const { field } = await whenTheMaskComes('cpf', '52998224725', () => undefined);
    expect(field).toHaveValue('529.982.247-25');
  });

  it.each<[MaskedKind, string, string, string]>([
    ['money', 'R$ 60.000,00', '39', '39'],
    ['cpf', '52998224725', '390', '390'],
    ['cpf', '529.982.247-25', '390', '390'],
  ])('for %s: who had selected all of "%s" and types %s has %s', async (kind, initial, typed, standing) => {
    const { user, field } = await whenTheMaskComes(kind, initial, (element) => {
      element.focus();
      element.select();
    });
    await user.keyboard(typed);
    expect(field).toHaveValue(standing);
  });

  it('leaves a field alone that nobody uses', async () => {
    const { field } = await whenTheMaskComes('money', 'R$ 60.000,00', (element) => element.select());
    expect(document.body).toHaveFocus();
    expect(field).toHaveValue('60.000,00');
  });

  it('leaves the caret at the end of what was being typed', async () => {
    const { user, field } = await whenTheMaskComes('cpf', '529', (element) => {
      element.focus();
      element.setSelectionRange(3, 3);
    });
    await user.keyboard('98');
    expect(field).toHaveValue('529.98');
  });
});
