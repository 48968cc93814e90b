import { defineStep, type InputKind, type Step } from '@consorcio/shared/flow';
import { accept, checkEmail, checkNome, refuse } from '@consorcio/shared/validation';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderChat } from '../testing/a-chat';

const required = (typed: string) => (typed.trim() === '' ? refuse('Preencha para continuar!') : accept(typed.trim()));
const asking = (kind: InputKind, more: Partial<Step> = {}): Step => ({
  name: kind,
  leadsTo: ['fim'],
  text: 'Pois não?',
  input: { kind, label: 'Resposta', check: required },
  ...more,
});
const end = defineStep({ name: 'fim', leadsTo: ['end'], text: 'Até mais!' });

const field = () => screen.getByRole('textbox', { name: 'Resposta' });
const send = () => screen.getByRole('button', { name: 'Enviar' });

/** What the alert announces: jsdom does not know generated content. The journeys read it as the description of the field. */
const spoken = () => screen.getByRole('alert').lastElementChild?.getAttribute('data-words');

describe('Composer', () => {
  it('is a labelled form with one labelled field, a send button and a hint', async () => {
    await renderChat({ steps: [asking('text'), end] });

    expect(screen.getByRole('form', { name: 'Sua resposta' })).toContainElement(field());
    expect(send()).toBeEnabled();
    expect(screen.getByText('Enter para enviar')).toBeInTheDocument();
  });

  it.each<[string, (user: ReturnType<typeof userEvent.setup>) => Promise<void>]>([
    ['Enter', (user) => user.keyboard('{Enter}')],
    ['the button', (user) => user.click(send())],
  ])('sends what was typed with %s', async (_, submit) => {
    const user = userEvent.setup();
    const chat = await renderChat({ steps: [asking('text'), end] });

    await user.type(field(), ' Rua das Flores ');
    await submit(user);

    expect(chat.answers).toEqual(['Rua das Flores']);
  });

  it('keeps the focus in the field when the button is pressed', async () => {
    const user = userEvent.setup();
    const chat = await renderChat({ steps: [asking('name'), asking('email')], delayMs: 500 });
    chat.pass(500);
    const first = field();

    await user.type(first, 'Joana');
    await user.click(send());

    expect(first).toHaveFocus();
  });

  it('sends once when Enter and a click happen together', async () => {
    const onSubmit = jest.fn(() => new Promise(() => undefined));
    const step = asking('text', {
      input: { kind: 'text', label: 'Resposta', check: accept, verify: { run: onSubmit, refusal: () => undefined } },
    });
    await renderChat({ steps: [step, end] });
    fireEvent.input(field(), { target: { value: 'Joana' } });

    const form = screen.getByRole('form');
    const button = send();
    act(() => {
      fireEvent.submit(form);
      fireEvent.click(button);
      fireEvent.submit(form);
    });

    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('shows a refusal as an alert at the field, keeps the text, and removes the alert when the text changes', async () => {
    const user = userEvent.setup();
    const chat = await renderChat({
      steps: [asking('name', { input: { kind: 'name', label: 'Resposta', check: checkNome } }), end],
    });

    await user.type(field(), 'J0ana{Enter}');

    const problem = screen.getByRole('alert');
    expect(problem).toHaveTextContent(/^Está correto\? 🤔$/);
    expect(spoken()).toBe('Está correto?');
    expect(field()).toHaveAttribute('aria-describedby', problem.id);
    expect(field()).toBeInvalid();
    expect(field()).toHaveValue('J0ana');
    expect(field()).toHaveFocus();
    expect(chat.spoken).toEqual(['Pois não?']);

    await user.keyboard('{Backspace}');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(field()).toBeValid();
  });

  it('shows and announces the limits of the answer before it is refused, and announces a refusal with them', async () => {
    const user = userEvent.setup();
    const income = asking('money', {
      text: 'Qual é a sua renda?',
      input: {
        kind: 'money',
        label: 'Resposta',
        hint: 'A partir de R$ 100,00',
        check: () => refuse('O valor mínimo é de R$ 100,00'),
      },
    });
    const chat = await renderChat({ steps: [income, end] });

    expect(screen.getByText('A partir de R$ 100,00')).toBeVisible();
    expect(field()).toHaveAccessibleDescription('A partir de R$ 100,00');
    expect(chat.spoken).toEqual(['Qual é a sua renda?', 'A partir de R$ 100,00']);

    await user.type(field(), '1{Enter}');

    expect(screen.getByRole('alert')).toHaveTextContent(/^O valor mínimo é de R\$ 100,00$/);
    expect(screen.getByText('A partir de R$ 100,00')).toBeVisible();
    expect(spoken()).toBe('O valor mínimo é de 100 reais. A partir de 100 reais');
    expect(chat.spoken).toHaveLength(2); // the alert is announced by itself
  });

  it.each([
    [
      { hint: '11 dígitos', reason: 'Identifica quem assina' },
      '11 dígitos Identifica quem assina',
      '11 dígitos. Identifica quem assina',
    ],
    [{ reason: 'Identifica quem assina' }, 'Identifica quem assina', 'Identifica quem assina'],
  ])(
    'shows by the field why the answer is asked for, and announces it once after the question: %j',
    async (notes, shown, announced) => {
      const chat = await renderChat({
        steps: [
          asking('cpf', {
            text: 'Qual é o seu CPF?',
            input: { kind: 'cpf', label: 'Resposta', check: required, ...notes },
          }),
          end,
        ],
      });

      expect(field()).toHaveAccessibleDescription(shown);
      expect(chat.spoken).toEqual(['Qual é o seu CPF?', announced]);
    },
  );

  it('offers beside the refusal of a name the same name as it is taken; a press writes it into the field', async () => {
    const user = userEvent.setup();
    const chat = await renderChat({
      steps: [asking('name', { input: { kind: 'name', label: 'Resposta', hint: 'Só letras', check: checkNome } }), end],
    });
    await user.type(field(), "Maria D'Ávila{Enter}");
    expect(spoken()).toBe('Está correto? Só letras. Aqui cabem só letras e espaços: Usar Maria D Ávila');

    await user.click(screen.getByRole('button', { name: 'Usar Maria D Ávila' }));

    expect(field()).toHaveValue('Maria D Ávila');
    expect(field()).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Usar/ })).not.toBeInTheDocument();
    await user.keyboard(' Lima{Enter}');
    expect(chat.answers).toEqual(['Maria D Ávila Lima']);
  });

  describe('An e-mail that is probably a slip', () => {
    const offer = () => screen.getByRole('button', { name: /^Quis dizer ana@gmail\.com/ });
    async function typeAddress(keys: string) {
      const user = userEvent.setup();
      const chat = await renderChat({
        steps: [asking('email', { input: { kind: 'email', label: 'Resposta', check: checkEmail } }), end],
      });
      await user.type(field(), keys);
      return { user, chat };
    }

    it.each([
      'ana@gmail.con', // taken by the check
      'ana@gmail.com.b', // refused by it
    ])('waits with the sentence of a refusal; a press on the offer sends the right one: %s', async (typed) => {
      const { user, chat } = await typeAddress(`${typed}{Enter}`);
      expect(chat.answers).toEqual([]);
      expect(screen.getByRole('alert')).toHaveTextContent('E-mail inválido 🤔');
      expect(spoken()).toBe('E-mail inválido. Quis dizer ana@gmail.com?');
      expect(field()).toHaveFocus();

      await user.tab();
      await user.tab();
      expect(offer()).toHaveFocus();
      await user.keyboard('{Enter}');
      expect(chat.answers).toEqual(['ana@gmail.com']);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });

    it('is sent as it is when it is sent again, but not by a double tap', async () => {
      const now = jest.spyOn(performance, 'now').mockReturnValue(0);
      const { user, chat } = await typeAddress('ana@gmail.con');
      await user.dblClick(send());
      expect(chat.answers).toEqual([]);

      now.mockReturnValue(300);
      await user.click(send());
      now.mockRestore();
      expect(chat.answers).toEqual(['ana@gmail.con']);
    });

    it('is offered no longer once the visitor corrects it', async () => {
      const { user, chat } = await typeAddress('ana@gmail.con{Enter}');
      await user.keyboard('{Backspace}');
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      await user.keyboard('m{Enter}');
      expect(chat.answers).toEqual(['ana@gmail.com']);
    });
  });

  it('shows the same refusal again as a new alert, so that screen readers read it again', async () => {
    const user = userEvent.setup();
    await renderChat({ steps: [asking('text'), end] });

    await user.click(send());
    const first = screen.getByRole('alert');
    await user.click(send());

    expect(screen.getByRole('alert')).toHaveTextContent('Preencha para continuar!');
    expect(screen.getByRole('alert')).not.toBe(first);
  });

  it('locks the text while the server checks it, and unlocks it when it is refused', async () => {
    const user = userEvent.setup();
    let settle: (value: unknown) => void = () => undefined;
    const step = asking('text', {
      input: {
        kind: 'text',
        label: 'Resposta',
        check: accept,
        verify: {
          run: () =>
            new Promise((resolve) => {
              settle = resolve;
            }),
          refusal: () => 'Palavra não permitida.',
        },
      },
    });
    await renderChat({ steps: [step, end] });

    await user.type(field(), 'Joana{Enter}');
    expect(field()).toHaveAttribute('aria-readonly', 'true');
    expect(send()).toHaveAttribute('aria-busy', 'true');
    expect(send()).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('x');
    expect(field()).toHaveValue('Joana');

    await act(async () => settle({}));
    expect(screen.getByRole('alert')).toHaveTextContent('Palavra não permitida.');
    await user.keyboard('s');
    expect(field()).toHaveValue('Joanas');
  });

  it('converts a coupon to capitals, keeps the caret position, and does not send an empty one', async () => {
    const user = userEvent.setup();
    const chat = await renderChat({ steps: [asking('coupon'), end] });
    expect(send()).toHaveAttribute('aria-disabled', 'true');

    await user.click(send());
    await user.click(field());
    await user.keyboard('{Enter}');
    expect(chat.answers).toEqual([]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    await user.keyboard('promo１０');
    expect(field()).toHaveValue('PROMO10');
    expect(send()).not.toHaveAttribute('aria-disabled');

    await user.keyboard('{ArrowLeft}{ArrowLeft}x{Enter}');
    expect(chat.answers).toEqual(['PROMOX10']);
  });

  it('allows several lines in long answers, and sends them with Enter', async () => {
    const user = userEvent.setup();
    const chat = await renderChat({ steps: [asking('long-text'), end] });

    await user.type(field(), 'Gostei{Shift>}{Enter}{/Shift}muito{Enter}');

    expect(chat.answers).toEqual(['Gostei\nmuito']);
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'does not send with the Enter of a composition: %j',
    async (of) => {
      const chat = await renderChat({ steps: [asking('long-text'), end] });
      fireEvent.input(field(), { target: { value: 'Gostei' } });

      fireEvent.keyDown(field(), { key: 'Enter', ...of });

      expect(chat.answers).toEqual([]);
    },
  );

  it('sends a long answer with Enter in Safari 15, which cannot submit a form by itself', async () => {
    const { requestSubmit } = HTMLFormElement.prototype;
    Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit');
    const user = userEvent.setup();
    const chat = await renderChat({ steps: [asking('long-text'), end] });

    await user.type(field(), 'Gostei{Enter}');
    HTMLFormElement.prototype.requestSubmit = requestSubmit;

    expect(chat.answers).toEqual(['Gostei']);
  });

  it('keeps the focus when a field of several lines replaces one line', async () => {
    const user = userEvent.setup();
    await renderChat({ steps: [asking('text', { leadsTo: ['long-text'] }), asking('long-text'), end] });

    await user.type(field(), 'Sim{Enter}');

    expect(field()).toHaveProperty('tagName', 'TEXTAREA');
    expect(field()).toHaveFocus();
  });

  it.each<[InputKind, Record<string, string>]>([
    ['name', { autocomplete: 'name', autocapitalize: 'words', inputmode: 'text' }],
    ['money', { autocomplete: 'off', inputmode: 'decimal' }],
    ['email', { autocomplete: 'email', autocapitalize: 'none', inputmode: 'email', spellcheck: 'false' }],
    ['phone', { autocomplete: 'tel-national', inputmode: 'tel' }],
    ['cpf', { autocomplete: 'off', inputmode: 'numeric' }],
    ['cnpj', { autocomplete: 'off', autocapitalize: 'characters', inputmode: 'text' }],
    ['cpf-cnpj', { autocapitalize: 'characters', inputmode: 'text' }],
    ['cep', { autocomplete: 'postal-code', inputmode: 'numeric' }],
    ['date', { autocomplete: 'bday', inputmode: 'numeric' }],
    ['coupon', { autocapitalize: 'characters', inputmode: 'text' }],
    ['long-text', { autocapitalize: 'sentences' }],
  ])('opens the right keyboard for %s', async (kind, attributes) => {
    await renderChat({ steps: [asking(kind), end] });

    expect(field()).toHaveAttribute('enterkeyhint', 'send');
    for (const [name, value] of Object.entries(attributes)) expect(field()).toHaveAttribute(name, value);
  });

  it("prefers the step's autocomplete and example to those of the kind", async () => {
    const step = asking('name', {
      input: {
        kind: 'name',
        label: 'Resposta',
        autocomplete: 'given-name',
        placeholder: 'Como na sua festa',
        check: accept,
      },
    });
    await renderChat({ steps: [step, end] });

    expect(field()).toHaveAttribute('autocomplete', 'given-name');
    expect(screen.getByPlaceholderText('Como na sua festa')).toBe(field());
  });

  it('sends the text to the engine as the draft at each key press', async () => {
    const user = userEvent.setup();
    const chat = await renderChat({ steps: [asking('text'), end] });

    await user.type(field(), 'Joa');

    expect(chat.driver.snapshot().draft).toBe('Joa');
  });

  it('starts with the initial text of the step', async () => {
    const step = asking('text', { input: { kind: 'text', label: 'Resposta', check: accept, initial: () => 'Joana' } });
    await renderChat({ steps: [step, end] });

    expect(field()).toHaveValue('Joana');
  });
});
