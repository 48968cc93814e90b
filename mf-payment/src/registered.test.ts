import type { ErrorCode } from '@consorcio/shared/errors';
import { boleto, fails, pix, startTalk } from './testing/talk';

const card = (talk: Awaited<ReturnType<typeof startTalk>>) =>
  talk.snapshot().transcript.findLast(({ component }) => component)?.component;

/** What is registered with the bank, and paid elsewhere. */
describe.each([
  {
    method: 'pix',
    received: pix,
    component: 'pix-charge',
    shown: {
      codigo: pix.qrCodeTexto,
      imagemUrl: pix.qrCodeImagemUrl,
      valor: 'R$\u00a0885,00',
      vencimento: '23/11/2026',
    },
    goOn: 'paguei',
    congratulation: 'Parabéns pela conquista!',
    trouble: 'Tivemos um problema para gerar o PIX!',
  },
  {
    method: 'boleto',
    received: boleto,
    component: 'boleto-slip',
    shown: {
      codigoBarras: boleto.codigoBarras,
      url: boleto.url,
      valor: 'R$\u00a0885,00',
      vencimento: '25/11/2026',
    },
    goOn: 'certo',
    congratulation: 'Parabéns! 🎉 Falta só pagar o boleto. | Ele vence em 25/11/2026.',
    trouble: 'Tivemos um problema para gerar o boleto!',
  },
])('$method', ({ method, received, component, shown, goOn, congratulation, trouble }) => {
  const path = `/api/pagamento/${method}`;

  it('is registered with the token of the proposal, kept as it came, and shown', async () => {
    const talk = await startTalk();

    await talk.choose(method);

    expect(talk.where()).toBe(`payment:payment-${method}-options`);
    expect(talk.calls).toEqual([
      { method: 'POST', path, sent: 'proposal-token', idempotencyKey: expect.stringContaining(`j1:${method}:`) },
    ]);
    expect(talk.journey().pagamento).toEqual({ propostaID: 1001, valorInCents: 885_00, [method]: received });
    expect(card(talk)).toMatchObject({ name: component });
    expect(card(talk)?.props).toEqual(shown);
    expect(talk.facts).toEqual([
      { name: 'payment.processed', payload: { propostaID: 1001, metodo: method, situacao: 'sucesso' } },
    ]);
  });

  it('closes the sale when the visitor goes on, with a notice by e-mail and one purchase', async () => {
    const talk = await startTalk();
    await talk.choose(method);

    await talk.choose(goOn);

    expect(talk.where()).toBe('survey:pesquisa-algo-mais');
    expect(talk.heard()).toContain(congratulation);
    expect(talk.heard()).toContain('joana@example.com');
    expect(talk.journey().compras).toBe(1);
    expect(talk.facts.filter(({ name }) => name === 'purchase.made')).toEqual([
      {
        name: 'purchase.made',
        payload: {
          propostaID: 1001,
          metodo: method,
          valorInCents: 88500,
          planoID: 2101,
          bemNome: 'Carro R$ 60.000,00',
          produtoCategoria: 'AN',
        },
      },
    ]);
  });

  it('is the same one, and is not registered again, for who went to look at other ways', async () => {
    const talk = await startTalk();
    await talk.choose(method);
    await talk.choose('outra-forma');
    expect(talk.where()).toBe('payment:alterar-pagamento');

    await talk.choose(method);

    expect(talk.where()).toBe(`payment:payment-${method}-options`);
    expect(talk.paths()).toEqual([`POST ${path}`]);
    expect(card(talk)?.props).toEqual(shown);
    expect(talk.facts).toHaveLength(1);
  });

  it.each<[ErrorCode, number | undefined]>([
    ['network.offline', undefined],
    ['network.lost', undefined],
    ['network.timeout', undefined],
    ['http.refused', 400],
    ['http.failed', 500],
    ['http.failed', 504],
  ])('that fails (%s %p) says so, and goes out again by the same key when the visitor asks', async (code, status) => {
    let failures = 2;
    const talk = await startTalk({
      answers: { [path]: () => (failures-- > 0 ? fails(code, status)() : { data: received }) },
    });

    await talk.choose(method);
    expect(talk.where()).toBe(`payment:pagamento-${method}-tentar-novamente`);
    expect(talk.heard()).toBe(`${trouble} | Nada foi cobrado. Quer tentar de novo?`);
    expect(talk.options()).toEqual(['tentar-novamente', 'outra-forma', 'especialistas']);
    await talk.choose('tentar-novamente');
    expect(talk.where()).toBe(`payment:pagamento-${method}-tentar-novamente`);
    await talk.choose('tentar-novamente');

    expect(talk.where()).toBe(`payment:payment-${method}-options`);
    expect(new Set(talk.calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(talk.calls).toHaveLength(3);
  });

  it.each([['<!doctype html>'], [''], [null], [{ data: null }], [{ data: { ...received, dataVencimento: 7 } }]])(
    'that is answered by %j is a failure, too',
    async (answer) => {
      const talk = await startTalk({ answers: { [path]: answer } });

      await talk.choose(method);

      expect(talk.where()).toBe(`payment:pagamento-${method}-tentar-novamente`);
      expect(talk.journey().pagamento).toBeUndefined();
      expect(talk.facts).toEqual([]);
    },
  );

  it('that fails can be left for another way', async () => {
    const talk = await startTalk({ answers: { [path]: fails('http.failed', 500) } });
    await talk.choose(method);

    await talk.choose('outra-forma');

    expect(talk.where()).toBe('payment:alterar-pagamento');
    expect(talk.heard()).toBe('Como você prefere pagar?');
  });
});
