import type { Coupon, Journey } from '@consorcio/shared/entities';
import type { Fact } from '@consorcio/shared/events';
import { type Effect, newJourney, type Snapshot, type StepOption, specialistsOption } from '@consorcio/shared/flow';
import { aSelectedPlan } from '@consorcio/shared/testing';
import { PaymentWatch } from './payment-promises';
import { BrokenPromise } from './promises';
import type { Method, Taken } from './server-watch';

const coupon: Coupon = {
  cupomId: 7,
  tipoDesconto: 1,
  valorDesconto: 50,
  valorDescontado: 50,
  valorTotal: 835,
  formasPagamentosValidas: [0, 5],
};
type Banked = Readonly<Partial<Record<string, Taken>>>;
const chosen: Journey = { planoSelecionado: aSelectedPlan({ planoValorPagamento: { value: 885, label: '' } }) };
const withCoupon: Journey = { ...chosen, cupom: coupon };
const proposed = (...formasPagamentoDisponiveis: number[]): Journey => ({
  ...chosen,
  proposta: { propostaID: 2, propostaToken: 'token-2', contrato: 'C-2', formasPagamentoDisponiveis },
});
const payable = proposed(0, 1, 5);
const at = (step: string, segment = 'payment', journey = payable): Snapshot => ({
  ...newJourney('j', 'home', { segment, step }),
  journey,
  phase: { kind: 'waiting', token: 1 },
});
const form = at('payment-credit-card-select');
const refused = at('payment-refused');
const survey = at('', 'survey');

/** A visitor with a proposal, and a bank that accepted these payments for it. */
function watching(taken: Banked = {}, journey: Journey = chosen, honoursKeys = true): PaymentWatch {
  const watch = new PaymentWatch({
    took: (method) => taken[method],
    gave: (method) => (taken[method] ? [`${method}-2`] : []),
    honoursKeys,
  });
  watch.proposalGoesOut({ cupomCodigo: journey.cupom ? 'PROMO10' : null }, journey);
  watch.look(at('proposal-wait', 'proposal', journey), at('', 'payment'), [], undefined);
  return watch;
}

/** A charge was sent and its answer was lost. */
function open(taken: Banked = {}): PaymentWatch {
  const watch = watching(taken);
  watch.goesOut('cartao', payable);
  watch.comesBack('cartao', payable, 'nothing');
  return watch;
}

const publish = (fact: Fact): Effect => ({ type: 'publish', fact });
const processed = (metodo: Method, situacao: 'sucesso' | 'pendente' | 'recusado') =>
  publish({ name: 'payment.processed', payload: { propostaID: 2, metodo, situacao } });
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
const say = (text: string): Effect => ({ type: 'say', message: { id: 0, sender: 'bot', text, at: 0 } });
const option = (to: string, unavailable?: string): StepOption => ({
  id: to,
  label: to,
  to,
  ...(unavailable !== undefined && { unavailable }),
});

