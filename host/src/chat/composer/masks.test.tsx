import type { InputKind, Step } from '@consorcio/shared/flow';
import { FieldMask } from '@consorcio/shared/masks';
import { compose, composings } from '@consorcio/shared/testing/page';
import type { MaskedKind as AnyMaskedKind } from '@consorcio/shared/ui';
import { refuse } from '@consorcio/shared/validation';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { aMessage } from '../../memory/testing/a-message';
import { answerField, asking, renderChat, waitingAt } from '../testing/a-chat';

type MaskedKind = InputKind & AnyMaskedKind;

const asked = [aMessage('bot', 'Pois não?', 0)];
const loadMasks = () => act(async () => void (await import('@consorcio/shared/masks')));
const focus = () => act(() => answerField().focus()); // a click is a dozen events

async function renderMasked(kind: InputKind, initial = '') {
  const chat = await renderChat({ steps: [asking(kind, { initial: () => initial })] });
  await loadMasks();
  focus();
  return { ...chat, user: userEvent.setup({ delay: null }), draft: () => chat.driver.snapshot().draft };
}

/** A text that arrives at once at the caret, with the events of a browser: `user` takes 5 ms for each key. */
function insert(text: string, field = answerField(), inputType = 'insertText'): void {
  const init = { inputType, data: text, bubbles: true };
  field.dispatchEvent(new InputEvent('beforeinput', init));
  const end = field.selectionEnd ?? 0;
  field.setRangeText(text, field.selectionStart ?? end, end, 'end');
  field.dispatchEvent(new InputEvent('input', init));
}
const typeKeys = (keys: string, field = answerField()) => [...keys].forEach((key) => void insert(key, field));
const paste = (text: string) => act(() => insert(text, answerField(), 'insertFromPaste'));

function renderMask(kind: MaskedKind) {
  function Field() {
    const field = useRef<HTMLInputElement>(null);
    return (
      <>
        <input aria-label="Resposta" ref={field} />
        <FieldMask field={field} kind={kind} remask={useRef(() => undefined)} onText={() => undefined} />
      </>
    );
  }
  render(<Field />);
  focus();
  return answerField();
}

/** A browser fills the field in without events for the page's scripts, and then fires this one. */
function fillIn(text: string, event: 'input' | 'change' | 'animationStart') {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(answerField(), text);
  fireEvent[event](answerField());
}

/** What is typed or pasted → what the field shows. A keyboard composes the first of each kind. */
const texts: Record<MaskedKind, readonly string[]> = {
  money: [
    ...['60000 → 60.000', '60000,5 → 60.000,5', '1.234.567,89 → 1.234.567,89', '1234.56 → 1.234,56', '12,345 → 12,34'],
    ...['abc12 → 12', '0,5 → 0,5', '６０００,５ → 6.000,5', 'R$\u00a060.000,00 → 60.000,00', ' 60000  → 60.000'],
    ...['1.234 → 1.234', '60 000,00 → 60.000,00', 'Ｒ＄６０．０００，５０ → 60.000,50'],
  ],
  phone: [
    ...['+5511987654321 → (11) 98765-4321', '11987654321 → (11) 98765-4321', '119876 → (11) 9876'],
    ...['119876543210 → (11) 98765-4321', '55987654321 → (55) 98765-4321', '0055 11 98765-4321 → (11) 98765-4321'],
    ...['011 98765-4321 → (11) 98765-4321', '015 11 98765-4321 → (11) 98765-4321'],
    ...['015 11 98765-432 → (15) 11987-6543', '015 10 98765-4321 → (15) 10987-6543'],
    ...['11919876543210 → (11) 91987-6543', '０１１９８７６５４３２１ → (11) 98765-4321'],
    ...['+55 11 98765-4321 → (11) 98765-4321', '01511987654321 → (11) 98765-4321'],
    ...['（１１）９８７６５－４３２１ → (11) 98765-4321', '(11)\u00a098765\u20114321 → (11) 98765-4321'],
  ],
  cpf: ['52998224725 → 529.982.247-25', '5299x8 → 529.98', ' 529 982\u00a0247-25  → 529.982.247-25'],
  cnpj: [
    ...['12abc34501de35 → 12.ABC.345/01DE-35', '11222333000181 → 11.222.333/0001-81'],
    ...['12abc34501dexx → 12.ABC.345/01DE-', '12.abc 345/01de-35 → 12.ABC.345/01DE-35'],
    ...['１２ａｂｃ → 12.ABC', '１２ＡＢＣ３４５０１ＤＥ３５ → 12.ABC.345/01DE-35'],
  ],
  'cpf-cnpj': [...['52998224725 → 529.982.247-25', '11222333000181 → 11.222.333/0001-81', '12abc345 → 12.ABC.345']],
  cep: ['01310100 → 01310-100', '01.310\u00a0100 → 01310-100', '０１３１０１００ → 01310-100'],
  date: ['21051990 → 21/05/1990', '21.05.1990 → 21/05/1990'],
};
const maskedKinds = Object.keys(texts) as MaskedKind[];
function results(kind: MaskedKind, read: (text: string) => string) {
  const rows = texts[kind].map((row) => row.split(' → ') as [string, string]);
  return [rows.map(([text]) => [text, read(text)]), rows];
}

