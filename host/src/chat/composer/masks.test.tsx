import type { InputKind, Step } from '@consorcio/shared/flow';
import { compose, composings } from '@consorcio/shared/testing/page';
import type { MaskedKind as AnyMaskedKind } from '@consorcio/shared/ui';
import { accept } from '@consorcio/shared/validation';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderChat, waitingAt } from '../testing/a-chat';

type MaskedKind = InputKind & AnyMaskedKind;

const asking = (kind: InputKind, initial = ''): Step => ({
  name: kind,
  leadsTo: ['end'],
  text: 'Pois não?',
  input: { kind, label: 'Resposta', check: accept, initial: () => initial },
});
const asked = [{ id: 0, sender: 'bot', text: 'Pois não?', at: 0 }] as const;
const loadMasks = () => act(async () => void (await import('@consorcio/shared/masks')));
const field = () => screen.getByLabelText<HTMLInputElement>('Resposta'); // faster than by role, for hundreds of keys

const focus = () => act(() => field().focus()); // a click is a dozen events

/** The chat with a question of a kind, after the chunk of the masks has loaded. */
async function renderMasked(kind: InputKind, initial?: string) {
  const chat = await renderChat({ steps: [asking(kind, initial)] });
  await loadMasks();
  return chat;
}

it.each<[MaskedKind, keys: string, shown: string]>([
  ['money', '60000', '60.000'],
  ['money', '60000,5', '60.000,5'],
  ['money', '29.999,99', '29.999,99'],
  ['money', '1.234.567,89', '1.234.567,89'],
  ['money', '1234.56', '1.234,56'],
  ['money', '12,345', '12,34'],
  ['money', 'abc12', '12'],
  ['money', '0,5', '0,5'],
  ['phone', '11987654321', '(11) 98765-4321'],
  ['phone', '119876', '(11) 9876'],
  ['phone', '119876543210', '(11) 98765-4321'],
  ['phone', '+5511987654321', '(11) 98765-4321'],
  ['phone', '55987654321', '(55) 98765-4321'],
  ['phone', '0055 11 98765-4321', '(11) 98765-4321'],
  ['phone', '011 98765-4321', '(11) 98765-4321'],
  ['phone', '015 11 98765-4321', '(11) 98765-4321'],
  ['phone', '015{Backspace}5 11 98765-4321', '(11) 98765-4321'],
  ['phone', '015 11 98765-4321{Backspace}', '(11) 98765-432'],
  ['phone', '015 11 98765-432', '(15) 11987-6543'],
  ['phone', '015 10 98765-4321', '(15) 10987-6543'],
  ['phone', '11919876543210', '(11) 91987-6543'],
  ['phone', '０１１９８７６５４３２１', '(11) 98765-4321'],
  ['money', '６０００,５', '6.000,5'],
  ['cnpj', '１２ａｂｃ', '12.ABC'],
  ['cpf', '52998224725', '529.982.247-25'],
  ['cpf', '5299x8', '529.98'],
  ['cnpj', '11222333000181', '11.222.333/0001-81'],
  ['cnpj', '12abc34501de35', '12.ABC.345/01DE-35'],
  ['cnpj', '12abc34501dexx', '12.ABC.345/01DE-'],
  ['cpf-cnpj', '52998224725', '529.982.247-25'],
  ['cpf-cnpj', '11222333000181', '11.222.333/0001-81'],
  ['cpf-cnpj', '12abc34501de35', '12.ABC.345/01DE-35'],
  ['cep', '01310100', '01310-100'],
  ['date', '21051990', '21/05/1990'],
])('the mask of %s formats %s, typed key by key, as %s', async (kind, keys, shown) => {
  const user = userEvent.setup({ delay: null });
  const chat = await renderMasked(kind);

  focus();
  await user.keyboard(keys);

  expect(field()).toHaveValue(shown);
  expect(chat.driver.snapshot().draft).toBe(shown);
});

