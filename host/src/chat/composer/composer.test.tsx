import type { Field, InputKind, Step } from '@consorcio/shared/flow';
import { aPromise } from '@consorcio/shared/testing';
import { accept, checkEmail, checkNome, checkNomeContrato, refuse } from '@consorcio/shared/validation';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asking, answerField as field, renderChat, resting } from '../testing/a-chat';
import { suggestionFor } from './suggestion';

const required = (typed: string) => (typed.trim() === '' ? refuse('Preencha para continuar!') : accept(typed.trim()));

async function ask(kind: InputKind, input: Partial<NonNullable<Step['input']>> = {}, more: Partial<Step> = {}) {
  const first = asking(kind, { check: required, ...input }, { leadsTo: ['fim'], ...more });
  const chat = await renderChat({ steps: [first, resting] });
  return { user: userEvent.setup(), chat };
}

const send = () => screen.getByRole('button', { name: 'Enviar' });

/** What the alert announces: jsdom does not know generated content. The journeys read it as the description of the field. */
const spoken = () => screen.getByRole('alert').lastElementChild?.getAttribute('data-words');

describe('Composer', () => {
  it.each(['Enter', 'the button'])('is a labelled form, which sends what was typed with %s', async (how) => {
    const { user, chat } = await ask('text');
    const form = screen.getByRole('form', { name: 'Sua resposta' });
    expect(form).toContainElement(screen.getByRole('textbox', { name: 'Resposta' }));
    expect(screen.getByText('Enter para enviar')).toBeInTheDocument();
    await user.type(field(), ' Rua ');
    expect(chat.driver.snapshot().draft).toBe(' Rua ');
    await (how === 'Enter' ? user.keyboard('{Enter}') : user.click(send()));
    expect(chat.answers).toEqual(['Rua']);
  });

  it('keeps the focus in the field when the button is pressed, and nothing typed before the next question', async () => {
    const user = userEvent.setup();
    const chat = await renderChat({
      steps: [
        ...[asking('name', {}, { leadsTo: ['email'] }), asking('email', {}, { leadsTo: ['long-text'] })],
        asking('long-text'),
      ],
      delayMs: 500,
    });
    chat.pass(500);
    const first = field();
    await user.type(first, 'Joana');
    await user.click(send());
    expect(first).toHaveFocus();
    await user.keyboard('antes');
    chat.pass(500);
    expect(field()).toBe(first);
    expect(first).toHaveFocus();
    expect(first).toHaveValue('');

    await user.keyboard('a{Enter}');
    chat.pass(500);
    expect(field()).toHaveProperty('tagName', 'TEXTAREA');
    expect(field()).toHaveFocus();
  });

  it('sends once when Enter and a click happen together', async () => {
    const run = jest.fn(() => new Promise(() => undefined));
    await ask('text', { verify: { run, refusal: () => undefined } });
    fireEvent.input(field(), { target: { value: 'Joana' } });
    act(() => {
      fireEvent.submit(screen.getByRole('form'));
      fireEvent.click(send());
      fireEvent.submit(screen.getByRole('form'));
    });
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('shows a refusal as an alert at the field, keeps the text, and removes the alert when the text changes', async () => {
    const { user, chat } = await ask('name', { check: checkNome });

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
    const hint = 'A partir de R$ 100,00';
    const { user, chat } = await ask('money', { hint, check: () => refuse('O valor mínimo é de R$ 100,00') });
    expect(screen.getByText(hint)).toBeVisible();
    expect(field()).toHaveAccessibleDescription(hint);
    expect(chat.spoken).toEqual(['Pois não?', hint]);

    await user.type(field(), '1{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent(/^O valor mínimo é de R\$ 100,00$/);
    expect(screen.getByText(hint)).toBeVisible();
    expect(spoken()).toBe('O valor mínimo é de 100 reais. A partir de 100 reais');
    expect(chat.spoken).toHaveLength(2); // the alert is announced by itself
  });

  it.each([
    ['11 dígitos', '11 dígitos Identifica quem assina', '11 dígitos. Identifica quem assina'],
    [undefined, 'Identifica quem assina', 'Identifica quem assina'],
  ])(
    'shows why the answer is asked for, and announces it once after the question: %s',
    async (hint, shown, announced) => {
      const { chat } = await ask('cpf', { hint, reason: 'Identifica quem assina' });
      expect(field()).toHaveAccessibleDescription(shown);
      expect(chat.spoken).toEqual(['Pois não?', announced]);
    },
  );

  it('offers beside the refusal of a name the same name as it is taken; a press writes it into the field', async () => {
    const { user, chat } = await ask('name', { hint: 'Só letras', check: checkNome });

    await user.type(field(), "Maria D'Ávila{Enter}");
    expect(spoken()).toBe('Está correto? Só letras. Aqui cabem só letras e espaços: Usar Maria D Ávila');

    await user.click(screen.getByRole('button', { name: 'Usar Maria D Ávila' }));
    expect(field()).toHaveValue('Maria D Ávila');
    expect(field()).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Usar/ })).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(chat.answers).toEqual(['Maria D Ávila']);
  });

  describe('An e-mail that is probably a slip', () => {
    async function typeAddress(keys: string) {
      const asked = await ask('email', { check: checkEmail });
      await asked.user.type(field(), keys);
      return asked;
    }

    it.each([
      'a@gmail.con', // taken by the check
      'a@gmail.com.b', // refused by it
    ])('waits with the sentence of a refusal; a press on the offer sends the right one: %s', async (typed) => {
      const { user, chat } = await typeAddress(`${typed}{Enter}`);
      expect(chat.answers).toEqual([]);
      expect(screen.getByRole('alert')).toHaveTextContent('E-mail inválido 🤔');
      expect(spoken()).toBe('E-mail inválido. Quis dizer a@gmail.com?');
      expect(field()).toHaveFocus();

      await user.tab();
      await user.tab();
      expect(screen.getByRole('button', { name: /^Quis dizer a@gmail\.com/ })).toHaveFocus();
      await user.keyboard('{Enter}');
      expect(chat.answers).toEqual(['a@gmail.com']);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });

    it('is sent as it is when it is sent again, but not by a double tap', async () => {
      const now = jest.spyOn(performance, 'now').mockReturnValue(0);
      const { user, chat } = await typeAddress('a@gmail.con');

      await user.dblClick(send());
      expect(chat.answers).toEqual([]);

      now.mockReturnValue(300);
      await user.click(send());
      now.mockRestore();
      expect(chat.answers).toEqual(['a@gmail.con']);
    });

    it('is offered no longer once the visitor corrects it', async () => {
      const { user, chat } = await typeAddress('a@gmail.con{Enter}{Backspace}');
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      await user.keyboard('m{Enter}');
      expect(chat.answers).toEqual(['a@gmail.com']);
    });
  });

  it('locks the text while the server checks it, also for a paste, and unlocks it when it is refused', async () => {
    const { promise, resolve } = aPromise();
    const { user } = await ask('text', { verify: { run: () => promise, refusal: () => 'Palavra não permitida.' } });
    await user.type(field(), 'Joana{Enter}');
    expect(field()).toHaveAttribute('aria-readonly', 'true');
    expect(send()).toHaveAttribute('aria-busy', 'true');
    expect(send()).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('x');
    await user.paste('x'.repeat(1000));
    expect(field()).toHaveValue('Joana');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    await act(async () => resolve({}));
    expect(screen.getByRole('alert')).toHaveTextContent('Palavra não permitida.');
    await user.keyboard('s');
    expect(field()).toHaveValue('Joanas');
  });

  it('shows the same refusal again as a new alert, so that screen readers read it again', async () => {
    const { user } = await ask('text');
    await user.click(send());
    const first = screen.getByRole('alert');
    await user.click(send());
    expect(first).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Preencha para continuar!');
  });

  it('converts a coupon to capitals, keeps the caret position, and does not send an empty one', async () => {
    const { user, chat } = await ask('coupon');

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

  it.each(['', ', also in Safari 15, which cannot submit a form by itself'])(
    'allows several lines in long answers, and sends them with Enter%s',
    async (how) => {
      const { requestSubmit } = HTMLFormElement.prototype;
      if (how !== '') Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit');
      const { user, chat } = await ask('long-text');
      await user.type(field(), 'Oi{Shift>}{Enter}{/Shift}gostei{Enter}');
      HTMLFormElement.prototype.requestSubmit = requestSubmit;
      expect(chat.answers).toEqual(['Oi\ngostei']);
    },
  );

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'does not send with the Enter of a composition: %j',
    async (of) => {
      const { chat } = await ask('long-text');
      fireEvent.input(field(), { target: { value: 'Gostei' } });
      fireEvent.keyDown(field(), { key: 'Enter', ...of });
      expect(chat.answers).toEqual([]);
    },
  );

  it.each<[InputKind, Record<string, string>]>([
    ['name', { autocomplete: 'name', autocapitalize: 'words', inputmode: 'text' }],
    ['email', { autocomplete: 'email', autocapitalize: 'none', inputmode: 'email', spellcheck: 'false' }],
    ['cnpj', { autocomplete: 'off', autocapitalize: 'characters', inputmode: 'text' }],
    ['cpf-cnpj', { autocapitalize: 'characters', inputmode: 'text' }],
    ['cep', { autocomplete: 'postal-code', inputmode: 'numeric' }],
    ['date', { autocomplete: 'bday', inputmode: 'numeric' }],
    ['coupon', { autocapitalize: 'characters', inputmode: 'text' }],
    ['long-text', { autocapitalize: 'sentences' }],
    // Others: e2e/journeys/touch.journey.ts.
  ])('opens the right keyboard for %s', async (kind, attributes) => {
    await ask(kind);
    expect(field()).toHaveAttribute('enterkeyhint', 'send');
    for (const [name, value] of Object.entries(attributes)) expect(field()).toHaveAttribute(name, value);
  });

  it('has the initial text, the autocomplete and the example of the step rather than those of the kind', async () => {
    await ask('name', { initial: () => 'Joana', autocomplete: 'given-name', placeholder: 'Como na sua festa' });
    expect(field()).toHaveValue('Joana');
    expect(field()).toHaveAttribute('autocomplete', 'given-name');
    expect(screen.getByPlaceholderText('Como na sua festa')).toBe(field());
  });
});

describe('suggestionFor', () => {
  const email: Field = { kind: 'email', label: 'Seu e-mail' };
  const name: Field = { kind: 'name', label: 'Nome', autocomplete: 'name' };

  it.each([
    ['gmail.com', ['gmail.con', 'GMAIL.CON', 'gmal.com', 'gmaill.com', 'gmailcom', 'gmail.com.b', 'gmail.com.br']],
    ['hotmail.com', ['hotmial.com', 'hotmial.con', 'hotmail.co']],
    ['outlook.com', ['outlok.com']],
    ['yahoo.com.br', ['yahoo.com.b', 'yaho.com.br']],
    ['icloud.com', ['iclod.com']],
    ['uol.com.br', ['uol.com.nr']],
    ['terra.com.br', ['terra.co.br']],
    ['empresa.com', ['empresa.cmo']],
    ['empresa.com.br', ['empresa.vom.br', 'empresa.com.rb']],
  ])('suggests an e-mail at %s for one at %j', (meant, typed) => {
    const suggested = typed.map((domain) => suggestionFor(email, `Ana.Lima@${domain}`, checkEmail)?.answer);
    expect(suggested).toEqual(typed.map(() => `Ana.Lima@${meant}`));
  });

  it.each([
    ...['gmail.com', 'ymail.com', 'mail.com', 'email.com', 'gmx.com', 'aol.com', 'me.com', 'cloud.com', 'globo.com'],
    ...['yahoo.com', 'yahoo.com.br', 'yahoo.com.ar', 'yahoo.co.uk', 'hotmail.com.br', 'hotmail.fr', 'live.com.br'],
    ...['uol.com.br', 'bol.com.br', 'bol.com', 'sol.com.br', 'serra.com.br', 'empresa.co', 'empresa.cm'],
    ...['empresa.com.br', 'gmail', '', 'gmail.com, bia@gmail.con'],
  ])('suggests no other e-mail than one at %j', (domain) => {
    expect(suggestionFor(email, `ana@${domain}`, checkEmail)).toBeUndefined();
  });

  it.each<readonly [typed: string, answer: string | undefined]>([
    ["Maria D'Ávila", 'Maria D Ávila'],
    ['Maria D’Ávila', 'Maria D Ávila'],
    ['Ana-Maria Souza', 'Ana Maria Souza'],
    ["Sant'Anna Lima", 'Sant Anna Lima'],
    ['Ana M. Lima 2', 'Ana M Lima'],
    ['Pedro de Alcântara Francisco Antônio', 'Pedro A F Antônio'],
    ["Maria das Dores e Silva D'Ávila Albuquerque", 'Maria D S D Á Albuquerque'],
    ...['Ana Lima', 'Ana', 'R2D2 Lima', '12 34', '', 'Анна Лима'].map((typed) => [typed, undefined] as const),
    [`${'a'.repeat(20)} ${'b'.repeat(20)}`, undefined],
    ['- '.repeat(100), undefined],
  ])('suggests for %j the name %s', (typed, answer) => {
    expect(suggestionFor(name, typed, checkNomeContrato(0))?.answer).toBe(answer);
  });

  it('suggests a first name, and none for a company', () => {
    const company = { ...name, label: 'Razão social', autocomplete: 'organization' };
    expect(suggestionFor({ ...name, autocomplete: 'given-name' }, "Sant'Anna", checkNome)?.answer).toBe('Sant Anna');
    expect(suggestionFor(company, 'Padaria Central de São José dos Campos', checkNomeContrato(1))).toBeUndefined();
  });
});
