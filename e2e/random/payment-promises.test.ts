import type { Coupon, Journey } from '@consorcio/shared/entities';
import type { Fact } from '@consorcio/shared/events';
import { type Effect, newJourney, type Snapshot, type StepOption, specialistsOption } from '@consorcio/shared/flow';
import { PaymentWatch } from './payment-promises';
import { BrokenPromise } from './promises';
import type { Method, Taken } from './server-watch';

/* A watch that cannot bark is none: each is shown what it is there to catch. */
const coupon: Coupon = {
  cupomId: 7,
  tipoDesconto: 1,
  valorDesconto: 50,
  valorDescontado: 50,
  valorTotal: 835,
  formasPagamentosValidas: [0, 5],
};
const money = (value: number) => ({ value, label: '' });
const chosen: Journey = {
  planoSelecionado: {
    nome: 'Plano',
    PlanoIndex: 0,
    planoID: 1,
    bemID: 'b',
    bemNome: 'Bem',
    bemCredito: money(60_000),
    planoMeses: 80,
    planoValorParcela: money(885),
    planoValorPagamento: money(885),
    tipoPlanoID: 'CREDITO_INTEGRAL',
    planoTaxaAdmMensal: 0.2,
    LabelPlano: '',
    ImagemUrlPlano: '',
    exibirTextoResolucao285: false,
    dataAssembleia: '',
  },
};
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

/** A visitor with a proposal, and a bank that took this for it. */
function watching(taken: Readonly<Partial<Record<string, Taken>>> = {}, journey: Journey = chosen): PaymentWatch {
  const watch = new PaymentWatch({
    took: (method) => taken[method],
    gave: (method) => taken[method] && `${method}-2`,
  });
  watch.proposalGoesOut({ cupomCodigo: journey.cupom ? 'PROMO10' : null }, journey);
  watch.look(at('proposal-wait', 'proposal', journey), at('', 'payment'), [], undefined);
  return watch;
}

