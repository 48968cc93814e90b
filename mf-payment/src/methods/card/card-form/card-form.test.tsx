import { aBrand, aScene, aSelectedPlan } from '@consorcio/shared/testing';
import { formatMoney } from '@consorcio/shared/validation';
import { screen } from '@testing-library/react';
import { forgetCard } from '../../kept-card';
import { cardWords } from '../card-words';
import { field, instalment, payButton, showCardForm } from './testing/a-card-form';

beforeEach(forgetCard);

const money = (amount: string) => `R$\u00a0${amount}`;

describe('The card form', () => {
  it('shows what is paid and the amount', () => {
    showCardForm({ valorInCents: 885_01 });

    expect(screen.getByRole('heading', { name: cardWords.title })).toBeVisible();
    expect(screen.getByRole('form', { name: cardWords.title })).toBeVisible();
    expect(screen.getByText(/1ª parcela/)).toHaveTextContent('1ª parcela R$ 885,01');
    expect(screen.getByRole('button', { name: cardWords.pay(money('885,01')) })).toBeVisible();
    expect(screen.queryByText(/pode ter dado certo/)).not.toBeInTheDocument();
  });

  it.each([
    ['both amounts of the plan', 885_00, '1ª parcela R$ 885,00, com 50% de desconto: R$ 442,50'],
    ['that the amount of a coupon is without it', 796_50, '1ª parcela R$ 796,50, sem contar os 50% de desconto'],
  ])('while the API has not taken the discount off, says %s, once', (_case, valorInCents, words) => {
    const scene = aScene({ brand: aBrand({ desconto: true }), journey: { planoSelecionado: aSelectedPlan() } });
    showCardForm({ scene, valorInCents });

    expect(screen.getByText(/1ª parcela/)).toHaveTextContent(words);
    expect(screen.getAllByText(/desconto/)).toHaveLength(1);
    expect(payButton()).toHaveAccessibleName(cardWords.pay(formatMoney(valorInCents)));
    expect(instalment(1).labels?.[0]).toHaveTextContent(`1x de ${formatMoney(valorInCents)}`.replace('\u00a0', ' '));
  });

  it('names who processes the payment, and why it asks', () => {
    showCardForm();

    expect(screen.getByText(/Pagamento processado por/)).toHaveTextContent(
      /processado por Processadora Alvo\. O banco usa estes dados para .+ nada fica guardado aqui\.$/,
    );
  });

  it('asks in the order of a card, and can be operated with the keyboard only', async () => {
    const { user } = showCardForm();
    const inOrder = [
      field('numero'),
      field('nome'),
      field('validade'),
      field('codigo'),
      field('documento'),
      screen.getByRole('button', { name: cardWords.letters }),
      instalment(1),
      screen.getByRole('button', { name: cardWords.back }),
      payButton(),
    ];

    for (const control of inOrder) {
      await user.tab();
      expect(control).toHaveFocus();
    }
  });

  it('tells browsers and on-screen keyboards what each field holds, without a name attribute', () => {
    showCardForm();
    const attributes = (name: Parameters<typeof field>[0]) =>
      ['autocomplete', 'inputmode', 'maxlength', 'name'].map((attribute) => field(name).getAttribute(attribute));

    expect(attributes('numero')).toEqual(['cc-number', 'numeric', null, null]);
    expect(attributes('nome')).toEqual(['cc-name', null, null, null]);
    expect(attributes('validade')).toEqual(['cc-exp', 'numeric', '7', null]);
    expect(attributes('codigo')).toEqual(['cc-csc', 'numeric', '4', null]);
    expect(attributes('documento')).toEqual(['off', 'numeric', null, null]);
    expect(field('validade')).toHaveAttribute('placeholder', 'MM/AAAA');
    expect(field('nome')).toHaveAttribute('autocapitalize', 'characters');
    expect(field('nome')).toHaveStyle({ textTransform: 'uppercase' });
  });

  it('says without an alert that the outcome of an earlier payment is unknown, and offers to check it', () => {
    showCardForm({ emAberto: 'confere' });

    expect(screen.getByText(/pode ter dado certo/)).toHaveTextContent(
      'O pagamento anterior pode ter dado certo. Use o mesmo cartão, e eu confiro com o banco: você não será cobrado duas vezes.',
    );
    expect(payButton()).toHaveAccessibleName(cardWords.verify);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says that another try may be a second charge, and does not call it a check', () => {
    showCardForm({ emAberto: 'repete' });

    expect(screen.getByText(/pode ter dado certo/)).toHaveTextContent('serão duas cobranças');
    expect(screen.queryByText(/não será cobrado duas vezes/)).not.toBeInTheDocument();
    expect(payButton()).not.toHaveAccessibleName(cardWords.verify);
  });

  it('has no live region of its own', async () => {
    const { user, container } = showCardForm({ problem: 'Sem internet.' });
    await user.click(payButton());

    expect(container.querySelector('[aria-live], [role="alert"], [role="status"]')).toBeNull();
  });

  it('goes back with the offered option', async () => {
    const { user, onChoose, onSubmit } = showCardForm();
    await user.click(screen.getByRole('button', { name: cardWords.back }));

    expect(onChoose.mock.calls).toEqual([['voltar']]);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('cannot go back when no option is offered for it', async () => {
    const { user, onChoose } = showCardForm({ offered: [] });
    await user.click(screen.getByRole('button', { name: cardWords.back }));

    expect(onChoose).not.toHaveBeenCalled();
  });
});
