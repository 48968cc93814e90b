import { act, fireEvent } from '@testing-library/react';
import { forgetCard, keptCard } from '../../kept-card';
import {
  field,
  fieldTexts,
  fillIn,
  goodForm,
  payButton,
  showCardForm,
  submitCardForm,
  typedFields,
} from './testing/a-card-form';

beforeEach(forgetCard);

describe('A card that was refused', () => {
  async function refuse() {
    const form = showCardForm();
    await fillIn(form.user);
    await form.user.click(payButton());
    form.unmount();
  }

  it('is restored for the same proposal, without its security code', async () => {
    await refuse();
    const { user, onSubmit } = showCardForm();

    expect(fieldTexts()).toEqual(['4111 1111 1111 1111', 'Marina Prado', '09/2031', '', '529.982.247-25', '3']);
    for (const name of typedFields) expect(field(name)).toBeValid();

    await user.click(payButton());
    expect(field('codigo')).toHaveFocus();
    await user.keyboard('321');
    await user.click(payButton());
    expect(onSubmit.mock.calls).toEqual([[{ ...goodForm, codigo: '321' }]]);
  });

  it('is not restored for another proposal, and then not for the first one either', async () => {
    await refuse();
    for (const propostaID of [7002, 7001]) {
      const { unmount } = showCardForm({ propostaID });
      expect(fieldTexts()).toEqual(['', '', '', '', '', '']);
      unmount();
    }
  });

  it('is also kept when the visitor went back with an incomplete form', async () => {
    const { user, unmount } = showCardForm();
    await user.type(field('numero'), '41111');
    unmount();

    showCardForm();
    expect(field('numero')).toHaveValue('4111 1');
  });
});

describe('The data of the card', () => {
  const secrets = /4111|Marina|52998|529\.982|09\/2031|987/i;

  it('are nowhere after the form is unmounted', async () => {
    const methods = ['log', 'info', 'warn', 'error', 'debug'] as const;
    const consoles = methods.map((method) => jest.spyOn(console, method).mockImplementation(() => undefined));
    const { unmount, said } = await submitCardForm({ codigo: '987' });
    unmount();

    expect(document.documentElement.outerHTML).not.toMatch(secrets);
    const stored = [{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href];
    expect(JSON.stringify(stored)).not.toMatch(secrets);
    expect(history.state).toBeNull();
    expect(said().join()).not.toMatch(secrets);
    expect(consoles.flatMap(({ mock }) => mock.calls)).toEqual([]);
    jest.restoreAllMocks();
  });

  it('are never written into an attribute, and the security code is never drawn', async () => {
    const first = showCardForm();
    await fillIn(first.user);
    first.unmount();
    const { user, container } = showCardForm(); // the kept texts are written into the fields
    await user.type(field('codigo'), '987');

    const attributes = [...container.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].map(({ value }) => value),
    );
    expect(attributes.filter((value) => secrets.test(value))).toEqual([]);
    expect(container).not.toHaveTextContent('987');
  });
});

type Form = ReturnType<typeof showCardForm>;

describe('A form that leaves the page', () => {
  it.each<[way: string, before: (form: Form) => Promise<void> | void]>([
    [
      'after it was sent with the key Enter and answered',
      async ({ user, update }) => {
        await user.keyboard('{Enter}');
        update({ isSubmitting: true });
      },
    ],
    [
      'after it was sent with the button and answered',
      async ({ user, update }) => {
        await user.click(payButton());
        update({ isSubmitting: true });
      },
    ],
    ['with a problem on it', ({ update }) => update({ problem: 'Você está sem internet.' })],
    ['replaced while the visitor types', () => undefined],
  ])('%s, leaves no text and no focus in its fields', async (_way, before) => {
    const form = showCardForm();
    await fillIn(form.user);
    act(() => field('codigo').focus());
    const inputs = typedFields.map(field);
    await before(form);
    form.unmount();

    expect(inputs.map(({ value }) => value)).toEqual(['', '', '', '', '']);
    expect(inputs).not.toContain(document.activeElement);
  });

  it('takes the focus from its field while the field is on the page', () => {
    const { unmount } = showCardForm();
    act(() => field('numero').focus());
    const isOnPage: boolean[] = [];
    const input = field('numero');
    input.addEventListener('blur', () => isOnPage.push(input.isConnected));
    unmount();

    expect(isOnPage).toEqual([true]);
  });
});

describe('A page that is left', () => {
  it('keeps no text of an open form, should it be shown again', async () => {
    const { user, container } = showCardForm();
    await fillIn(user);
    fireEvent(window, new Event('pagehide'));

    expect(fieldTexts()).toEqual(['', '', '', '', '', '3']);
    expect(container).not.toHaveTextContent(/4111|MARINA|09\/2031/);
    await user.type(field('numero'), '5555');
    expect(field('numero')).toHaveValue('5555');
  });

  it('keeps no text of a closed form either', async () => {
    const { user, unmount } = showCardForm();
    await fillIn(user);
    unmount();
    expect(keptCard(7001)).toBeDefined();
    fireEvent(window, new Event('pagehide'));

    expect(keptCard(7001)).toBeUndefined();
  });
});