/** A charge went out, and nothing usable was heard of it. */
function open(taken: Readonly<Partial<Record<string, Taken>>> = {}): PaymentWatch {
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

describe('PaymentWatch', () => {
  it('is content with a Pix, a card that is refused, one that is lost, and the sale', () => {
    const watch = watching({ pix: 'sucesso', cartao: 'sucesso' });
    const hears = (method: Method, heard: number | 'nothing' | 'unsent', effects: readonly Effect[]) =>
      watch.look(form, form, effects, watch.comesBack(method, payable, heard));
    watch.goesOut('pix', payable);
    hears('pix', 200, [processed('pix', 'sucesso'), show('pix-charge', 'pix-2')]);
    watch.goesOut('cartao', payable);
    hears('cartao', 'unsent', []);
    watch.waits(refused, [option('alterar-pagamento')]);
    watch.goesOut('cartao', payable);
    hears('cartao', 'nothing', [say('Ele pode ter sido feito.')]);
    watch.waits(refused, [option('payment-credit-card-select'), specialistsOption]);
    watch.goesOut('cartao', payable);
    watch.pageIsGone();
    watch.goesOut('cartao', payable);
    hears('cartao', 422, []);
    watch.goesOut('cartao', payable);
    hears('cartao', 200, [processed('cartao', 'sucesso'), purchase('cartao')]);
    watch.look(form, survey, [], undefined);
  });

  it.each([402, 400])(
    'lets a card be called refused that was refused with %i, also after it was not known',
    (status) => {
      const watch = open();
      const due = watch.comesBack('cartao', payable, status);
      watch.look(form, refused, [processed('cartao', 'recusado'), say('Pagamento recusado :(')], due);
      watch.waits(refused, [option('payment-credit-card-select'), option('alterar-pagamento')]);
    },
  );

  it('counts one wish to pay by card until the bank refused it', () => {
    const watch = watching();
    const first = watch.chargeOf(payable);
    for (const heard of ['unsent', 'nothing', 422, 409, 'turned away'] as const) {
      watch.comesBack('cartao', payable, heard);
      expect(watch.chargeOf(payable)).toEqual(first);
    }
    watch.comesBack('cartao', payable, 402);
    expect(watch.chargeOf(payable)).not.toEqual(first);
  });

  it.each<[string, () => void]>([
    ['a method that the proposal does not take', () => watching().goesOut('boleto', proposed(0, 5))],
    [
      'a method that the coupon does not take',
      () => watching({}, { ...chosen, cupom: coupon }).goesOut('boleto', payable),
    ],
    ['a Pix while a charge is open', () => open().goesOut('pix', payable)],
    ['another way to pay after a lost answer', () => open().waits(refused, [option('alterar-pagamento')])],
    ['another method after a lost answer', () => open().waits(form, [option('payment-pix-options')])],
    [
      'a way to pay what is paid',
      () => {
        const watch = watching({ cartao: 'pendente' });
        watch.comesBack('cartao', payable, 202);
        watch.waits(at('payment-options'), [option('payment-pix-options')]);
      },
    ],
    [
      'another way to pay after a reload in the middle',
      () => {
        const watch = watching();
        watch.goesOut('cartao', payable);
        watch.pageIsGone();
        watch.waits(refused, [option('alterar-pagamento')]);
      },
    ],
    [
      'another way to pay when the key came with another card',
      () => {
        const watch = watching();
        watch.comesBack('cartao', payable, 422);
        watch.waits(refused, [option('alterar-pagamento')]);
      },
    ],
    [
      'a charge called refused that nobody knows of',
      () => open().look(form, refused, [say('Pagamento recusado :(')], undefined),
    ],
    [
      'a charge said not to be made that nobody knows of',
      () => open().look(form, refused, [say('Nada foi cobrado.')], undefined),
    ],
    [
      'an outcome of which nothing was heard',
      () => open().look(form, refused, [processed('cartao', 'recusado')], undefined),
    ],
    [
      'an open charge that is closed by whoever turned the next try away',
      () => {
        const watch = open();
        watch.comesBack('cartao', payable, 'turned away');
        watch.waits(refused, [option('alterar-pagamento')]);
      },
    ],
    [
      'an outcome that is not published',
      () => {
        const watch = watching({ pix: 'sucesso' });
        watch.look(form, form, [], watch.comesBack('pix', payable, 200));
      },
    ],
    [
      'an outcome that is published twice',
      () => {
        const watch = watching({ pix: 'sucesso' });
        const twice = [processed('pix', 'sucesso'), processed('pix', 'sucesso')];
        watch.look(form, form, twice, watch.comesBack('pix', payable, 200));
      },
    ],
    [
      'a card called paid that is pending',
      () => {
        const watch = watching({ cartao: 'pendente' });
        watch.look(form, form, [processed('cartao', 'sucesso')], watch.comesBack('cartao', payable, 202));
      },
    ],
    [
      'a card called refused that the bank charged',
      () => {
        const watch = watching({ cartao: 'sucesso' });
        watch.look(form, form, [processed('cartao', 'recusado')], watch.comesBack('cartao', payable, 402));
      },
    ],
    [
      'a sale by what was never taken',
      () => watching({ pix: 'sucesso' }).look(form, survey, [purchase('boleto')], undefined),
    ],
    [
      'a sale that is closed twice',
      () => {
        const watch = watching({ pix: 'sucesso' });
        watch.look(form, survey, [purchase('pix')], undefined);
        watch.look(form, survey, [purchase('pix')], undefined);
      },
    ],
    [
      'a sale for another amount',
      () => watching({ pix: 'sucesso' }).look(form, survey, [purchase('pix', 1)], undefined),
    ],
    [
      'a sale without the coupon of its proposal',
      () => watching({ pix: 'sucesso' }, { ...chosen, cupom: coupon }).look(form, survey, [purchase('pix')], undefined),
    ],
    [
      'the Pix of another proposal',
      () => watching({ pix: 'sucesso' }).look(form, form, [show('pix-charge', 'pix-1')], undefined),
    ],
    ['a slip that nobody registered', () => watching().look(form, form, [show('boleto-slip', 'boleto-2')], undefined)],
    ['a sale that is not closed', () => watching({ pix: 'sucesso' }).look(form, survey, [], undefined)],
    ['a payment without a proposal', () => watching().goesOut('pix', {})],
  ])('sees %s', (_what, happen) => {
    expect(happen).toThrow(BrokenPromise);
  });
});
