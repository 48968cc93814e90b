import { validationMessages } from '@consorcio/shared/validation';
import { fireEvent, screen } from '@testing-library/react';
import { forgetCard } from '../../kept-card';
import { cardLabels, cardWords } from '../card-words';
import { field, instalment, payButton, sentenceOf, showCardForm } from './testing/a-card-form';

const { cardNumber, cpf, instalments: chooseInstalments } = validationMessages;

beforeEach(forgetCard);

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
    expect(scrolled.at(-1)).toBe(cardLabels.validade);

    scrolled.length = 0;
    viewport.dispatchEvent(new Event('resize'));
    expect(scrolled.at(-1)).toBe(cardLabels.validade);

    await user.keyboard('{Enter}');
    expect(scrolled.at(-1)).toContain(cardWords.problems(6));
  });

  it('is not scrolled when a button has the focus', async () => {
    showCardForm();
    payButton().focus();
    viewport.dispatchEvent(new Event('resize'));

    expect(scrolled).toEqual([]);
  });
});
