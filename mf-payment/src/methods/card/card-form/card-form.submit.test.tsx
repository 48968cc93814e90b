import { validationMessages } from '@consorcio/shared/validation';
import { fireEvent, screen } from '@testing-library/react';
import { cardWords } from '../card-words';
import {
  enter,
  field,
  fieldTexts,
  fillIn,
  goodCard,
  goodForm,
  goodTexts,
  instalment,
  instalments,
  payButton,
  sentenceOf,
  showCardForm,
  submitCardForm,
  typedFields,
  typeIn,
} from './testing/a-card-form';

const offline = 'Sem internet.';

describe('A complete form', () => {
  it('is submitted in the format that the step expects', async () => {
    const { user, onSubmit, onBack } = showCardForm();
    await typeIn(user);
    await user.click(payButton());

    expect(onSubmit.mock.calls).toEqual([[goodForm]]);
    expect(onBack).not.toHaveBeenCalled();
  });

  it.each([
    [1, '11222333000181', '11222333000181'],
    [2, '12abc34501de35', '12ABC34501DE35'],
  ] as const)('can be paid by a company in %d instalments', async (count, typed, documento) => {
    const { user, onSubmit } = showCardForm();
    await fillIn(user, { documento: typed });
    await user.click(instalment(count));
    await user.click(payButton());

    expect(onSubmit.mock.calls).toEqual([[{ ...goodForm, documento, parcelas: count }]]);
  });

  it('accepts a card until the end of its month in Brasília, three hours after midnight UTC', async () => {
    const now = Date.UTC(2026, 11, 1, 2, 59);
    const { onSubmit } = await submitCardForm({ validade: '112026' }, { now });

    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('is submitted once, however often the visitor presses', async () => {
    const { user, onSubmit } = showCardForm();
    await fillIn(user);
    await user.type(field('documento'), '{Enter}');
    for (let press = 0; press < 10; press += 1) await user.click(payButton());
    await user.dblClick(payButton());
    await user.keyboard('{Enter}');

    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe('While the request is running', () => {
  async function submitForm() {
    const form = showCardForm();
    await fillIn(form.user);
    payButton().focus();
    await form.user.keyboard('{Enter}');
    form.update({ isLocked: true });
    return form;
  }

  it('the form can be read but not changed, the focus stays, and the wait is announced once', async () => {
    const { user, onSubmit, said, update } = await submitForm();

    expect(screen.getByRole('button', { name: cardWords.sending, busy: true })).toHaveFocus();
    for (const name of typedFields) {
      expect(field(name)).toHaveAttribute('readonly');
      expect(field(name)).toBeEnabled();
      await user.type(field(name), '9');
    }
    await user.click(instalment(1));
    for (const radio of instalments()) expect(radio).toBeEnabled();

    expect(fieldTexts()).toEqual(goodTexts);
    await user.click(payButton());
    await user.type(field('numero'), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    update({ isLocked: true });
    expect(said()).toEqual([cardWords.sending]);
  });

  it('the visitor cannot go back', async () => {
    const { user, onBack } = await submitForm();
    await user.click(screen.getByRole('button', { name: cardWords.back }));

    expect(onBack).not.toHaveBeenCalled();
  });
});

describe('A form that could not be sent', () => {
  it('says why, once, and keeps its texts, also the security code', async () => {
    const { user, onSubmit, onSay, update, said } = await submitCardForm();
    update({ isLocked: true });
    onSay.mockClear();
    update({ problem: offline });
    update({ problem: offline });

    expect(screen.getByText(offline)).toBeVisible();
    expect(said()).toEqual([offline]);
    expect(fieldTexts()).toEqual(goodTexts);
    expect(field('numero')).not.toHaveAttribute('readonly');

    await user.click(payButton());
    await user.click(payButton());
    expect(onSubmit.mock.calls).toEqual([[goodForm], [goodForm]]);
  });

  it.each<[string, readonly Parameters<ReturnType<typeof showCardForm>['update']>[0][]]>([
    ['when only the reason is new', [{ problem: offline }]],
    ['after a failure without a reason', [{ isLocked: true }, {}]],
  ])('can be submitted again %s', async (_when, updates) => {
    const { user, onSubmit, update } = await submitCardForm();
    for (const part of updates) update(part);
    await user.click(payButton());
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('is submitted again only once, and not while the request is running', async () => {
    const { onSubmit, update } = await submitCardForm({}, { problem: offline });
    update({ isLocked: true }); // the reason disappears with it
    fireEvent.submit(screen.getByRole('form'));

    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('can be submitted again after a change', async () => {
    const { user, onSubmit } = await submitCardForm();
    await user.type(field('codigo'), '{Backspace}4{Enter}');

    expect(onSubmit.mock.calls.at(-1)).toEqual([{ ...goodForm, codigo: '124' }]);
  });
});

const { cardNumber, cardRequired, cardExpiry, cpf, cnpj, instalments: chooseOne } = validationMessages;

const summary = () => screen.queryByRole('group', { name: /campos para corrigir/ });

describe('A form that is submitted with errors', () => {
  it('describes the problem of each field next to it, and moves the focus to a summary of all of them', async () => {
    const { user, onSubmit, said } = showCardForm();
    await user.click(payButton());

    const sentences = typedFields.map((name) => sentenceOf(field(name)));
    expect(sentences).toEqual([cardNumber, cardRequired, cardExpiry, cardRequired, cpf]);
    for (const radio of instalments()) expect(sentenceOf(radio)).toBe(chooseOne);
    for (const name of typedFields) expect(field(name)).toBeInvalid();
    expect(screen.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true');
    const lines = [
      ...['6 campos para corrigir', `Número do cartão: ${cardNumber}`, `Nome do titular: ${cardRequired}`],
      ...[`Validade: ${cardExpiry}`, `CVV: ${cardRequired}`, `CPF ou CNPJ do titular: ${cpf}`],
    ];
    const name = [...lines, `Parcelas: ${chooseOne}`].join('. ');
    expect(screen.getByRole('group', { name })).toHaveFocus();
    expect(said()).toEqual([]); // the screen reader reads the summary when it gets the focus
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it.each([
    [`Validade: ${cardExpiry}`, () => field('validade')],
    [`Parcelas: ${chooseOne}`, () => instalment(1)],
  ])('leads from the line %j of the summary to the field', async (line, control) => {
    const { user } = showCardForm();
    await user.click(payButton());
    await user.click(screen.getByRole('button', { name: line }));

    expect(control()).toHaveFocus();
  });

  it('has the same summary until it is submitted again, so that the fields stay in place', async () => {
    const { user, onSubmit } = showCardForm();
    await user.click(payButton());
    await fillIn(user, { nome: 'Marina', codigo: undefined });
    expect(summary()).toHaveTextContent('6 campos para corrigir');

    await user.click(payButton());
    expect(summary()).toHaveTextContent('2 campos para corrigir');
    expect(summary()).toHaveFocus();

    await enter(user, 'codigo', '123');
    await user.click(payButton());
    expect(summary()).not.toBeInTheDocument();
    expect(field('nome')).toHaveFocus();

    await user.type(field('nome'), ' Prado');
    await user.click(payButton());
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['numero', '4111111111111112', cardNumber],
    ['documento', '11222333000180', cnpj],
  ] as const)('is rejected for the %s %s: %s', async (name, text, message) => {
    const { onSubmit } = await submitCardForm({ [name]: text });

    expect(field(name)).toHaveFocus();
    expect(field(name)).toBeInvalid();
    expect(sentenceOf(field(name))).toBe(message);
    expect(screen.getAllByText(message)).toHaveLength(1);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('asks for the instalments when everything else is correct, and aloud when they had the focus', async () => {
    const { user, onSubmit, said } = showCardForm();
    for (const name of typedFields) await enter(user, name, goodCard[name]);
    await user.click(payButton());

    expect(instalment(1)).toHaveFocus();
    expect(sentenceOf(instalment(1))).toBe(chooseOne);
    expect(onSubmit).not.toHaveBeenCalled();

    instalment(2).focus();
    fireEvent.submit(screen.getByRole('form'));
    expect(instalment(2)).toHaveFocus();
    expect(said()).toEqual([chooseOne]);
  });

  it('announces the problem when the wrong field already had the focus', async () => {
    const { user, said } = showCardForm();
    await fillIn(user, { numero: undefined });
    await user.type(field('numero'), '4111{Enter}');

    expect(field('numero')).toHaveFocus();
    expect(said()).toEqual([cardNumber]);

    await user.keyboard('{Enter}');
    expect(said()).toEqual([cardNumber, cardNumber]); // each attempt is announced
  });

  it('announces nothing when Enter moves the focus to another field', async () => {
    const { user, said } = showCardForm();
    await fillIn(user, { numero: undefined });
    await user.type(field('nome'), '{Enter}');

    expect(field('numero')).toHaveFocus();
    expect(said()).toEqual([]);
  });
});