it.each<[MaskedKind, pasted: string, shown: string]>([
  ['money', '60.000,00', '60.000,00'],
  ['money', 'R$\u00a060.000,00', '60.000,00'],
  ['money', ' 60000 ', '60.000'],
  ['money', '1234.56', '1.234,56'],
  ['money', '1.234', '1.234'],
  ['money', '60 000,00', '60.000,00'],
  ['phone', '+55 11 98765-4321', '(11) 98765-4321'],
  ['phone', '+5511987654321', '(11) 98765-4321'],
  ['phone', '5511987654321', '(11) 98765-4321'],
  ['phone', '0055 11 98765 4321', '(11) 98765-4321'],
  ['phone', '011 98765-4321', '(11) 98765-4321'],
  ['phone', '015 11 98765-4321', '(11) 98765-4321'],
  ['phone', '01511987654321', '(11) 98765-4321'],
  ['phone', '（１１）９８７６５－４３２１', '(11) 98765-4321'],
  ['money', 'Ｒ＄６０．０００，５０', '60.000,50'],
  ['cnpj', '１２ＡＢＣ３４５０１ＤＥ３５', '12.ABC.345/01DE-35'],
  ['cep', '０１３１０１００', '01310-100'],
  ['date', '１／５／１９９０', '01/05/1990'],
  ['phone', '(11)\u00a098765\u20114321', '(11) 98765-4321'],
  ['phone', '55987654321', '(55) 98765-4321'],
  ['cpf', ' 529.982.247-25 ', '529.982.247-25'],
  ['cpf', '529 982\u00a0247 25', '529.982.247-25'],
  ['cnpj', '12.abc.345/01de-35', '12.ABC.345/01DE-35'],
  ['cnpj', '12 abc 345 01de 35', '12.ABC.345/01DE-35'],
  ['cep', '01.310-100', '01310-100'],
  ['cep', '01310\u00a0100', '01310-100'],
  ['date', '1990-05-21', '21/05/1990'],
  ['date', '1/5/1990', '01/05/1990'],
  ['date', '21.05.1990', '21/05/1990'],
])('the mask of %s formats %j, pasted, as %s', async (kind, text, shown) => {
  const user = userEvent.setup({ delay: null });
  await renderMasked(kind);

  focus();
  await user.paste(text);

  expect(field()).toHaveValue(shown);
});

it.each<[MaskedKind, typed: string, pasted: string, shown: string]>([
  ['date', '2', '1/05/1990', '21/05/1990'],
  ['phone', '1', '055987654321', '(10) 55987-6543'],
  ['phone', '0', '15 11 98765-4321', '(11) 98765-4321'],
  ['phone', '+55', '11 98765-4321', '(11) 98765-4321'],
])('the mask of %s: after %s was typed, %s makes %s', async (kind, typed, pasted, shown) => {
  const user = userEvent.setup({ delay: null });
  await renderMasked(kind);

  focus();
  await user.keyboard(typed);
  await user.paste(pasted);

  expect(field()).toHaveValue(shown);
});

describe.each<[InputKind, typed: string, shown: string]>([
  ['money', '200000', '200.000'],
  ['phone', '+5511987654321', '(11) 98765-4321'],
  ['cpf', '52998224725', '529.982.247-25'],
  ['cnpj', '12abc34501de35', '12.ABC.345/01DE-35'],
  ['cpf-cnpj', '52998224725', '529.982.247-25'],
  ['cep', '01310100', '01310-100'],
  ['date', '21051990', '21/05/1990'],
  ['coupon', 'promo10', 'PROMO10'],
])('A keyboard that composes, in a field for %s,', (kind, typed, shown) => {
  it.each(composings)('writes what was typed %s, and can correct and replace it', async (_, compositions) => {
    const user = userEvent.setup({ delay: null });
    const chat = await renderMasked(kind);
    focus();
    for (const texts of compositions(typed)) compose(field(), texts);
    expect(field()).toHaveValue(shown);
    expect(chat.driver.snapshot().draft).toBe(shown);

    const at = shown.length - 2;
    field().setSelectionRange(at, at + 1);
    compose(field(), ['7']);
    expect(field()).toHaveValue(`${shown.slice(0, at)}7${shown.slice(at + 1)}`);
    expect(field().selectionStart).toBe(at + 1);

    field().select();
    for (const texts of compositions(typed)) compose(field(), texts);
    await user.keyboard('{Enter}');
    expect(chat.answers).toEqual([shown]);
  });
});