it.each(maskedKinds)('the mask of %s formats a text that is typed key by key', (kind) => {
  const field = renderMask(kind);
  const [shown, expected] = results(kind, (text) => {
    field.select();
    act(() => typeKeys(text, field));
    return field.value;
  });
  expect(shown).toEqual(expected);
});

it.each(maskedKinds)('a question for %s formats a text that is pasted, and its draft', async (kind) => {
  const { draft } = await renderMasked(kind);
  const [shown, expected] = results(kind, (text) => {
    answerField().select();
    paste(text);
    expect(draft()).toBe(answerField().value);
    return answerField().value;
  });
  expect(shown).toEqual(expected);
});

it.each([
  ['015{Backspace}5 11 98765-4321', '(11) 98765-4321'],
  ['015 11 98765-4321{Backspace}', '(11) 98765-432'],
])('corrections of a phone number, %s, show %s', async (keys, shown) => {
  const { user } = await renderMasked('phone');
  await user.keyboard(keys);
  expect(answerField()).toHaveValue(shown);
});

it.each<[MaskedKind, typed: string, pasted: string, shown: string]>([
  ['phone', '', '5511987654321', '(11) 98765-4321'],
  ['date', '', '1990-05-21', '21/05/1990'],
  ['date', '', '1/5/1990', '01/05/1990'],
  ['date', '', '１／５／１９９０', '01/05/1990'],
  ['date', '2', '1/05/1990', '21/05/1990'],
  ['phone', '1', '055987654321', '(10) 55987-6543'],
  ['phone', '0', '15 11 98765-4321', '(11) 98765-4321'],
  ['phone', '+55', '11 98765-4321', '(11) 98765-4321'],
])('the mask of %s: after %j was typed, %s makes %s', async (kind, typed, pasted, shown) => {
  await renderMasked(kind);
  act(() => typeKeys(typed));
  paste(pasted);
  expect(answerField()).toHaveValue(shown);
});

describe('A keyboard that composes', () => {
  function writeInEachWay(field: HTMLInputElement, typed: string, shown: string) {
    for (const [how, compositions] of composings) {
      for (const texts of compositions(typed)) compose(field, texts);
      expect([how, field.value]).toEqual([how, shown]);

      const at = shown.length - 2;
      field.setSelectionRange(at, at + 1);
      compose(field, ['7']);
      expect(field).toHaveValue(`${shown.slice(0, at)}7${shown.slice(at + 1)}`);
      expect(field.selectionStart).toBe(at + 1);
      field.select();
    }
    compose(field, [typed]);
  }

  it.each(maskedKinds)('is read by the mask of %s', (kind) => {
    const [typed = '', shown = ''] = texts[kind][0]?.split(' → ') ?? [];
    writeInEachWay(renderMask(kind), typed, shown);
  });

  it.each<[InputKind, typed: string, shown: string]>([
    ['phone', '+5511987654321', '(11) 98765-4321'],
    ['coupon', 'promo10', 'PROMO10'],
  ])('is read by a question for %s, and the answer is sent', async (kind, typed, shown) => {
    const { draft, user, driver } = await renderMasked(kind);
    writeInEachWay(answerField(), typed, shown);
    expect(draft()).toBe(shown);
    await user.keyboard('{Enter}');
    expect(driver.snapshot().transcript.at(-1)?.text).toBe(shown);
  });
});

describe('An amount that the step offers', () => {
  it.each(['before', 'after'])(
    'has one currency, and is selected by a tap %s the mask has loaded, until it was changed',
    async (when) => {
      const user = userEvent.setup();
      await renderChat({ steps: [asking('money')], stored: waitingAt('money', asked, { draft: 'R$\u00a060.000,00' }) });
      if (when === 'after') await loadMasks();
      expect(answerField()).toHaveValue('60.000,00');
      await user.click(answerField());
      await loadMasks();
      await user.keyboard('45');
      expect(answerField()).toHaveValue('45');
      await user.tab();
      await user.click(answerField());
      await user.keyboard('0');
      expect(answerField()).toHaveValue('450');
    },
  );
});

