import { validationMessages } from '@consorcio/shared/validation';
import { fireEvent, screen } from '@testing-library/react';
import { forgetCard } from '../../kept-card';
import {
  enter,
  field,
  fillIn,
  goodCard,
  instalment,
  instalments,
  payButton,
  sentenceOf,
  showCardForm,
} from './testing/a-card-form';

const {
  cardNumber,
  cardRequired,
  nomePessoa,
  cardExpiry,
  securityCode,
  cpf,
  cnpj,
  instalments: chooseOne,
} = validationMessages;

beforeEach(forgetCard);

const summary = () => screen.queryByRole('group', { name: /campos para corrigir/ });

describe('A form that is submitted with errors', () => {
  it('describes the problem of each field next to it, and moves the focus to a summary of all of them', async () => {
    const { user, onSubmit, said } = showCardForm();
    await user.click(payButton());

    expect(sentenceOf(field('numero'))).toBe(cardNumber);
    expect(sentenceOf(field('nome'))).toBe(cardRequired);
    expect(sentenceOf(field('validade'))).toBe(cardExpiry);
    expect(sentenceOf(field('codigo'))).toBe(cardRequired);
    expect(sentenceOf(field('documento'))).toBe(cpf);
    for (const radio of instalments()) expect(sentenceOf(radio)).toBe(chooseOne);
    for (const name of ['numero', 'nome', 'validade', 'codigo', 'documento'] as const)
      expect(field(name)).toBeInvalid();
    expect(screen.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true');
    expect(
      screen.getByRole('group', {
        name: [
          '6 campos para corrigir',
          `Número do cartão: ${cardNumber}`,
          `Nome do titular: ${cardRequired}`,
          `Validade: ${cardExpiry}`,
          `CVV: ${cardRequired}`,
          `CPF ou CNPJ do titular: ${cpf}`,
          `Parcelas: ${chooseOne}`,
        ].join('. '),
      }),
    ).toHaveFocus();
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
    ['nome', undefined, cardRequired],
    ['nome', 'Marina', nomePessoa],
    ['validade', '1220', cardExpiry],
    ['codigo', undefined, cardRequired],
    ['codigo', '12', securityCode],
    ['documento', '52998224724', cpf],
    ['documento', '11222333000180', cnpj],
  ] as const)('is rejected for the %s %s: %s', async (name, text, message) => {
    const { user, onSubmit } = showCardForm();
    await fillIn(user, { [name]: text });
    await user.click(payButton());

    expect(field(name)).toHaveFocus();
    expect(field(name)).toBeInvalid();
    expect(sentenceOf(field(name))).toBe(message);
    expect(screen.getAllByText(message)).toHaveLength(1);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('asks for the instalments when everything else is correct', async () => {
    const { user, onSubmit } = showCardForm();
    for (const [name, text] of Object.entries(goodCard)) await enter(user, name as keyof typeof goodCard, text);
    await user.click(payButton());

    expect(instalment(1)).toHaveFocus();
    expect(sentenceOf(instalment(1))).toBe(chooseOne);
    expect(onSubmit).not.toHaveBeenCalled();
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

  it('announces the problem when the instalments already had the focus', async () => {
    const { user, said } = showCardForm();
    for (const [name, text] of Object.entries(goodCard)) await enter(user, name as keyof typeof goodCard, text);
    instalment(2).focus();
    fireEvent.submit(screen.getByRole('form'));

    expect(instalment(2)).toHaveFocus();
    expect(said()).toEqual([chooseOne]);
  });

  it('announces nothing when Enter moves the focus to another field', async () => {
    const { user, said } = showCardForm();
    await fillIn(user, { numero: undefined });
    await user.type(field('nome'), '{Enter}');

    expect(field('numero')).toHaveFocus();
    expect(said()).toEqual([]);
  });
});
