import { field, fieldTexts, fillIn, goodForm, payButton, showCardForm, typedFields } from './testing/a-card-form';

/** A form that the visitor left, and what it keeps for the next one. */
async function leave(fill: (form: ReturnType<typeof showCardForm>) => Promise<void>) {
  const form = showCardForm();
  await fill(form);
  form.unmount();
  return { kept: form.kept };
}

it('A card that was refused is in the next form, without its security code', async () => {
  const { kept } = await leave(async ({ user }) => {
    await fillIn(user);
    await user.click(payButton());
  });
  const { user, onSubmit, container } = showCardForm({ kept });

  expect(fieldTexts()).toEqual(['4111 1111 1111 1111', 'Marina Prado', '09/2031', '', '529.982.247-25', '3']);
  for (const name of typedFields) expect(field(name)).toBeValid();

  await user.click(payButton());
  expect(field('codigo')).toHaveFocus();
  await user.keyboard('321');
  expect(container).not.toHaveTextContent('321'); // it is never drawn
  await user.click(payButton());
  expect(onSubmit.mock.calls).toEqual([[{ ...goodForm, codigo: '321' }]]);
});

it('An incomplete form is kept, too, when the visitor goes back', async () => {
  const { kept } = await leave(({ user }) => user.type(field('numero'), '41111'));

  showCardForm({ kept });
  expect(field('numero')).toHaveValue('4111 1');
});
