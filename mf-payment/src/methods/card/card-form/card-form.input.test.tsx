import { compose, composings } from '@consorcio/shared/testing/page';
import { act, fireEvent } from '@testing-library/react';
import { forgetCard } from '../../kept-card';
import {
  field,
  fieldTexts,
  fillIn,
  goodCard,
  goodForm,
  instalment,
  payButton,
  sentenceOf,
  showCardForm,
  typedFields,
} from './testing/a-card-form';

beforeEach(forgetCard);

/** Writes into a field without the page's scripts, as a browser does when it fills in a form. */
function fillByBrowser(
  element: HTMLInputElement,
  value: string,
  events: readonly ('input' | 'change' | 'animationStart')[],
) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, value);
  for (const event of events) fireEvent[event](element);
}

describe('Pasting', () => {
  it.each([
    ['numero', ' 4111-1111-1111-1111 ', '4111 1111 1111 1111'],
    ['numero', '４１１１１１１１１１１１１１１１', '4111 1111 1111 1111'],
    ['numero', '4111\u00a01111\n1111\u20131111\n', '4111 1111 1111 1111'],
    ['numero', '5000000000000000001', '5000 0000 0000 0000 001'], // one digit too many is not dropped silently
    ['validade', '12/2030', '12/2030'],
    ['validade', ' 12 / 2030 ', '12/2030'],
    ['validade', '5/2030', '05/2030'],
    ['validade', '１２／２０３０', '12/2030'],
    ['validade', '2030-05', '05/2030'],
    ['validade', '05 - 2030\n', '05/2030'],
    ['codigo', ' 123\n', '123'],
    ['codigo', '12345', '1234'],
    ['documento', ' 529.982.247-25\n', '529.982.247-25'],
    ['documento', '12.abc.345/01de-35', '12.ABC.345/01DE-35'],
  ] as const)('into %s reads %j as %s', async (name, text, shown) => {
    const { user } = showCardForm();
    await user.click(field(name));
    await user.paste(text);

    expect(field(name)).toHaveValue(shown);
  });

  it('replaces a partly typed text, and removes the problem of the field', async () => {
    const { user } = showCardForm();
    await user.type(field('validade'), '12/20');
    await user.tab();
    expect(field('validade')).toBeInvalid();

    await user.click(field('validade'));
    await user.paste(' 09 / 2031');

    expect(field('validade')).toHaveValue('09/2031');
    expect(field('validade')).toBeValid();
  });

  it.each([
    ['12/', '2030', '12/2030'],
    ['1', '2/2030', '12/2030'],
  ])('adds to the text where it fits: after %s, %s makes %s', async (typed, pasted, shown) => {
    const { user } = showCardForm();
    await user.type(field('validade'), typed);
    await user.paste(pasted);

    expect(field('validade')).toHaveValue(shown);
  });

  it.each([
    ['numero', ' 4111-1111 1111\n1111', '4111 1111 1111 1111'],
    ['numero', '4'.repeat(10_000), '4444 4444 4444 4444 444'],
    ['validade', ' 12 / 2030 ', '12/2030'],
    ['codigo', ' 123 ', '123'],
    ['documento', '529 982 247 25', '529.982.247-25'],
  ] as const)('gives the same text as dropping, into %s: %.40j', (name, text, shown) => {
    showCardForm();
    fireEvent.drop(field(name), { dataTransfer: { getData: () => text } });

    expect(field(name)).toHaveValue(shown);
    expect(field(name)).toHaveFocus();
  });
});

