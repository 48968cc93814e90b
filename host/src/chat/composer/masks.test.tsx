import type { InputKind, Step } from '@consorcio/shared/flow';
import type { MaskedKind as AnyMaskedKind } from '@consorcio/shared/ui';
import { accept } from '@consorcio/shared/validation';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderChat } from '../testing/a-chat';

type MaskedKind = InputKind & AnyMaskedKind;

const asking = (kind: MaskedKind, initial = ''): Step => ({
  name: kind,
  leadsTo: ['end'],
  text: 'Pois não?',
  input: { kind, label: 'Resposta', check: accept, initial: () => initial },
});
const field = () => screen.getByLabelText('Resposta'); // by role, hundreds of keys would take long

/** The chat with a question of a kind, once the mask's chunk is there. */
async function renderMasked(kind: MaskedKind, initial?: string) {
  const chat = await renderChat({ steps: [asking(kind, initial)] });
  await act(async () => void (await import('@consorcio/shared/masks')));
  return chat;
}

describe.each<[MaskedKind, [string, string][]]>([
  [
    'money',
    [
      ['60000', '60.000'],
      ['60000,5', '60.000,5'],
      ['60000,00', '60.000,00'],
      ['29.999,99', '29.999,99'],
      ['1.234.567,89', '1.234.567,89'],
      ['1234.56', '1.234,56'],
      ['12,345', '12,34'],
      ['abc12', '12'],
      ['0,5', '0,5'],
    ],
  ],
  [
    'phone',
    [
      ['11987654321', '(11) 98765-4321'],
      ['119876', '(11) 9876'],
      ['(11) 98765-4321', '(11) 98765-4321'],
      ['119876543210', '(11) 98765-4321'],
      ['+5511987654321', '(11) 98765-4321'],
      ['55987654321', '(55) 98765-4321'],
    ],
  ],
  [
    'cpf',
    [
      ['52998224725', '529.982.247-25'],
      ['529.982.247-25', '529.982.247-25'],
      ['5299x8', '529.98'],
    ],
  ],
  [
    'cnpj',
    [
      ['11222333000181', '11.222.333/0001-81'],
      ['12abc34501de35', '12.ABC.345/01DE-35'],
      ['12abc34501dexx', '12.ABC.345/01DE-'],
    ],
  ],
  [
    'cpf-cnpj',
    [
      ['52998224725', '529.982.247-25'],
      ['11222333000181', '11.222.333/0001-81'],
      ['12abc34501de35', '12.ABC.345/01DE-35'],
    ],
  ],
  [
    'cep',
    [
      ['01310100', '01310-100'],
      ['01310-100', '01310-100'],
    ],
  ],
  [
    'date',
    [
      ['21051990', '21/05/1990'],
      ['21/05/1990', '21/05/1990'],
    ],
  ],
])('The mask of %s', (kind, cases) => {
  it.each(cases)('shapes %s, typed key by key, as %s', async (keys, shown) => {
    const user = userEvent.setup();
    const chat = await renderMasked(kind);

    await user.type(field(), keys);

    expect(field()).toHaveValue(shown);
    expect(chat.driver.snapshot().draft).toBe(shown);
  });
});

describe.each<[MaskedKind, [string, string][]]>([
  [
    'money',
    [
      ['60.000,00', '60.000,00'],
      ['R$\u00a060.000,00', '60.000,00'],
      [' 60000 ', '60.000'],
      ['1234.56', '1.234,56'],
      ['1.234', '1.234'],
      ['60 000,00', '60.000,00'],
    ],
  ],
  [
    'phone',
    [
      ['+55 11 98765-4321', '(11) 98765-4321'],
      ['+5511987654321', '(11) 98765-4321'],
      ['5511987654321', '(11) 98765-4321'],
      ['0055 11 98765 4321', '(11) 98765-4321'],
      ['011 98765-4321', '(11) 98765-4321'],
      ['(11)\u00a098765\u20114321', '(11) 98765-4321'],
      ['55 98765-4321', '(55) 98765-4321'],
      ['55987654321', '(55) 98765-4321'],
    ],
  ],
  [
    'cpf',
    [
      [' 529.982.247-25 ', '529.982.247-25'],
      ['529 982\u00a0247 25', '529.982.247-25'],
    ],
  ],
  [
    'cnpj',
    [
      ['12.abc.345/01de-35', '12.ABC.345/01DE-35'],
      ['12 abc 345 01de 35', '12.ABC.345/01DE-35'],
    ],
  ],
  [
    'cpf-cnpj',
    [
      ['11.222.333/0001-81', '11.222.333/0001-81'],
      ['529.982.247-25', '529.982.247-25'],
    ],
  ],
  [
    'cep',
    [
      ['01.310-100', '01310-100'],
      ['01310\u00a0100', '01310-100'],
    ],
  ],
  [
    'date',
    [
      ['1990-05-21', '21/05/1990'],
      ['1/5/1990', '01/05/1990'],
      ['21.05.1990', '21/05/1990'],
    ],
  ],
])('The mask of %s', (kind, cases) => {
  it.each(cases)('shapes %j, pasted, as %s', async (text, shown) => {
    const user = userEvent.setup();
    await renderMasked(kind);

    await user.click(field());
    await user.paste(text);

    expect(field()).toHaveValue(shown);
  });
});