describe('Masks', () => {
  it.each<[MaskedKind, first: string, masked: string, rest: string, shown: string]>([
    ['phone', '1198765', '(11) 98765', '4321', '(11) 98765-4321'],
    ['money', '29.9', '29,9', '99,99', '29.999,99'],
  ])('allow typing before their chunk has loaded, and lose nothing: %s', async (kind, first, masked, rest, shown) => {
    const user = userEvent.setup();
    await renderChat({ steps: [asking(kind)] });
    fireEvent.input(answerField(), { target: { value: first } });
    await waitFor(() => expect(answerField()).toHaveValue(masked));
    await user.type(answerField(), rest);
    expect(answerField()).toHaveValue(shown);
  });

  it.each<[MaskedKind, draft: string, shown: string]>([
    ['money', '60.000,0', '60.000,0'],
    ['phone', '(11) 98', '(11) 98'],
    ['cnpj', '12.ABC', '12.ABC'],
    ['cep', '0131010', '01310-10'], // sent without a mask
  ])('keep a half-typed %s after a reload, and why it was refused', async (kind, draft, shown) => {
    await renderChat({ steps: [asking(kind)], stored: waitingAt(kind, asked, { draft, problem: 'Inválido' }) });
    await loadMasks();
    expect(answerField()).toHaveValue(shown);
    expect(screen.getByRole('alert')).toHaveTextContent('Inválido');
  });

  it('change with the question, in the same field', async () => {
    const user = userEvent.setup();
    const steps: Step[] = [asking('money', {}, { leadsTo: ['cep'] }), asking('cep')];
    await renderChat({ steps });
    await loadMasks();
    await user.type(answerField(), '1234');
    expect(answerField()).toHaveValue('1.234');
    await user.keyboard('{Enter}');
    await loadMasks();
    await user.keyboard('01310100');
    expect(answerField()).toHaveValue('01310-100');
  });
});

describe('A text that is too long', () => {
  const cut = 'O texto passou de 200 caracteres e foi cortado.';

  it.each<[InputKind, character: string, shown: string]>([
    ['text', 'x', 'x'.repeat(200)],
    ['name', 'á', 'á'.repeat(200)],
    ['email', '@', '@'.repeat(200)],
    ['coupon', 'x', 'X'.repeat(200)],
    ['long-text', 'x', 'x'.repeat(2000)],
    ['money', '9', '999.999.999'],
    ['phone', '9', '(99) 99999-9999'],
    ['cpf', '9', '999.999.999-99'],
    ['cnpj', 'a', 'AA.AAA.AAA/AAAA-'],
    ['cpf-cnpj', '9', '99.999.999/9999-99'],
    ['cep', '9', '99999-999'],
    ['date', '9', '99/99/9999'],
  ])('is cut in a field for %s, in its draft and in the answer, and the field says so', async (kind, one, shown) => {
    const { user, draft, driver } = await renderMasked(kind);
    await user.paste(one.repeat(100_000));
    expect([answerField().value, draft()]).toEqual([shown, shown]);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(kind === 'long-text' ? cut.replace('200', '2000') : cut);
    expect(answerField()).toHaveAttribute('aria-describedby', alert.id);
    await user.keyboard('{Enter}');
    expect(driver.snapshot().transcript.at(-1)).toMatchObject({ sender: 'user', text: shown });
  });

  it('is refused like any other text: the reason replaces the sentence', async () => {
    const user = userEvent.setup({ delay: null });
    await renderChat({ steps: [asking('text', { check: () => refuse('Longo demais') })] });
    focus();
    await user.paste('x'.repeat(201));
    await user.keyboard('{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Longo demais');
    await user.paste('y');
    expect(screen.getByRole('alert')).toHaveTextContent(cut);
  });

  it.each(['input', 'change', 'animationStart'] as const)('is cut when the browser fills it in (%s)', async (event) => {
    const { draft } = await renderMasked('phone');
    fillIn('1'.repeat(100_000), event);
    expect([answerField().value, draft()]).toEqual(['(11) 11111-1111', '(11) 11111-1111']);
    expect(screen.getByRole('alert')).toHaveTextContent(cut);
  });

  it('is cut when the keyboard has composed it', async () => {
    const { draft } = await renderMasked('text');
    compose(answerField(), [`${'x'.repeat(199)}ção`]);
    fireEvent(answerField(), new InputEvent('input', { inputType: 'insertCompositionText', bubbles: true })); // Firefox's last event
    expect([answerField().value, draft()]).toEqual([`${'x'.repeat(199)}ç`, `${'x'.repeat(199)}ç`]);
    expect(screen.getByRole('alert')).toHaveTextContent(cut);
  });
});
