import { act, fireEvent } from '@testing-library/react';
import { forgetCard, keptCard } from '../../kept-card';
import { field, fieldTexts, fillIn, payButton, showCardForm, typedFields } from './testing/a-card-form';

type Form = ReturnType<typeof showCardForm>;

beforeEach(forgetCard);

describe('A form that leaves the page', () => {
  it.each<[way: string, leave: (form: Form) => Promise<void> | void]>([
    [
      'after it was sent with the key Enter and answered',
      async ({ user, update, unmount }) => {
        await user.keyboard('{Enter}');
        update({ isSubmitting: true });
        unmount();
      },
    ],
    [
      'after it was sent with the button and answered',
      async ({ user, update, unmount }) => {
        await user.click(payButton());
        update({ isSubmitting: true });
        unmount();
      },
    ],
    [
      'with a problem on it',
      ({ update, unmount }) => {
        update({ problem: 'Você está sem internet.' });
        unmount();
      },
    ],
    ['replaced while the visitor types', ({ unmount }) => unmount()],
  ])('%s, leaves no text and no focus in its fields', async (_way, leave) => {
    const form = showCardForm();
    await fillIn(form.user);
    act(() => field('codigo').focus());
    const inputs = typedFields.map(field);
    await leave(form);

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