describe('Masks', () => {
  it('let answers be typed before their chunk is there, and lose nothing', async () => {
    const user = userEvent.setup();
    await renderChat({ steps: [asking('phone')] });
    fireEvent.input(field(), { target: { value: '1198765' } });

    await waitFor(() => expect(field()).toHaveValue('(11) 98765'));
    await user.type(field(), '4321');

    expect(field()).toHaveValue('(11) 98765-4321');
  });

  it('take up an amount half typed with a point', async () => {
    const user = userEvent.setup();
    await renderChat({ steps: [asking('money')] });
    fireEvent.input(field(), { target: { value: '29.9' } });
    await waitFor(() => expect(field()).toHaveValue('29,9'));

    await user.type(field(), '99,99');

    expect(field()).toHaveValue('29.999,99');
  });

  it('shape what the step proposes', async () => {
    await renderMasked('phone', '11987654321');

    expect(field()).toHaveValue('(11) 98765-4321');
  });

  it.each([
    ['money', '60.000,0'],
    ['phone', '(11) 98'],
    ['cnpj', '12.ABC'],
  ] as const)('keep a half-typed %s of an earlier visit', async (kind, draft) => {
    const chat = await renderChat({
      steps: [asking(kind)],
      stored: {
        transcript: [{ id: 0, sender: 'bot', text: 'Pois não?', at: 0 }],
        place: { segment: 'demo', step: kind },
        phase: { kind: 'waiting', token: 4 },
        token: 4,
        draft,
      },
    });
    await act(async () => void (await import('@consorcio/shared/masks')));

    expect(field()).toHaveValue(draft);
    expect(chat.driver.snapshot().phase.kind).toBe('waiting');
  });

  it('put on after a refusal leave its sentence where it is', async () => {
    await renderChat({
      steps: [asking('cep')],
      stored: {
        transcript: [{ id: 0, sender: 'bot', text: 'Pois não?', at: 0 }],
        place: { segment: 'demo', step: 'cep' },
        phase: { kind: 'waiting', token: 4, problem: 'CEP inválido' },
        token: 4,
        draft: '0131010', // sent before the mask's chunk was there
      },
    });
    await act(async () => void (await import('@consorcio/shared/masks')));

    expect(field()).toHaveValue('01310-10');
    expect(screen.getByRole('alert')).toHaveTextContent('CEP inválido');
  });

  it('let the middle of an answer be mended', async () => {
    const user = userEvent.setup();
    await renderMasked('cep');
    await user.type(field(), '01310100');

    await user.keyboard('{ArrowLeft>5/}{Backspace}9');

    expect(field()).toHaveValue('01390-100');
  });

  it.each(['change', 'animationStart'] as const)(
    'hear what the browser filled in without a key press (%s)',
    async (event) => {
      const chat = await renderMasked('phone');
      const input = field();
      // As a browser does it: past the page's scripts.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '+5511987654321');

      fireEvent[event](input);

      expect(input).toHaveValue('(11) 98765-4321');
      expect(chat.driver.snapshot().draft).toBe('(11) 98765-4321');
    },
  );

  it('change with the question, on the same field', async () => {
    const user = userEvent.setup();
    const steps: Step[] = [{ ...asking('money'), leadsTo: ['cep'] }, asking('cep')];
    await renderChat({ steps });
    await act(async () => void (await import('@consorcio/shared/masks')));
    await user.type(field(), '1234');
    expect(field()).toHaveValue('1.234');

    await user.keyboard('{Enter}');
    await act(async () => void (await import('@consorcio/shared/masks')));
    await user.keyboard('01310100');

    expect(field()).toHaveValue('01310-100');
  });
});
