import { validationMessages } from '@consorcio/shared/validation';
import { fireEvent, screen, within } from '@testing-library/react';
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

const money = (amount: string) => `R$\u00a0${amount}`;

describe('The card form', () => {
  it('says what is paid, and how much', () => {
    showCardForm({ valorInCents: 885_01 });

    expect(screen.getByRole('heading', { name: 'Pagar com cartão' })).toBeVisible();
    expect(screen.getByRole('form', { name: 'Pagar com cartão' })).toBeVisible();
    expect(screen.getByText(/1ª parcela/)).toHaveTextContent('1ª parcela R$ 885,01');
    expect(screen.getByRole('button', { name: `Pagar ${money('885,01')}` })).toBeVisible();
    expect(screen.queryByText(/pode ter sido feito/)).not.toBeInTheDocument();
  });

  it('asks in the order of a card, and is worked by the keyboard alone', async () => {
    const { user } = showCardForm();
    const inOrder = [
      field('numero'),
      field('nome'),
      field('validade'),
      field('codigo'),
      field('documento'),
      instalment(1),
      screen.getByRole('button', { name: 'Voltar' }),
      payButton(),
    ];

    for (const control of inOrder) {
      await user.tab();
      expect(control).toHaveFocus();
    }
  });

  it('tells browsers and keyboards what each field is, and scripts nothing by name', () => {
    showCardForm();
    const attributes = (name: Parameters<typeof field>[0]) =>
      ['autocomplete', 'inputmode', 'maxlength', 'name'].map((attribute) => field(name).getAttribute(attribute));

    expect(attributes('numero')).toEqual(['cc-number', 'numeric', null, null]);
    expect(attributes('nome')).toEqual(['cc-name', null, null, null]);
    expect(attributes('validade')).toEqual(['cc-exp', 'numeric', '7', null]);
    expect(attributes('codigo')).toEqual(['cc-csc', 'numeric', '4', null]);
    expect(attributes('documento')).toEqual(['off', 'text', null, null]);
    expect(field('validade')).toHaveAttribute('placeholder', 'MM/AAAA');
    expect(field('nome')).toHaveAttribute('autocapitalize', 'characters');
    expect(field('nome')).toHaveStyle({ textTransform: 'uppercase' });
  });

  it('after a payment nobody knows the outcome of, says so calmly and offers to look', () => {
    showCardForm({ emAberto: true });

    expect(screen.getByText(/pode ter sido feito/)).toHaveTextContent(
      'O seu pagamento anterior pode ter sido feito. Use o mesmo cartão, e eu confiro com o banco: você não será cobrado duas vezes.',
    );
    expect(payButton()).toHaveAccessibleName('Conferir o pagamento');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('has no live region of its own', async () => {
    const { user, container } = showCardForm({ problem: 'Sem internet.' });
    await user.click(payButton());

    expect(container.querySelector('[aria-live], [role="alert"], [role="status"]')).toBeNull();
  });

  it('goes back by the option it was offered', async () => {
    const { user, onChoose, onSubmit } = showCardForm();
    await user.click(screen.getByRole('button', { name: 'Voltar' }));

    expect(onChoose.mock.calls).toEqual([['voltar']]);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('cannot go back when that is not offered', async () => {
    const { user, onChoose } = showCardForm({ offered: [] });
    await user.click(screen.getByRole('button', { name: 'Voltar' }));

    expect(onChoose).not.toHaveBeenCalled();
  });
});

describe('The instalments', () => {
  it.each([
    [885_00, ['885,00'], ['442,50'], ['295,00']],
    [100_00, ['100,00'], ['50,00'], ['33,33', '33,34']],
    [885_01, ['885,01'], ['442,50', '442,51'], ['295,00', '295,01']],
    [100_01, ['100,01'], ['50,00', '50,01'], ['33,33', '33,35']],
    [1_234_567_89, ['1.234.567,89'], ['617.283,94', '617.283,95'], ['411.522,63']],
  ])('of %d cents are told each, the last one with what is left over', (valorInCents, ...parts) => {
    showCardForm({ valorInCents });

    const names = parts.map(([each = '', last], place) => {
      const others = last === undefined ? '' : `, a última de ${money(last)}`;
      return `${place + 1}x de ${money(each)} sem juros${others}`;
    });
    const group = screen.getByRole('radiogroup', { name: 'Parcelas' });
    for (const name of names) expect(within(group).getByRole('radio', { name })).toBeVisible();
    expect(instalments()).toHaveLength(3);
  });

  it('are not chosen for the visitor', () => {
    showCardForm();
    expect(instalments().filter(({ checked }) => checked)).toEqual([]);
  });

  it('are chosen by arrow keys too', async () => {
    const { user } = showCardForm();
    instalment(1).focus();
    await user.keyboard('{ArrowDown}');

    expect(instalment(2)).toBeChecked();
  });
});

describe('A form handed in with something wrong', () => {
  it('says what is wrong with each field, ties it to the field, and goes to the first', async () => {
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
    expect(said()).toEqual([]); // going there says it
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
  ] as const)('is refused for the %s %s: %s', async (name, text, message) => {
    const { user, onSubmit } = showCardForm();
    await fillIn(user, { [name]: text });
    await user.click(payButton());

    expect(field(name)).toHaveFocus();
    expect(field(name)).toBeInvalid();
    expect(sentenceOf(field(name))).toBe(message);
    expect(screen.getAllByText(message)).toHaveLength(1);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('asks for the instalments when all else is fine', async () => {
    const { user, onSubmit } = showCardForm();
    for (const [name, text] of Object.entries(goodCard)) await enter(user, name as keyof typeof goodCard, text);
    await user.click(payButton());

    expect(instalment(1)).toHaveFocus();
    expect(sentenceOf(instalment(1))).toBe('Selecione parcelas');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is said aloud when the wrong field had the focus already', async () => {
    const { user, said } = showCardForm();
    await user.type(field('numero'), '4111{Enter}');

    expect(field('numero')).toHaveFocus();
    expect(said()).toEqual(['Cartão inválido']);

    await user.keyboard('{Enter}');
    expect(said()).toEqual(['Cartão inválido', 'Cartão inválido']); // asked again, told again
  });

  it('is said aloud when the instalments had the focus already', async () => {
    const { user, said } = showCardForm();
    for (const [name, text] of Object.entries(goodCard)) await enter(user, name as keyof typeof goodCard, text);
    instalment(2).focus();
    fireEvent.submit(screen.getByRole('form'));

    expect(instalment(2)).toHaveFocus();
    expect(said()).toEqual(['Selecione parcelas']);
  });

  it('says nothing aloud when Enter leads to another field', async () => {
    const { user, said } = showCardForm();
    await user.type(field('nome'), 'Marina{Enter}');

    expect(field('numero')).toHaveFocus();
    expect(said()).toEqual([]);
  });
});

describe('A field', () => {
  it('says what is wrong as it is left, once something stands in it', async () => {
    const { user, said } = showCardForm();
    await user.type(field('numero'), '4111');
    expect(field('numero')).toBeValid();

    await user.tab();

    expect(sentenceOf(field('numero'))).toBe('Cartão inválido');
    expect(field('nome')).toHaveFocus();
    await user.tab();
    expect(field('nome')).toBeValid(); // empty: it may still be on its way
    expect(said()).toEqual([]);
  });

  it('is right again as soon as it is being mended', async () => {
    const { user } = showCardForm();
    await user.click(payButton());

    await user.type(field('numero'), '4');
    expect(field('numero')).toBeValid();
    expect(sentenceOf(field('numero'))).toBeUndefined();
    expect(field('nome')).toBeInvalid(); // nobody mended that

    await user.click(instalment(2));
    expect(screen.getByRole('radiogroup')).not.toHaveAttribute('aria-invalid');
    expect(screen.queryByText('Selecione parcelas')).not.toBeInTheDocument();
  });

  it('is not judged while the visitor looks at another window', async () => {
    const { user } = showCardForm();
    await user.type(field('numero'), '4111');

    fireEvent.blur(field('numero')); // it is still the active element

    expect(field('numero')).toBeValid();
  });

  it('that is wrong does not move the button away from under the press', async () => {
    const { user } = showCardForm();
    await user.type(field('documento'), '529');

    await user.pointer({ keys: '[MouseLeft>]', target: payButton() });

    expect(field('documento')).toHaveFocus();
    expect(screen.queryByText('CPF inválido')).not.toBeInTheDocument();
  });
});

describe('The field in use', () => {
  const scrolled: (string | null)[] = [];
  const viewport = new EventTarget();
  beforeEach(() => {
    scrolled.length = 0;
    Object.assign(Element.prototype, {
      scrollIntoView(this: Element) {
        scrolled.push(this.textContent);
      },
    });
    Object.assign(window, { visualViewport: viewport });
  });
  afterEach(() => {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    Reflect.deleteProperty(window, 'visualViewport');
  });

  it('comes into view with its label and its sentence: when entered, when the keyboard comes, when it is refused', async () => {
    const { user } = showCardForm();
    await user.click(field('validade'));
    expect(scrolled.at(-1)).toBe('Validade');

    scrolled.length = 0;
    viewport.dispatchEvent(new Event('resize'));
    expect(scrolled.at(-1)).toBe('Validade');

    await user.keyboard('{Enter}');
    expect(scrolled.at(-1)).toBe('Número do cartãoCartão inválido');
  });

  it('is none when a button has the focus', async () => {
    showCardForm();
    payButton().focus();
    viewport.dispatchEvent(new Event('resize'));

    expect(scrolled).toEqual([]);
  });
});
