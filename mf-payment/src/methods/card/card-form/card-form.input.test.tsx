import { compose, composings } from '@consorcio/shared/testing/page';
import vectors from '@consorcio/shared/testing/vectors/cards.json';
import { checkCardNumber } from '@consorcio/shared/validation';
import { act, fireEvent, screen } from '@testing-library/react';
import {
  enter,
  field,
  fieldTexts,
  fillIn,
  goodCard,
  goodForm,
  goodTexts,
  instalment,
  payButton,
  sentenceOf,
  showCardForm,
  typedFields,
} from './testing/a-card-form';

/** Writes into a field without the page's scripts, as a browser does when it fills in a form. */
type BrowserEvent = 'input' | 'change' | 'animationStart';
function fillByBrowser(element: HTMLInputElement, value: string, events: readonly BrowserEvent[]) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, value);
  for (const event of events) fireEvent[event](element);
}

describe('Pasting', () => {
  const pasted = [
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
  ] as const;
  it('reads a text as it is meant, in every field', async () => {
    const { user } = showCardForm();
    for (const [name, text, shown] of pasted) {
      await user.clear(field(name));
      await user.paste(text);
      expect([text, field(name).value]).toEqual([text, shown]);
    }
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
  const each: readonly BrowserEvent[] = ['input', 'change', 'animationStart'];
  it.each([...each.map((event) => [event]), each])('is noticed through %s', async (...events) => {
    const { user, onSubmit } = showCardForm();
    const filled = { ...goodCard, validade: '2031-09' };
    for (const name of typedFields) fillByBrowser(field(name), filled[name], events);

    expect(fieldTexts()).toEqual([...goodTexts.slice(0, -1), '']);
    await user.click(instalment(3));
    await user.click(payButton());
    expect(onSubmit.mock.calls).toEqual([[goodForm]]);
  });

  it('is read on submit when the browser fired no event', async () => {
    const { user, onSubmit } = showCardForm();
    await fillIn(user, { nome: undefined, codigo: undefined });
    fillByBrowser(field('nome'), 'Marina Prado', []);
    fillByBrowser(field('codigo'), '123', []);
    await user.click(payButton());

    expect(onSubmit.mock.calls).toEqual([[goodForm]]);
  });
});

describe('A text as keyboards and cards write it', () => {
  const repairs = [['validade', '12/27', '12/2027'] as const, ['nome', 'Marina Prado,', 'Marina Prado'] as const];

  it('is repaired when the visitor leaves its field, and can be corrected there', async () => {
    const { user } = showCardForm();
    for (const [name, keys, shown] of repairs) {
      await user.clear(field(name));
      await user.type(field(name), keys);
      await user.tab();
      expect([keys, field(name).value]).toEqual([keys, shown]);
      await user.type(field(name), '{Backspace}');
      expect(field(name)).toHaveValue(shown.slice(0, -1));
    }
  });

  it('is repaired when Enter submits the form from its field', async () => {
    const { user, onSubmit } = showCardForm();
    await fillIn(user, { validade: '09/31' });
    await user.type(field('validade'), '{Enter}');

    expect(field('validade')).toHaveValue('09/2031');
    expect(onSubmit.mock.calls).toEqual([[goodForm]]);
  });
});

it.each(composings)('A keyboard that composes can write %s, and correct it', async (_, compositions) => {
  const { user, onSubmit } = showCardForm();
  for (const name of typedFields) {
    act(() => field(name).focus());
    for (const texts of compositions(goodCard[name])) compose(field(name), texts);
  }
  expect(fieldTexts()).toEqual([...goodTexts.slice(0, -1), '']);

  act(() => field('validade').focus());
  field('validade').setSelectionRange(1, 2);
  compose(field('validade'), ['8']);
  expect(field('validade')).toHaveValue('08/2031');
  expect(field('validade').selectionStart).toBe(2);

  await user.click(instalment(3));
  await user.click(payButton());
  expect(onSubmit.mock.calls).toEqual([[{ ...goodForm, validade: { month: 8, year: 2031 } }]]);
});

describe('Hostile input', () => {
  const hostile = [
    ...['<img src=x onerror=alert(1)>', '"><script>alert(1)</script>', '\u202e1111 1111\u200b', '\u0000\ud800'],
    ...['{{7*7}}', '1'.repeat(100_000), 'é'.repeat(100_000)],
  ];

  it.each(hostile)('breaks nothing and is not submitted: %.40j', async (text) => {
    const { user, container, onSubmit } = showCardForm();
    for (const name of typedFields) {
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

describe('The number', () => {
  const { gateways } = vectors;
  const tests = [gateways.stripe_test.cases, gateways.mercado_pago_br.cards, gateways.adyen_e2e.cases];
  const numbers = [
    ...[...vectors.credit_card.valid, ...vectors.credit_card.invalid, ...vectors.luhn.valid, ...vectors.luhn.invalid],
    ...vectors.same_digit.values,
    ...[vectors.number_states, ...tests, gateways.hyperswitch_e2e.cases].flat().map(({ number }) => number),
  ].filter((number) => /^[\d ]+$/.test(number)); // the mask drops other characters

  // The tests of the rule check every vector. Here the mask and the form must not change its verdict: every sixth is enough.
  it('is accepted or rejected as the rule says', async () => {
    const { user } = showCardForm();
    const verdicts: boolean[] = [];
    for (const number of [...new Set(numbers)].filter((_, index) => index % 6 === 0)) {
      const verdict = checkCardNumber(number);
      await user.clear(field('numero'));
      await enter(user, 'numero', number);
      await user.tab();
      expect([number, sentenceOf(field('numero'))]).toEqual([number, verdict.ok ? undefined : verdict.message]);
      verdicts.push(verdict.ok);
    }
    for (const isTaken of [true, false])
      expect(verdicts.filter((verdict) => verdict === isTaken).length).toBeGreaterThan(5);
  });

  it('is shown in groups while it is typed', async () => {
    const { user } = showCardForm();
    const displays = [
      ...vectors.formatting.cases.map(({ number, display }) => [number, display] as const),
      ...vectors.hyperswitch_formatting.map(({ number, out }) => [number, out] as const),
    ].filter(([number], index) => number.length === 16 && index % 3 === 0);
    for (const [number, display] of displays) {
      await user.clear(field('numero'));
      await user.type(field('numero'), number);
      expect(field('numero')).toHaveValue(display);
    }
  });
});

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
  it.each(fields)('pasted into %s are cut, and it says so', async (name, character, shown) => {
    const { user, onSubmit, kept } = showCardForm();
    await fillIn(user, { [name]: undefined });
    await enter(user, name, tenMegabytes(character));

    expect(field(name)).toHaveValue(shown);
    if (name !== 'codigo') expect(kept.current).toMatchObject({ [name]: shown });
    expect(screen.getByRole('alert')).toHaveTextContent(cut);
    expect(sentenceOf(field(name))).toBe(cut);

    await user.click(payButton());
    expect(onSubmit).not.toHaveBeenCalled();
    expect(field(name)).toBeInvalid();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument(); // the reason of the refusal replaces it
  });

  it.each(fields)('dropped or filled into %s by the browser are cut in the same way', (name, character, shown) => {
    const text = tenMegabytes(character);
    const { unmount } = showCardForm();
    fireEvent.input(field(name), { target: { value: text } });
    expect(field(name).value.startsWith(shown)).toBe(true);
    expect(field(name).value.length).toBeLessThanOrEqual(200);
    expect(screen.getByRole('alert')).toHaveTextContent(cut);
    unmount();

    if (name === 'nome') return; // a browser drops into it as it pastes
    showCardForm();
    fireEvent.drop(field(name), { dataTransfer: { getData: () => text } });
    expect(field(name)).toHaveValue(shown);
    expect(field(name)).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent(cut);
  });

  it('that the browser filled in without an event are refused', async () => {
    const { user, onSubmit, kept } = showCardForm();
    await fillIn(user, { nome: undefined });
    fillByBrowser(field('nome'), tenMegabytes('x '), []);
    await user.click(payButton());

    expect(onSubmit).not.toHaveBeenCalled();
    expect(kept.current).toHaveProperty('nome.length', 200);
  });
});
