import { validationMessages } from '@consorcio/shared/validation';
import { fireEvent, screen } from '@testing-library/react';
import { forgetCard } from '../kept-card';
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

beforeEach(forgetCard);

describe('A form that is submitted with errors', () => {
  it('describes the problem of each field next to it, and moves the focus to the first', async () => {
    const { user, onSubmit, said } = showCardForm();
    await user.click(payButton());

    const { cardNumber, cardRequired, cardExpiry, cpf, instalments: chooseOne } = validationMessages;
    expect(sentenceOf(field('numero'))).toBe(cardNumber);
    expect(sentenceOf(field('nome'))).toBe(cardRequired);
    expect(sentenceOf(field('validade'))).toBe(cardExpiry);
    expect(sentenceOf(field('codigo'))).toBe(cardRequired);
    expect(sentenceOf(field('documento'))).toBe(cpf);
    for (const radio of instalments()) expect(sentenceOf(radio)).toBe(chooseOne);
    for (const name of ['numero', 'nome', 'validade', 'codigo', 'documento'] as const)
      expect(field(name)).toBeInvalid();
    expect(screen.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true');
    expect(field('numero')).toHaveFocus();
    expect(said()).toEqual([]); // the screen reader reads the sentence when the field gets the focus
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it.each([
    ['numero', '4111111111111112', 'Cartão inválido'],
    ['numero', '411111111111', 'Cartão inválido'],
    ['numero', '41111111111111111', 'Cartão inválido'],
    ['numero', '0000000000000000', 'Cartão inválido'],
    ['nome', undefined, 'Campo obrigatório'],
    ['nome', 'Marina', 'Nome inválido'],
    ['nome', 'Marina 4', 'Nome inválido'],
    ['nome', `Marina ${'P'.repeat(24)}`, 'Numero máximo de caracteres excedido'],
    ['validade', '102026', 'Data inválida'],
    ['validade', '1231', 'Data inválida'],
    ['validade', '132030', 'Data inválida'],
    ['validade', '122047', 'Data inválida'],
    ['codigo', undefined, 'Campo obrigatório'],
    ['codigo', '12', 'CVV inválido'],
    ['codigo', '1234', 'CVV inválido'],
    ['codigo', '12a', 'CVV inválido'],
    ['documento', '52998224724', 'CPF inválido'],
    ['documento', '12345678909', 'CPF inválido'],
    ['documento', '11222333000180', 'CNPJ inválido'],
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
    expect(sentenceOf(instalment(1))).toBe('Selecione parcelas');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('announces the problem when the wrong field already had the focus', async () => {
    const { user, said } = showCardForm();
    await user.type(field('numero'), '4111{Enter}');

    expect(field('numero')).toHaveFocus();
    expect(said()).toEqual(['Cartão inválido']);

    await user.keyboard('{Enter}');
    expect(said()).toEqual(['Cartão inválido', 'Cartão inválido']); // each attempt is announced
  });

  it('announces the problem when the instalments already had the focus', async () => {
    const { user, said } = showCardForm();
    for (const [name, text] of Object.entries(goodCard)) await enter(user, name as keyof typeof goodCard, text);
    instalment(2).focus();
    fireEvent.submit(screen.getByRole('form'));

    expect(instalment(2)).toHaveFocus();
    expect(said()).toEqual(['Selecione parcelas']);
  });

  it('announces nothing when Enter moves the focus to another field', async () => {
    const { user, said } = showCardForm();
    await user.type(field('nome'), 'Marina{Enter}');

    expect(field('numero')).toHaveFocus();
    expect(said()).toEqual([]);
  });
});