describe('A text that the browser fills in', () => {
  it.each([['input'], ['change'], ['animationStart'], ['input', 'change', 'animationStart']] as const)(
    'is noticed through %s',
    async (...events) => {
      const { user, onSubmit } = showCardForm();
      fillByBrowser(field('numero'), '4111111111111111', events);
      fillByBrowser(field('nome'), 'Marina Prado', events);
      fillByBrowser(field('validade'), '2031-09', events);
      fillByBrowser(field('codigo'), '123', events);
      fillByBrowser(field('documento'), '52998224725', events);

      expect(fieldTexts()).toEqual(['4111 1111 1111 1111', 'Marina Prado', '09/2031', '123', '529.982.247-25', '']);
      await user.click(instalment(3));
      await user.click(payButton());
      expect(onSubmit.mock.calls).toEqual([[goodForm]]);
    },
  );

  it('is read on submit when the browser fired no event', async () => {
    const { user, onSubmit } = showCardForm();
    await fillIn(user, { nome: undefined, codigo: undefined });
    fillByBrowser(field('nome'), 'Marina Prado', []);
    fillByBrowser(field('codigo'), '123', []);
    await user.click(payButton());

    expect(onSubmit.mock.calls).toEqual([[goodForm]]);
  });

  it('removes the problem of a rejected field', async () => {
    const { user } = showCardForm();
    await user.click(payButton());
    fillByBrowser(field('numero'), '4111111111111111', ['change']);

    expect(field('numero')).toBeValid();
  });
});

describe('A text as keyboards and cards write it', () => {
  const repairs = [
    ['validade', '1227', '12/2027'],
    ['validade', '12/27', '12/2027'],
    ['validade', '12/46', '12/2046'],
    ['validade', '10/26', '10/26'], // it has expired
    ['validade', '12/2', '12/2'],
    ['nome', 'Marina Prado,', 'Marina Prado'],
    ['nome', 'Marina Prado Jr.', 'Marina Prado Jr.'],
    ['codigo', '１２３', '123'],
  ] as const;

  it.each(repairs)('is repaired when the visitor leaves %s: %s becomes %s', async (name, keys, shown) => {
    const { user } = showCardForm();
    await user.type(field(name), keys);
    await user.tab();

    expect(field(name)).toHaveValue(shown);
    await user.type(field(name), '{Backspace}');
    expect(field(name)).toHaveValue(shown.slice(0, -1));
  });

  it('is repaired when Enter submits the form from its field', async () => {
    const { user, onSubmit } = showCardForm();
    await fillIn(user, { validade: '09/31' });
    await user.type(field('validade'), '{Enter}');

    expect(field('validade')).toHaveValue('09/2031');
    expect(onSubmit.mock.calls).toEqual([[goodForm]]);
  });
});

it.each(composings)(
  'A keyboard that composes writes what was typed %s, and can correct it',
  async (_, compositions) => {
    const { user, onSubmit } = showCardForm();
    for (const name of typedFields) {
      act(() => field(name).focus());
      for (const texts of compositions(goodCard[name])) compose(field(name), texts);
    }
    expect(fieldTexts()).toEqual(['4111 1111 1111 1111', 'Marina Prado', '09/2031', '123', '529.982.247-25', '']);

    act(() => field('validade').focus());
    field('validade').setSelectionRange(1, 2);
    compose(field('validade'), ['8']);
    expect(field('validade')).toHaveValue('08/2031');
    expect(field('validade').selectionStart).toBe(2);

    await user.click(instalment(3));
    await user.click(payButton());
    expect(onSubmit.mock.calls).toEqual([[{ ...goodForm, validade: { month: 8, year: 2031 } }]]);
  },
);

describe('Hostile input', () => {
  const hostile = [
    '<img src=x onerror=alert(1)>',
    '"><script>alert(1)</script>',
    '\u202e1111 1111\u200b',
    '\u0000\ud800',
    '{{7*7}}',
    '1'.repeat(100_000),
    'é'.repeat(100_000),
  ];

  it.each(hostile)('breaks nothing and is not submitted: %.40j', async (text) => {
    const { user, container, onSubmit } = showCardForm();
    for (const name of ['numero', 'nome', 'validade', 'codigo', 'documento'] as const) {
      await user.click(field(name));
      await user.paste(text);
    }
    await user.click(instalment(1));
    await user.click(payButton());

    expect(onSubmit).not.toHaveBeenCalled();
    expect(container.querySelector('img, script')).toBeNull();
    expect(sentenceOf(field('nome'))).toMatch(/Nome inválido|Numero máximo de caracteres excedido/);
    expect(payButton()).toBeEnabled();
  });
});