/** The payment returns with this status, and the engine emits these effects. */
const returns = (taken: Banked, method: Method, status: number, ...effects: readonly Effect[]) => {
  const watch = watching(taken);
  watch.look(form, form, effects, watch.comesBack(method, payable, status));
};
/** The conversation leaves the payment with these effects. */
const leaves = (taken: Banked, ...effects: readonly Effect[]) => watching(taken).look(form, survey, effects, undefined);
/** The visitor reads this after a charge whose answer was lost. */
const reads = (effect: Effect) => open().look(form, refused, [effect], undefined);
/** A card payment ends like this, and the visitor is then offered these steps. */
const offers = (watch: PaymentWatch, end: (watch: PaymentWatch) => unknown, place: Snapshot, to: string) => {
  end(watch);
  watch.waits(place, [option(to)]);
};
const sendAndReload = (watch: PaymentWatch) => {
  watch.goesOut('cartao', payable);
  watch.pageIsGone();
};
const pix: Banked = { pix: 'sucesso' };

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

  describe('after a second try without a confirmation', () => {
    const warningStep = at('alterar-pagamento-aviso');
    const toWarning = [option('payment-credit-card-select'), option('alterar-pagamento-aviso'), specialistsOption];
    const toAnother = [option('payment-pix-options'), option('payment-credit-card-select')];
    const unconfirmed = () => {
      const watch = open();
      watch.comesBack('cartao', payable, 'nothing');
      return watch;
    };
    const reading = (watch: PaymentWatch) => {
      watch.look(refused, warningStep, [say('Se cair, as duas cobranças podem cair.')], undefined);
      return watch;
    };
    const accepting = (watch: PaymentWatch) => {
      watch.look(warningStep, at('alterar-pagamento'), [], undefined);
      return watch;
    };

    it('accepts another method once its warning was read and accepted', () => {
      const watch = unconfirmed();
      watch.waits(refused, toWarning);
      reading(watch).waits(warningStep, [option('alterar-pagamento')]);
      accepting(watch).waits(at('alterar-pagamento'), toAnother);
      watch.goesOut('pix', payable);
    });

    it.each<[string, () => void]>([
      ['a warning after the first try', () => open().waits(refused, toWarning)],
      ['no other way', () => unconfirmed().waits(refused, [option('payment-credit-card-select')])],
      ['a warning that says nothing', () => unconfirmed().waits(warningStep, [option('alterar-pagamento')])],
      ['another method without a warning', () => unconfirmed().goesOut('pix', payable)],
      ['another method without an accepted warning', () => reading(unconfirmed()).goesOut('pix', payable)],
      ['an accepted warning that was not read', () => accepting(unconfirmed()).goesOut('pix', payable)],
      [
        'an earlier accepted warning after a refusal',
        () => {
          const watch = accepting(reading(unconfirmed()));
          watch.comesBack('cartao', payable, 402);
          watch.comesBack('cartao', payable, 'nothing');
          watch.goesOut('pix', payable);
        },
      ],
    ])('reports %s', (_what, happen) => {
      expect(happen).toThrow(BrokenPromise);
    });
  });

  describe('at an API that may charge twice', () => {
    const repeatStep = at('pagamento-repetir-aviso');
    const offered = [
      specialistsOption,
      option('alterar-pagamento-aviso'),
      option('end'),
      option('pagamento-repetir-aviso'),
    ];
    const lost = (taken: Banked = {}) => {
      const watch = watching(taken, chosen, false);
      watch.goesOut('cartao', payable);
      watch.comesBack('cartao', payable, 'nothing');
      return watch;
    };
    const warned = (watch: PaymentWatch) => {
      watch.look(refused, repeatStep, [say('As duas: as duas cobranças podem cair.')], undefined);
      watch.look(repeatStep, form, [], undefined);
      return watch;
    };

    it('accepts a repeat behind a warning, and a refused repeat that leaves the first one open', () => {
      const watch = lost({ cartao: 'sucesso' });
      watch.waits(refused, offered);
      warned(watch).goesOut('cartao', payable);
      const due = watch.comesBack('cartao', payable, 402);
      const words = 'Esta tentativa foi recusada, mas a anterior pode ter sido cobrada.';
      watch.look(form, refused, [processed('cartao', 'recusado'), say(words)], due);
      watch.waits(refused, offered);
      expect(watch.stateOf({ intent: 'cartao', state: 'failed', received: 402 }, payable)).toBe('unknown');
    });

    it('accepts the repeat that another tab held back, behind the same warning', () => {
      const watch = warned(lost());
      watch.goesOut('cartao', payable);
      watch.isHeldBack();

      expect(() => watch.goesOut('cartao', payable)).not.toThrow();
    });

    it.each<[string, () => void]>([
      ['a repeat without a warning', () => lost().goesOut('cartao', payable)],
      [
        'a second repeat behind the first warning',
        () => {
          const watch = warned(lost());
          watch.goesOut('cartao', payable);
          watch.comesBack('cartao', payable, 402);
          watch.goesOut('cartao', payable);
        },
      ],
      [
        'a form without a warning',
        () => lost().waits(refused, [specialistsOption, option('payment-credit-card-select')]),
      ],
      [
        'another method without a warning',
        () => lost().waits(refused, [specialistsOption, option('alterar-pagamento')]),
      ],
      ['a person who does not come first', () => lost().waits(refused, [...offered].reverse())],
      ['a repeat that does not come last', () => lost().waits(refused, [specialistsOption, ...[...offered].reverse()])],
      ['a promise', () => lost().look(form, refused, [say('Você não será cobrado duas vezes.')], undefined)],
      [
        'a denial after a refused repeat',
        () => {
          const watch = warned(lost());
          watch.goesOut('cartao', payable);
          watch.comesBack('cartao', payable, 402);
          watch.look(form, refused, [say('Pagamento recusado :(')], undefined);
        },
      ],
    ])('reports %s', (_what, happen) => {
      expect(happen).toThrow(BrokenPromise);
    });
  });

  it.each([402, 400])('accepts that a card is called refused after status %i, also after a lost answer', (status) => {
    const watch = open();
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
    ['a Pix while a charge is open', () => open().goesOut('pix', payable)],
    ['a change of method after a lost answer', () => open().waits(refused, [option('alterar-pagamento')])],
    ['another method after a lost answer', () => open().waits(form, [option('payment-pix-options')])],
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
      () => offers(open(), (watch) => watch.comesBack('cartao', payable, 'turned away'), refused, 'alterar-pagamento'),
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
