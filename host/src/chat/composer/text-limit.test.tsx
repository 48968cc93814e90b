import type { InputKind, Step } from '@consorcio/shared/flow';
import { compose } from '@consorcio/shared/testing/page';
import { accept, refuse } from '@consorcio/shared/validation';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderChat } from '../testing/a-chat';

const asking = (kind: InputKind, more: Partial<Step> = {}): Step => ({
  name: kind,
  leadsTo: ['end'],
  text: 'Pois não?',
  input: { kind, label: 'Resposta', check: accept },
  ...more,
});
const field = () => screen.getByLabelText<HTMLInputElement>('Resposta');
const loadMasks = () => act(async () => void (await import('@consorcio/shared/masks')));
const cut = 'O texto passou de 200 caracteres e foi cortado.';
const cutComment = 'O texto passou de 2000 caracteres e foi cortado.';
const tenMegabytes = (character: string) => character.repeat(10_000_000);

async function renderAsked(kind: InputKind) {
  const user = userEvent.setup({ delay: null });
  const chat = await renderChat({ steps: [asking(kind)] });
  await loadMasks();
  await user.click(field());
  return { user, chat };
}

describe('A paste of 10 MB', () => {
  it.each<[InputKind, character: string, shown: string, sentence: string]>([
    ['text', 'x', 'x'.repeat(200), cut],
    ['name', 'á', 'á'.repeat(200), cut],
    ['email', '@', '@'.repeat(200), cut],
    ['coupon', 'x', 'X'.repeat(200), cut],
    ['long-text', 'x', 'x'.repeat(2000), cutComment],
    ['money', '9', '999.999.999', cut],
    ['phone', '9', '(99) 99999-9999', cut],
    ['cpf', '9', '999.999.999-99', cut],
    ['cnpj', 'a', 'AA.AAA.AAA/AAAA-', cut],
    ['cpf-cnpj', '9', '99.999.999/9999-99', cut],
    ['cep', '9', '99999-999', cut],
    ['date', '9', '99/99/9999', cut],
  ])(
    'into a field for %s is cut in the field, the draft and the answer, and says so',
    async (kind, character, shown, sentence) => {
      const { user, chat } = await renderAsked(kind);
      await user.paste(tenMegabytes(character));

      expect(field()).toHaveValue(shown);
      expect(chat.driver.snapshot().draft).toBe(shown);
      expect(screen.getByRole('alert')).toHaveTextContent(sentence);
      expect(field()).toHaveAttribute('aria-describedby', screen.getByRole('alert').id);

      await user.keyboard('{Enter}');
      expect(chat.answers).toEqual([shown]);
    },
  );

  it('keeps what was typed before and after the caret', async () => {
    const { user } = await renderAsked('text');
    await user.keyboard('Rua 10{ArrowLeft>2/}');
    await user.paste(tenMegabytes('x'));

    expect(field()).toHaveValue(`Rua ${'x'.repeat(194)}10`);
  });

  it('of spaces around a name is a name, without a sentence', async () => {
    const { user } = await renderAsked('name');
    await user.paste(`${tenMegabytes(' ')}Marina${tenMegabytes('\n')}`);

    expect(field()).toHaveValue('Marina');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('A text that is too long', () => {
  it('is cut as it is typed; a text of exactly the limit is not', async () => {
    const { user, chat } = await renderAsked('text');
    await user.paste('x'.repeat(199));
    await user.keyboard('y');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    await user.keyboard('z');

    expect(screen.getByRole('alert')).toHaveTextContent(cut);
    expect(chat.driver.snapshot().draft).toBe(`${'x'.repeat(199)}y`);
  });

  it('is refused like any other text: the reason replaces the sentence', async () => {
    const user = userEvent.setup({ delay: null });
    await renderChat({
      steps: [asking('text', { input: { kind: 'text', label: 'Resposta', check: () => refuse('Longo demais') } })],
    });
    await user.click(field());
    await user.paste('x'.repeat(201));
    await user.keyboard('{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Longo demais');
    expect(field()).toBeInvalid();

    await user.paste('y');
    expect(screen.getByRole('alert')).toHaveTextContent(cut);
  });

  it.each(['input', 'change', 'animationStart'] as const)('is cut when the browser fills it in (%s)', async (event) => {
    const { chat } = await renderAsked('phone');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), tenMegabytes('1'));
    fireEvent[event](field());

    expect(field()).toHaveValue('(11) 11111-1111');
    expect(chat.driver.snapshot().draft).toBe('(11) 11111-1111');
    expect(screen.getByRole('alert')).toHaveTextContent(cut);
  });

  it('is cut when the keyboard has composed it', async () => {
    const { chat } = await renderAsked('text');
    compose(field(), [`${'x'.repeat(199)}ção`]);
    fireEvent(field(), new InputEvent('input', { inputType: 'insertCompositionText', bubbles: true })); // Firefox's last event

    expect(field()).toHaveValue(`${'x'.repeat(199)}ç`);
    expect(chat.driver.snapshot().draft).toBe(`${'x'.repeat(199)}ç`);
    expect(screen.getByRole('alert')).toHaveTextContent(cut);
  });

  it('stays out of the field while the server checks the answer', async () => {
    const user = userEvent.setup({ delay: null });
    const verify = { run: () => new Promise(() => undefined), refusal: () => undefined };
    await renderChat({
      steps: [asking('text', { input: { kind: 'text', label: 'Resposta', check: accept, verify } })],
    });
    await user.type(field(), 'Joana{Enter}');
    await user.paste(tenMegabytes('x'));

    expect(field()).toHaveValue('Joana');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
