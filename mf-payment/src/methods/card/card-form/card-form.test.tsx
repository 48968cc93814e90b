import { validationMessages } from '@consorcio/shared/validation';
import { fireEvent, screen, within } from '@testing-library/react';
import { cardLabels, cardWords } from '../card-words';
import {
  field,
  instalment,
  instalments,
  payButton,
  sentenceOf,
  showCardForm,
  typedFields,
} from './testing/a-card-form';

const money = (amount: string) => `R$\u00a0${amount}`;

describe('The card form', () => {
  it('shows what is paid and the amount, names who processes it, and says why it asks', () => {
    showCardForm({ valorInCents: 885_01 });

    expect(screen.getByRole('heading', { name: cardWords.title })).toBeVisible();
    expect(screen.getByRole('form', { name: cardWords.title })).toBeVisible();
    expect(screen.getByText(/1ª parcela/)).toHaveTextContent('1ª parcela R$ 885,01');
    expect(screen.getByRole('button', { name: cardWords.pay(money('885,01')) })).toBeVisible();
    expect(screen.queryByText(/pode ter dado certo/)).not.toBeInTheDocument();
    expect(screen.getByText(/Pagamento processado por/)).toHaveTextContent(
      /processado por Processadora Alvo\. O banco usa estes dados para .+ nada fica guardado aqui\.$/,
    );
  });

  it('asks in the order of a card, and can be operated with the keyboard only', async () => {
    const { user } = showCardForm();
    const button = (name: string) => screen.getByRole('button', { name });
    const below = [button(cardWords.letters), instalment(1), button(cardWords.back), payButton()];

    for (const control of [...typedFields.map(field), ...below]) {
      await user.tab();
      expect(control).toHaveFocus();
    }
  });

  it('tells browsers and on-screen keyboards what each field holds, without a name attribute', () => {
    showCardForm();
    const attributes = (name: Parameters<typeof field>[0]) =>
      ['autocomplete', 'inputmode', 'maxlength', 'name'].map((attribute) => field(name).getAttribute(attribute));

    expect(typedFields.map(attributes)).toEqual([
      ['cc-number', 'numeric', null, null],
      ['cc-name', null, null, null],
      ['cc-exp', 'numeric', '7', null],
      ['cc-csc', 'numeric', '4', null],
      ['off', 'numeric', null, null],
    ]);
    expect(field('validade')).toHaveAttribute('placeholder', 'MM/AAAA');
    expect(field('nome')).toHaveAttribute('autocapitalize', 'characters');
    expect(field('nome')).toHaveStyle({ textTransform: 'uppercase' });
  });

  it('says without an alert that the outcome of an earlier payment is unknown, and offers to check it', () => {
    showCardForm({ emAberto: 'confere' });

    const sentence = 'O pagamento anterior pode ter dado certo. Use o mesmo cartão, e eu confiro com o banco: ';
    expect(screen.getByText(/pode ter dado certo/)).toHaveTextContent(`${sentence}você não será cobrado duas vezes.`);
    expect(payButton()).toHaveAccessibleName(cardWords.verify);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says that another try may be a second charge, and does not call it a check', () => {
    showCardForm({ emAberto: 'repete' });

    expect(screen.getByText(/pode ter dado certo/)).toHaveTextContent('serão duas cobranças');
    expect(screen.queryByText(/não será cobrado duas vezes/)).not.toBeInTheDocument();
    expect(payButton()).not.toHaveAccessibleName(cardWords.verify);
  });

  it('has no live region of its own', async () => {
    const { user, container } = showCardForm({ problem: 'Sem internet.' });
    await user.click(payButton());

    expect(container.querySelector('[aria-live], [role="alert"], [role="status"]')).toBeNull();
  });

  it('goes back with the offered option', async () => {
    const { user, onBack, onSubmit } = showCardForm();
    await user.click(screen.getByRole('button', { name: cardWords.back }));

    expect(onBack).toHaveBeenCalledTimes(1);
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

const { cardNumber, cpf, instalments: chooseInstalments } = validationMessages;

describe('A field', () => {
  it('describes its problem when the visitor leaves it, unless it is empty', async () => {
    const { user, said } = showCardForm();
    await user.type(field('numero'), '4111');
    expect(field('numero')).toBeValid();

    await user.tab();

    expect(sentenceOf(field('numero'))).toBe(cardNumber);
    expect(field('nome')).toHaveFocus();
    await user.tab();
    expect(field('nome')).toBeValid(); // empty: the visitor may still fill it in
    expect(said()).toEqual([]);
  });

  it('is valid again as soon as the visitor corrects it', async () => {
    const { user } = showCardForm();
    await user.click(payButton());

    await user.type(field('numero'), '4');
    expect(field('numero')).toBeValid();
    expect(sentenceOf(field('numero'))).toBeUndefined();
    expect(field('nome')).toBeInvalid(); // this one was not corrected

    await user.click(instalment(2));
    expect(screen.getByRole('radiogroup')).not.toHaveAttribute('aria-invalid');
    expect(screen.queryByText(chooseInstalments)).not.toBeInTheDocument();
  });

  it('is not checked while the visitor is in another window', async () => {
    const { user } = showCardForm();
    await user.type(field('numero'), '4111');

    fireEvent.blur(field('numero')); // it is still the active element

    expect(field('numero')).toBeValid();
  });

  it('does not move the button away from under the pointer when it is wrong', async () => {
    const { user } = showCardForm();
    await user.type(field('documento'), '529');

    await user.pointer({ keys: '[MouseLeft>]', target: payButton() });

    expect(field('documento')).toHaveFocus();
    expect(screen.queryByText(cpf)).not.toBeInTheDocument();
  });
});

describe('The document', () => {
  it('is typed with letters on request, and keeps focus and text', async () => {
    const { user } = showCardForm();
    await user.type(field('documento'), '12');
    await user.click(screen.getByRole('button', { name: cardWords.letters }));

    expect(field('documento')).toHaveAttribute('inputmode', 'text');
    expect(field('documento')).toHaveFocus();
    expect(field('documento')).toHaveValue('12');
  });

  it.each([
    ['11222333000181', '11.222.333/0001-81', 'numeric'],
    ['12abc34501de35', '12.ABC.345/01DE-35', 'text'],
  ])('typed as %s is shown as %s, with the %s keyboard', async (keys, shown, keyboard) => {
    const { user } = showCardForm();
    await user.type(field('documento'), keys);

    expect(field('documento')).toHaveValue(shown);
    expect(field('documento')).toHaveAttribute('inputmode', keyboard);
  });
});

describe('The focused field', () => {
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

  it('is scrolled into view with its label and its sentence: on focus, when the keyboard opens, when it is rejected', async () => {
    const { user } = showCardForm();
    await user.click(field('validade'));
    expect(scrolled.splice(0).at(-1)).toBe(cardLabels.validade);
    viewport.dispatchEvent(new Event('resize'));
    expect(scrolled.at(-1)).toBe(cardLabels.validade);

    await user.keyboard('{Enter}');
    expect(scrolled.at(-1)).toContain(cardWords.problems(6));
  });
});

/** The texts that are hidden from screen readers. */
function drawn(container: HTMLElement): string {
  const hidden = [...container.querySelectorAll('[aria-hidden="true"]')].map(({ textContent }) => textContent);
  return hidden.join('').replace(/\s/g, '');
}

/** The two sides of the card, which turn together. */
const sides = () => screen.getByText('Titular').closest('[data-side]');

it('The card preview has a place for every text, shows what is typed, and is hidden from screen readers', async () => {
  const { user, container } = showCardForm();
  expect(drawn(container)).toBe(`${'•'.repeat(16)}TitularNOMEDOTITULARValidadeMM/AAAACVV`);
  expect(screen.getByText('Titular').closest('[aria-hidden="true"]')).not.toBeNull();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();

  const typed = { numero: '411122', nome: 'Marina  Prado', validade: '093', codigo: '12' } as const;
  for (const [name, text] of Object.entries(typed)) await user.type(field(name as keyof typeof typed), text);
  expect(drawn(container)).toBe(`411122${'•'.repeat(10)}TitularMARINAPRADOValidade09/3•••CVV••`);
});

it('The card shows its back only while the security code is typed, and not to who prefers less motion', async () => {
  const back = { transform: 'rotateY(180deg)' };
  for (const matches of [false, true]) {
    const value = () => Object.assign(new EventTarget(), { matches });
    Object.defineProperty(window, 'matchMedia', { configurable: true, value });
    const { user, unmount } = showCardForm();
    expect(sides()).not.toHaveStyle(back);
    await user.click(field('codigo'));
    if (matches) expect(sides()).not.toHaveStyle(back);
    else expect(sides()).toHaveStyle(back);
    await user.tab();
    expect(sides()).not.toHaveStyle(back);
    unmount();
  }
  Reflect.deleteProperty(window, 'matchMedia');
});

it.each([
  [885_01, ['885,01'], ['442,50', '442,51'], ['295,00', '295,01']],
  [1_234_567_89, ['1.234.567,89'], ['617.283,94', '617.283,95'], ['411.522,63']],
])('The instalments of %d cents show each amount, the last one with the remainder', (valorInCents, ...parts) => {
  showCardForm({ valorInCents });

  const names = parts.map(([each = '', last], place) => {
    const others = last === undefined ? '' : `, a última de ${money(last)}`;
    return `${place + 1}x de ${money(each)} sem juros${others}`;
  });
  const group = screen.getByRole('radiogroup', { name: cardLabels.parcelas });
  for (const name of names) expect(within(group).getByRole('radio', { name })).toBeVisible();
  expect(instalments()).toHaveLength(3);
});
