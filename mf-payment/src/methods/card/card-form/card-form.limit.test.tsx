import { fireEvent, screen } from '@testing-library/react';
import { forgetCard, keptCard } from '../../kept-card';
import { enter, field, fillIn, goodForm, instalment, payButton, sentenceOf, showCardForm } from './testing/a-card-form';

beforeEach(forgetCard);

const cut = 'O texto passou de 200 caracteres e foi cortado.';
const tenMegabytes = (character: string) => character.repeat(10_000_000);

const fields = [
  ['numero', '4', '4444 4444 4444 4444 444'],
  ['nome', 'x', 'x'.repeat(200)],
  ['validade', '1', '11/1111'],
  ['codigo', '1', '1111'],
  ['documento', '1', '11.111.111/1111-11'],
] as const;

describe('10 MB of text', () => {
  it.each(fields)(
    'pasted into %s are cut in the field and in the form, and it says so',
    async (name, character, shown) => {
      const { user, onSubmit } = showCardForm();
      await fillIn(user, { [name]: undefined });
      await enter(user, name, tenMegabytes(character));

      expect(field(name)).toHaveValue(shown);
      if (name !== 'codigo') expect(keptCard(7001)?.[name]).toBe(shown);
      expect(screen.getByRole('alert')).toHaveTextContent(cut);
      expect(sentenceOf(field(name))).toBe(cut);

      await user.click(payButton());
      expect(onSubmit).not.toHaveBeenCalled();
      expect(field(name)).toBeInvalid();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument(); // the reason of the refusal replaces it
    },
  );

  const shaped = fields.filter(([name]) => name !== 'nome'); // a browser drops into it as it pastes
  it.each(shaped)('dropped into %s are cut in the same way', (name, character, shown) => {
    showCardForm();
    fireEvent.drop(field(name), { dataTransfer: { getData: () => tenMegabytes(character) } });

    expect(field(name)).toHaveValue(shown);
    expect(field(name)).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent(cut);
  });

  it.each(fields)('that the browser fills into %s are cut in the same way', (name, character, shown) => {
    showCardForm();
    fireEvent.input(field(name), { target: { value: tenMegabytes(character) } });

    expect(field(name).value.startsWith(shown)).toBe(true);
    expect(field(name).value.length).toBeLessThanOrEqual(200);
    expect(screen.getByRole('alert')).toHaveTextContent(cut);
  });

  it('that the browser filled in without an event are refused', async () => {
    const { user, onSubmit } = showCardForm();
    await fillIn(user, { nome: undefined });
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field('nome'), tenMegabytes('x '));
    await user.click(payButton());

    expect(onSubmit).not.toHaveBeenCalled();
    expect(keptCard(7001)?.nome).toHaveLength(200);
  });

  it('of spaces around a name are a name', async () => {
    const { user, onSubmit } = showCardForm();
    await fillIn(user, { nome: `${tenMegabytes(' ')}Marina Prado${tenMegabytes('\n')}` });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(instalment(3));
    await user.click(payButton());

    expect(onSubmit.mock.calls).toEqual([[goodForm]]);
  });

  it('keep what was typed before them', async () => {
    const { user } = showCardForm();
    await user.type(field('nome'), 'Marina ');
    await user.paste(tenMegabytes('x'));
    await user.type(field('numero'), '4111');
    await user.paste(tenMegabytes('2'));

    expect(field('nome')).toHaveValue(`Marina ${'x'.repeat(193)}`);
    expect(field('numero')).toHaveValue('4111 2222 2222 2222 222');
  });
});

it('A text of exactly the limit says nothing, and the sentence disappears when the text changes', async () => {
  const { user } = showCardForm();
  await enter(user, 'nome', 'x'.repeat(200));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  await user.keyboard('y');
  expect(screen.getByRole('alert')).toHaveTextContent(cut);
  await user.keyboard('{Backspace}');

  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(field('nome')).toHaveValue('x'.repeat(199));
});
