import type { Coupon, Journey } from '@consorcio/shared/entities';
import { type Effect, type Snapshot, specialistsOption } from '@consorcio/shared/flow';
import { PaymentWatch } from './payment-promises';
import { BrokenPromise } from './promises';
import type { Method } from './server-watch';
import {
  at,
  type Banked,
  chosen,
  form,
  option,
  payable,
  processed,
  proposed,
  publish,
  refused,
  say,
  watching,
  withLostAnswer,
} from './testing/a-payment-watch';

const coupon: Coupon = {
  cupomId: 7,
  tipoDesconto: 1,
  valorDesconto: 50,
  valorDescontado: 50,
  valorTotal: 835,
  formasPagamentosValidas: [0, 5],
};
const withCoupon: Journey = { ...chosen, cupom: coupon };
const survey = at('', 'survey');
const pix: Banked = { pix: 'sucesso' };

const purchase = (metodo: Method, valorInCents = 885_00) =>
  publish({
    name: 'purchase.made',
    payload: { propostaID: 2, metodo, valorInCents, planoID: 1, bemNome: 'Bem' },
  });
const show = (name: string, code: string): Effect => ({
  type: 'say',
  message: {
    id: 0,
    sender: 'bot',
    text: '',
    at: 0,
    component: { segment: 'payment', name, asks: false, props: { code } },
  },
});

/** The payment returns with this status, and the engine emits these effects. */
const returns = (taken: Banked, method: Method, status: number, ...effects: readonly Effect[]) => {
  const watch = watching(taken);
  watch.look(form, form, effects, watch.comesBack(method, payable, status));
};
/** The conversation leaves the payment with these effects. */
const leaves = (taken: Banked, ...effects: readonly Effect[]) => watching(taken).look(form, survey, effects, undefined);
/** The visitor reads this after a card payment whose answer was lost. */
const reads = (effect: Effect) => withLostAnswer().look(form, refused, [effect], undefined);
/** A card payment ends like this, and the visitor is then offered these steps. */
const offers = (watch: PaymentWatch, end: (watch: PaymentWatch) => unknown, place: Snapshot, to: string) => {
  end(watch);
  watch.waits(place, [option(to)]);
};
const sendAndReload = (watch: PaymentWatch) => {
  watch.goesOut('cartao', payable);
  watch.pageIsGone();
};

