import type { Outgoing } from '../sandbox/api/outgoing';
import type { ApiCall } from '../sandbox/in-process/create-in-process-api';
import { ServerWatch } from './server-watch';

const proposal = {
  data: { propostaID: 2, propostaToken: 'token-2', contrato: 'C-2', formasPagamentoDisponiveis: [0, 1, 5] },
};
const pix = {
  data: { contrato: 'C-2', qrCodeTexto: '000201', qrCodeImagemUrl: '/pix/2.svg', dataVencimento: '2026-11-23' },
};
const slip = { data: { contrato: 'C-2', codigoBarras: '1', url: '/boletos/2', dataVencimento: '2026-11-25' } };
const approval = { data: { cartaoAutorizacao: '600001' } };

function aWatch() {
  const watch = new ServerWatch();
  const hear = (path: string, body: unknown, key: string | null, status: number, json: unknown, isLost = false) => {
    const call: ApiCall = { method: 'POST', path, body, idempotencyKey: key };
    const worked: Outgoing = { status, json };
    watch.hear(call, { worked, delivery: isLost ? { kind: 'cut-off' } : { kind: 'answer', outgoing: worked } });
  };
  hear('/api/proposta', {}, 'p', 200, proposal);
  return { watch, hear };
}

const payPix = '/api/pagamento/pix';
const payCard = '/api/pagamento/cartao';

it('records payments and their data, also when the answer was lost, and counts a repetition once', () => {
  const { watch, hear } = aWatch();

  hear(payPix, 'token-2', 'k', 200, pix, true);
  hear(payPix, 'token-2', 'k', 200, pix);
  hear('/api/pagamento/boleto', 'token-2', 'b', 200, slip);

  expect([watch.took('pix', 2), watch.gave('pix', 2)]).toEqual(['sucesso', ['000201']]);
  expect([watch.took('boleto', 2), watch.gave('boleto', 2)]).toEqual(['sucesso', ['/boletos/2']]);
  expect(watch.took('cartao', 2)).toBeUndefined();
  expect(watch.complaints).toEqual([]);
});

it('does not count a refused card or another card with its key, and records a 202 as pending', () => {
  const { watch, hear } = aWatch();

  hear(payCard, { propostaId: 2, cartaoNumero: '1' }, 'c0', 402, { errors: ['Não.'] });
  hear(payCard, { propostaId: 2, cartaoNumero: '2' }, 'c0', 422, { errors: ['Key.'] });
  expect(watch.took('cartao', 2)).toBeUndefined();
  expect([watch.knows('c0'), watch.statusOf('c0')]).toEqual([true, 422]);

  hear(payCard, { propostaId: 2 }, 'c1', 202, { data: {} });
  expect(watch.took('cartao', 2)).toBe('pendente');
  expect(watch.complaints).toEqual([]);
});

it('expects the authorisation that arrived, which may be none', () => {
  const { watch } = aWatch();
  const call: ApiCall = { method: 'POST', path: payCard, body: { propostaId: 2 }, idempotencyKey: 'c' };
  const hear = (delivered: unknown, status = 200) => {
    const outgoing = { status, json: delivered };
    watch.hear(call, { worked: { status: 202, json: { data: {} } }, delivery: { kind: 'answer', outgoing } });
    return [watch.took('cartao', 2), watch.gave('cartao', 2)];
  };

  expect(hear('<!doctype html>')).toEqual(['pendente', []]);
  expect(hear({ data: null })).toEqual(['sucesso', ['']]);
  expect(hear(approval)).toEqual(['sucesso', ['600001']]);
  expect(hear({ data: {} }, 202)[0]).toBe('pendente'); // the page may have given up before the 200 arrived
});

type Hear = ReturnType<typeof aWatch>['hear'];

it.each<[string, (hear: Hear) => void]>([
  [
    'two Pix for one proposal',
    (hear) => {
      hear(payPix, 'token-2', 'k0', 200, pix);
      hear(payPix, 'token-2', 'k1', 200, pix);
    },
  ],
  [
    'two slips for one proposal',
    (hear) => {
      hear('/api/pagamento/boleto', 'token-2', 'k0', 200, slip);
      hear('/api/pagamento/boleto', 'token-2', 'k1', 200, slip);
    },
  ],
  [
    'two cards charged for one proposal',
    (hear) => {
      hear(payCard, { propostaId: 2 }, 'k0', 200, approval);
      hear(payCard, { propostaId: 2 }, 'k1', 202, { data: {} });
    },
  ],
  [
    'two leads with the same data',
    (hear) => {
      hear('/api/lead', { nome: 'Ana' }, 'k0', 200, {});
      hear('/api/lead', { nome: 'Ana' }, 'k1', 200, {});
    },
  ],
  ['a Pix for a proposal that does not exist', (hear) => hear(payPix, 'token-9', 'k', 200, pix)],
  ['a card for a proposal that does not exist', (hear) => hear(payCard, { propostaId: 9 }, 'k', 200, approval)],
  ['a creation without a key', (hear) => hear('/api/lead', {}, null, 200, {})],
  ['a lead with the key of another one', (hear) => hear('/api/lead', {}, 'k', 422, { errors: ['Key.'] })],
  [
    'a request that the API cannot parse',
    (hear) => hear(payCard, {}, 'k', 400, { errors: ['field cartaoNumero: expected 16'] }),
  ],
  ['a path that does not exist', (hear) => hear('/api/nada', {}, null, 404, { errors: ['There is nothing.'] })],
])('reports %s', (_what, happen) => {
  const { watch, hear } = aWatch();
  happen(hear);
  expect(watch.complaints).toHaveLength(1);
  expect(() => watch.isContent()).toThrow();
});