describe('An amount that the step offers', () => {
  const offered = () =>
    renderChat({ steps: [asking('money')], stored: waitingAt('money', asked, { draft: 'R$\u00a060.000,00' }) });

  it('is shown without a second currency before the mask has loaded, and with it', async () => {
    await offered();
    expect(field()).toHaveValue('60.000,00');
    await loadMasks();
    expect(field()).toHaveValue('60.000,00');
  });

  it.each(['before', 'after'])(
    'is selected by a tap %s the mask has loaded, so that typing replaces it',
    async (when) => {
      const user = userEvent.setup();
      await offered();
      if (when === 'after') await loadMasks();
      await user.click(field());
      await loadMasks();
      await user.keyboard('45');
      expect(field()).toHaveValue('45');
    },
  );

  it('is not selected again once the visitor has changed it', async () => {
    const user = userEvent.setup();
    await offered();
    await loadMasks();
    await user.click(field());
    await user.keyboard('45');
    await user.tab();
    await user.click(field());
    await user.keyboard('0');
    expect(field()).toHaveValue('450');
  });
});

describe('Masks', () => {
  it('allow typing before their chunk has loaded, and lose nothing', async () => {
    const user = userEvent.setup();
    await renderChat({ steps: [asking('phone')] });
    fireEvent.input(field(), { target: { value: '1198765' } });

    await waitFor(() => expect(field()).toHaveValue('(11) 98765'));
    await user.type(field(), '4321');

    expect(field()).toHaveValue('(11) 98765-4321');
  });

  it('format an amount that was half typed with a point', async () => {
    const user = userEvent.setup();
    await renderChat({ steps: [asking('money')] });
    fireEvent.input(field(), { target: { value: '29.9' } });
    await waitFor(() => expect(field()).toHaveValue('29,9'));

    await user.type(field(), '99,99');

    expect(field()).toHaveValue('29.999,99');
  });

  it('format the initial text of a step', async () => {
    await renderMasked('phone', '11987654321');

    expect(field()).toHaveValue('(11) 98765-4321');
  });

  it.each([
    ['money', '60.000,0'],
    ['phone', '(11) 98'],
    ['cnpj', '12.ABC'],
  ] as const)('keep a half-typed %s after a reload', async (kind, draft) => {
    const chat = await renderChat({ steps: [asking(kind)], stored: waitingAt(kind, asked, { draft }) });
    await loadMasks();

    expect(field()).toHaveValue(draft);
    expect(chat.driver.snapshot().phase.kind).toBe('waiting');
  });

  it('keep the message of a refusal when they load after it', async () => {
    await renderChat({
      steps: [asking('cep')],
      stored: waitingAt('cep', asked, { problem: 'CEP inválido', draft: '0131010' }), // sent without a mask
    });
    await loadMasks();

    expect(field()).toHaveValue('01310-10');
    expect(screen.getByRole('alert')).toHaveTextContent('CEP inválido');
  });

  it('allow corrections in the middle of an answer', async () => {
    const user = userEvent.setup();
    await renderMasked('cep');
    await user.type(field(), '01310100');

    await user.keyboard('{ArrowLeft>5/}{Backspace}9');

    expect(field()).toHaveValue('01390-100');
  });

  it.each(['change', 'animationStart'] as const)(
    'format text that the browser filled in without a key press (%s)',
    async (event) => {
      const chat = await renderMasked('phone');
      const input = field();
      // As a browser does it: without events for the page's scripts.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '+5511987654321');

      fireEvent[event](input);

      expect(input).toHaveValue('(11) 98765-4321');
      expect(chat.driver.snapshot().draft).toBe('(11) 98765-4321');
    },
  );

  it('change with the question, in the same field', async () => {
    const user = userEvent.setup();
    const steps: Step[] = [{ ...asking('money'), leadsTo: ['cep'] }, asking('cep')];
    await renderChat({ steps });
    await loadMasks();
    await user.type(field(), '1234');
    expect(field()).toHaveValue('1.234');

    await user.keyboard('{Enter}');
    await loadMasks();
    await user.keyboard('01310100');

    expect(field()).toHaveValue('01310-100');
  });
});
