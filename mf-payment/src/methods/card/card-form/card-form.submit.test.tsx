import { fireEvent, screen } from '@testing-library/react';
import { cardFormSchema } from '../card-form-data';
import { forgetCard } from '../kept-card';
import {
  field,
  fillIn,
  goodCard,
  goodForm,
  instalment,
  instalments,
  payButton,
  showCardForm,
  standing,
  typeIn,
} from './testing/a-card-form';

beforeEach(forgetCard);

const offline = 'Você está sem internet, e nada foi enviado. Quando ela voltar, é só pagar de novo.';

describe('A form that is fine', () => {
  it('is handed in as the step expects it', async () => {
    const { user, onSubmit, onChoose } = showCardForm();
    await typeIn(user);
    await user.click(payButton());

    expect(onSubmit.mock.calls).toEqual([[goodForm]]);
    expect(cardFormSchema.parse(onSubmit.mock.calls[0]?.[0])).toEqual(goodForm);
    expect(onChoose).not.toHaveBeenCalled();
  });

  it.each([
    [1, '11222333000181', '11222333000181'],
    [2, '12abc34501de35', '12ABC34501DE35'],
  ] as const)('may be paid in %d by a company', async (count, typed, documento) => {
    const { user, onSubmit } = showCardForm();
    await fillIn(user, { documento: undefined });
    await user.type(field('documento'), typed);
    await user.click(instalment(count));
    await user.click(payButton());

    expect(onSubmit.mock.calls).toEqual([[{ ...goodForm, documento, parcelas: count }]]);
  });

  it('is good to the end of the month in Brasília, where midnight comes three hours later', async () => {
    const now = Date.UTC(2026, 11, 1, 2, 59);
    const { user, onSubmit } = showCardForm({ scene: { journey: {}, brand: {} as never, now } });
    await fillIn(user, { validade: '112026' });
    await user.click(payButton());

    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('is handed in once, however often it is asked for', async () => {
    const { user, onSubmit } = showCardForm();
    await fillIn(user);
    await user.type(field('documento'), '{Enter}');
    for (let press = 0; press < 10; press += 1) await user.click(payButton());
    await user.dblClick(payButton());
    await user.keyboard('{Enter}');

    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe('While it is on its way', () => {
  async function handIn() {
    const form = showCardForm();
    await fillIn(form.user);
    payButton().focus();
    await form.user.keyboard('{Enter}');
    form.update({ isSubmitting: true, offered: [] });
    return form;
  }

  it('can be read and not changed, and the focus stays', async () => {
    const { user, onSubmit } = await handIn();

    expect(screen.getByRole('button', { name: 'Enviando pagamento…', busy: true })).toHaveFocus();
    for (const name of Object.keys(goodCard) as (keyof typeof goodCard)[]) {
      expect(field(name)).toHaveAttribute('readonly');
      expect(field(name)).toBeEnabled();
      await user.type(field(name), '9');
    }
    await user.click(instalment(1));
    for (const radio of instalments()) expect(radio).toBeEnabled();

    expect(standing()).toEqual(['4111 1111 1111 1111', 'Marina Prado', '09/2031', '123', '529.982.247-25', '3']);
    await user.click(payButton());
    await user.type(field('numero'), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('does not go back', async () => {
    const { user, onChoose, update } = await handIn();
    update({ isSubmitting: true }); // even if it were offered
    await user.click(screen.getByRole('button', { name: 'Voltar' }));

    expect(onChoose).not.toHaveBeenCalled();
  });

  it('is said aloud, once', async () => {
    const { said, update } = await handIn();
    update({ isSubmitting: true });

    expect(said()).toEqual(['Enviando pagamento…']);
  });
});

describe('A form that was not sent', () => {
  it('says why, once, and stays as it is, the code too', async () => {
    const { user, onSubmit, onSay, update, said } = showCardForm();
    await fillIn(user);
    await user.click(payButton());
    update({ isSubmitting: true });
    onSay.mockClear();
    update({ problem: offline });
    update({ problem: offline });

    expect(screen.getByText(offline)).toBeVisible();
    expect(said()).toEqual([offline]);
    expect(standing()).toEqual(['4111 1111 1111 1111', 'Marina Prado', '09/2031', '123', '529.982.247-25', '3']);
    expect(field('numero')).not.toHaveAttribute('readonly');

    await user.click(payButton());
    await user.click(payButton());
    expect(onSubmit.mock.calls).toEqual([[goodForm], [goodForm]]);
  });

  it('may be handed in again each time it came back', async () => {
    const { user, onSubmit, onSay, update, said } = showCardForm();
    await fillIn(user);
    for (let time = 0; time < 3; time += 1) {
      await user.dblClick(payButton());
      update({ isSubmitting: true });
      update({ problem: offline });
    }

    expect(onSubmit).toHaveBeenCalledTimes(3);
    expect(said().filter((text) => text === offline)).toHaveLength(3);
    expect(onSay).toHaveBeenCalledTimes(6);
  });

  it('may be handed in again when only the reason is new', async () => {
    const { user, onSubmit, update } = showCardForm();
    await fillIn(user);
    await user.click(payButton());
    update({ problem: offline });
    await user.click(payButton());

    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('may be handed in again when it came back without a reason', async () => {
    const { user, onSubmit, update } = showCardForm();
    await fillIn(user);
    await user.click(payButton());
    update({ isSubmitting: true });
    update({});
    await user.click(payButton());

    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('is handed in once again, and not while that is on its way', async () => {
    const { user, onSubmit, update } = showCardForm({ problem: offline });
    await fillIn(user);
    await user.click(payButton());
    update({ isSubmitting: true }); // the reason goes with it
    fireEvent.submit(screen.getByRole('form'));

    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('may be handed in again once it was changed', async () => {
    const { user, onSubmit } = showCardForm();
    await fillIn(user);
    await user.click(payButton());
    await user.type(field('codigo'), '{Backspace}4');
    await user.click(payButton());

    expect(onSubmit.mock.calls.at(-1)).toEqual([{ ...goodForm, codigo: '124' }]);
  });
});

describe('A card that was refused', () => {
  async function refuse() {
    const form = showCardForm();
    await fillIn(form.user);
    await form.user.click(payButton());
    form.unmount();
  }

  it('is there again for the same proposal, without its code', async () => {
    await refuse();
    const { user, onSubmit } = showCardForm();

    expect(standing()).toEqual(['4111 1111 1111 1111', 'Marina Prado', '09/2031', '', '529.982.247-25', '3']);
    for (const name of Object.keys(goodCard) as (keyof typeof goodCard)[]) expect(field(name)).toBeValid();

    await user.click(payButton());
    expect(field('codigo')).toHaveFocus();
    await user.keyboard('321');
    await user.click(payButton());
    expect(onSubmit.mock.calls).toEqual([[{ ...goodForm, codigo: '321' }]]);
  });

  it('is not there for another proposal, and then not for the first one either', async () => {
    await refuse();
    const other = showCardForm({ propostaID: 7002 });
    expect(standing()).toEqual(['', '', '', '', '', '']);
    other.unmount();

    showCardForm();
    expect(standing()).toEqual(['', '', '', '', '', '']);
  });

  it('is corrected as often as it takes', async () => {
    await refuse();
    const again = showCardForm();
    await again.user.clear(field('numero'));
    await again.user.type(field('numero'), '5555555555554444');
    again.unmount();

    showCardForm();
    expect(field('numero')).toHaveValue('5555 5555 5555 4444');
  });

  it('is kept too when the visitor went back half way', async () => {
    const { user, unmount } = showCardForm();
    await user.type(field('numero'), '41111');
    unmount();

    showCardForm();
    expect(field('numero')).toHaveValue('4111 1');
  });
});

describe('The data of the card', () => {
  const secrets = /4111|Marina|52998|529\.982|09\/2031|987/i;

  it('are nowhere once the form is gone', async () => {
    const methods = ['log', 'info', 'warn', 'error', 'debug'] as const;
    const consoles = methods.map((method) => jest.spyOn(console, method).mockImplementation(() => undefined));
    const { user, unmount, said } = showCardForm();
    await fillIn(user, { codigo: '987' });
    await user.click(payButton());
    unmount();

    expect(document.documentElement.outerHTML).not.toMatch(secrets);
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href])).not.toMatch(
      secrets,
    );
    expect(history.state).toBeNull();
    expect(said().join()).not.toMatch(secrets);
    expect(consoles.flatMap(({ mock }) => mock.calls)).toEqual([]);
    jest.restoreAllMocks();
  });

  it('are never written into an attribute, and the code is never drawn', async () => {
    const first = showCardForm();
    await fillIn(first.user);
    first.unmount();
    const { user, container } = showCardForm(); // what was kept is written into the fields again
    await user.type(field('codigo'), '987');

    const attributes = [...container.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].map(({ value }) => value),
    );
    expect(attributes.filter((value) => secrets.test(value))).toEqual([]);
    expect(container).not.toHaveTextContent('987');
  });
});