describe('PaymentWatch', () => {
  it('accepts a Pix, an unsent card, a lost card payment and the sale', () => {
    const watch = watching({ pix: 'sucesso', cartao: 'sucesso' });
    const receives = (method: Method, received: number | 'nothing' | 'unsent', effects: readonly Effect[]) => {
      watch.goesOut(method, payable);
      watch.look(form, form, effects, watch.comesBack(method, payable, received));
    };
    receives('pix', 200, [processed('pix', 'sucesso'), show('pix-charge', 'pix-2')]);
    receives('cartao', 'unsent', []);
    watch.waits(refused, [option('alterar-pagamento')]);
    receives('cartao', 'nothing', [say('Ele pode ter sido feito.')]);
    watch.waits(refused, [option('payment-credit-card-select'), specialistsOption]);
    sendAndReload(watch);
    receives('cartao', 422, []);
    receives('cartao', 200, [processed('cartao', 'sucesso'), purchase('cartao')]);
    watch.look(form, survey, [], undefined);
  });

  it.each([402, 400])('accepts that a card is called refused after status %i, also after a lost answer', (status) => {
    const watch = withLostAnswer();
    const due = watch.comesBack('cartao', payable, status);
    watch.look(form, refused, [processed('cartao', 'recusado'), say('Pagamento recusado :(')], due);
    watch.waits(refused, [option('payment-credit-card-select'), option('alterar-pagamento')]);
  });

  it('accepts the charge of an earlier proposal where it is shown', () => {
    const watch = new PaymentWatch({
      took: () => 'sucesso',
      gave: (_method, propostaID) => [`pix-${propostaID}`],
      honoursKeys: true,
    });
    const compraAberta = {
      id: 'j:7',
      journeyId: 'j',
      propostaID: 7,
      planoID: 1,
      bemNome: 'Bem',
      pagamentos: [],
      ate: 0,
    };
    const shown = at('cobranca-pix', 'payment', { ...payable, compraAberta });

    expect(() => watch.look(refused, shown, [show('pix-charge', 'pix-7')], undefined)).not.toThrow();
    expect(() => watch.look(refused, shown, [show('pix-charge', 'pix-2')], undefined)).toThrow(BrokenPromise);
  });

  it('counts one card payment until the bank refuses it', () => {
    const watch = watching();
    const first = watch.chargeOf(payable);
    for (const received of ['unsent', 'nothing', 422, 409, 'turned away'] as const) {
      watch.comesBack('cartao', payable, received);
      expect(watch.chargeOf(payable)).toEqual(first);
    }
    watch.comesBack('cartao', payable, 402);
    expect(watch.chargeOf(payable)).not.toEqual(first);
  });

  it.each<[string, () => void]>([
    ['a method that the proposal does not accept', () => watching().goesOut('boleto', proposed(0, 5))],
    ['a method that the coupon does not accept', () => watching({}, withCoupon).goesOut('boleto', payable)],
    ['a payment without a proposal', () => watching().goesOut('pix', {})],
    ['a Pix while a charge is open', () => withLostAnswer().goesOut('pix', payable)],
    ['a change of method after a lost answer', () => withLostAnswer().waits(refused, [option('alterar-pagamento')])],
    ['another method after a lost answer', () => withLostAnswer().waits(form, [option('payment-pix-options')])],
    [
      'a way to pay what is already paid',
      () =>
        offers(
          watching({ cartao: 'pendente' }),
          (watch) => watch.comesBack('cartao', payable, 202),
          at('payment-options'),
          'payment-pix-options',
        ),
    ],
    ['another way to pay after a reload', () => offers(watching(), sendAndReload, refused, 'alterar-pagamento')],
    [
      'another way to pay after the key was sent with another card',
      () => offers(watching(), (watch) => watch.comesBack('cartao', payable, 422), refused, 'alterar-pagamento'),
    ],
    [
      'another way to pay after a retry that the server did not handle',
      () =>
        offers(
          withLostAnswer(),
          (watch) => watch.comesBack('cartao', payable, 'turned away'),
          refused,
          'alterar-pagamento',
        ),
    ],
    ['an unknown charge that is called refused', () => reads(say('Pagamento recusado :('))],
    ['an unknown charge that is called not made', () => reads(say('Nada foi cobrado.'))],
    ['an outcome that nobody reported', () => reads(processed('cartao', 'recusado'))],
    ['an outcome that is not published', () => returns(pix, 'pix', 200)],
    [
      'an outcome that is published twice',
      () => returns(pix, 'pix', 200, processed('pix', 'sucesso'), processed('pix', 'sucesso')),
    ],
    [
      'a pending card that is called paid',
      () => returns({ cartao: 'pendente' }, 'cartao', 202, processed('cartao', 'sucesso')),
    ],
    [
      'a charged card that is called refused',
      () => returns({ cartao: 'sucesso' }, 'cartao', 402, processed('cartao', 'recusado')),
    ],
    ['a sale by a payment that the bank does not have', () => leaves(pix, purchase('boleto'))],
    ['a sale that is closed twice', () => leaves(pix, purchase('pix'), purchase('pix'))],
    ['a sale for another amount', () => leaves(pix, purchase('pix', 1))],
    ['a sale that is not closed', () => leaves(pix)],
    [
      'a sale without the coupon of its proposal',
      () => watching(pix, withCoupon).look(form, survey, [purchase('pix')], undefined),
    ],
    ['the Pix of another proposal', () => watching(pix).look(form, form, [show('pix-charge', 'pix-1')], undefined)],
    [
      'a boleto that is not registered',
      () => watching().look(form, form, [show('boleto-slip', 'boleto-2')], undefined),
    ],
  ])('reports %s', (_what, happen) => {
    expect(happen).toThrow(BrokenPromise);
  });
});
