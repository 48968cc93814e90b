import type { ErrorCode } from '@consorcio/shared/errors';
import type { SegmentTalk, VisitorOptions } from '@consorcio/shared/testing';
import { type ChargeKeys, chargeAnswers, itReadsAllAnswers } from '@consorcio/shared/testing/answers';
import { keepCard, keptCard } from '../methods/kept-card';
import segment from '../segment';
import type { PaymentState } from '../state';
import { expectOnePurchase } from './one-purchase';
import { aPayingJourney, fails, startTalk as startAnyTalk } from './talk';

/** A method that registers a charge, as a visitor sees it. */
export interface ChargeUnderTest {
  /** The id of its option, which is also its name in requests, facts and step names. */
  readonly method: string;
  /** The response of the bank. */
  readonly received: { readonly dataVencimento: string };
  readonly keys: ChargeKeys;
  readonly component: { readonly name: string; readonly props: Readonly<Record<string, string>> };
  /** The option that confirms the charge. */
  readonly goOn: string;
  readonly congratulations: { readonly step: string; readonly text: string };
  readonly trouble: string;
  /** What the charge is called in a sentence. */
  readonly chargeName: string;
}

/** The promises of every method whose charge is registered here and paid elsewhere. Call it in the test of the method. */
export function itKeepsThePromisesOfARegisteredCharge(charge: ChargeUnderTest): void {
  const { method, received, keys, component, goOn, congratulations, trouble, chargeName } = charge;
  const path = `/api/pagamento/${method}`;
  const chargeStep = `payment:payment-${method}-options`;
  const retryStep = `payment:pagamento-${method}-tentar-novamente`;
  const startTalk = ({ answers, ...options }: VisitorOptions<PaymentState> = {}) =>
    startAnyTalk({ ...options, answers: { [path]: { data: received }, ...answers } });

  itReadsAllAnswers(chargeAnswers(path, received, keys), async (call) => ({
    data: await segment.steps[`payment-${method}-options`]?.fetch?.run(call, 'token'),
  }));

  it('is registered with the token of the proposal, stored as received, and shown', async () => {
    const talk = await startTalk();

    await talk.choose(method);

    expect(talk.where()).toBe(chargeStep);
    expect(talk.calls).toEqual([
      { method: 'POST', path, sent: 'proposal-token', idempotencyKey: expect.stringContaining(`j1:${method}:`) },
    ]);
    expect(talk.journey().pagamento).toEqual({ propostaID: 1001, valorInCents: 885_00, [method]: received });
    expect(talk.journey().cobrancas).toMatchObject({ propostaID: 1001, nomes: [chargeName] });
    expect(talk.journey().cobrancas?.cobradas).toMatchObject([{ metodo: method, vencimento: received.dataVencimento }]);
    expect(shown(talk)).toMatchObject(component);
    expect(shown(talk)?.props).toEqual(component.props);
    expect(talk.announced).toEqual([expect.stringContaining(`Valor a pagar: ${component.props.valor}`)]);
    expect(talk.snapshot().submissions[method]?.purchase).toMatchObject({
      propostaID: 1001,
      metodo: method,
      nome: chargeName,
      quita: false,
    });
    expect(talk.facts).toEqual([
      { name: 'payment.processed', payload: { propostaID: 1001, metodo: method, situacao: 'sucesso' } },
    ]);
  });

  it('closes the sale when the visitor continues, with a notice by e-mail and one purchase', async () => {
    const talk = await startTalk();
    await talk.choose(method);

    await talk.choose(goOn);

    expect(talk.where()).toBe('survey:pesquisa-algo-mais');
    expect(talk.heard()).toContain(congratulations.text);
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

  it('is shown again, and not registered again, when the visitor looked at other ways to pay', async () => {
    const talk = await startTalk();
    await talk.choose(method);
    await talk.choose('outra-forma');
    expect(talk.where()).toBe('payment:alterar-pagamento');
    expect(talk.heard()).toContain(chargeName);

    await talk.choose(method);

    expect(talk.where()).toBe(chargeStep);
    expect(talk.paths()).toEqual([`POST ${path}`]);
    expect(shown(talk)?.props).toEqual(component.props);
    expect(talk.facts).toHaveLength(1);
  });

  it.each<[ErrorCode, number | undefined]>([
    ['network.offline', undefined],
    ['network.lost', undefined],
    ['network.timeout', undefined],
    ['http.refused', 400],
    ['http.failed', 500],
    ['http.failed', 504],
  ])('reports a failure (%s %p), and a retry is sent with the same key', async (code, status) => {
    let failures = 2;
    const talk = await startTalk({
      answers: { [path]: () => (failures-- > 0 ? fails(code, status)() : { data: received }) },
    });

    await talk.choose(method);
    expect(talk.where()).toBe(retryStep);
    expect(talk.heard()).toContain(trouble);
    expect(talk.heard()).toContain(
      ['network.offline', 'http.refused'].includes(code)
        ? 'Nada foi cobrado. Quer tentar de novo?'
        : `Mesmo que tenha sido gerado, ${chargeName} só vale quando você pagar. Quer tentar de novo?`,
    );
    expect(talk.options()).toEqual(['tentar-novamente', 'outra-forma', 'especialistas']);
    await talk.choose('tentar-novamente');
    expect(talk.where()).toBe(retryStep);
    expect(talk.options()).toEqual(['tentar-novamente', 'outra-forma', 'especialistas', 'encerrar']);
    await talk.choose('tentar-novamente');

    expect(talk.where()).toBe(chargeStep);
    expect(new Set(talk.calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(talk.calls).toHaveLength(3);
  });

  it('treats an answer without a code as a failure', async () => {
    const talk = await startTalk({ answers: { [path]: { data: { contrato: 7 } } } });

    await talk.choose(method);

    expect(talk.where()).toBe(retryStep);
    expect(talk.journey().pagamento).toBeUndefined();
    expect(talk.facts).toEqual([]);
  });

  it('does not say that nothing was charged while a card may have been', async () => {
    const talk = await startTalk({
      at: `payment-${method}-options`,
      journey: aPayingJourney({ cartaoSituacao: 'incerto', semConfirmacao: 2, avisoAceito: true }),
      answers: { [path]: fails('http.refused', 400) },
    });

    expect(talk.heard()).toContain(`${trouble} | Quer tentar de novo?`);
  });

  it('takes the place of a card that was kept to be corrected: once it is registered, or left when it was registered before', async () => {
    const keep = () => keepCard(1001, { numero: '4242', nome: 'JOANA', validade: '', documento: '', parcelas: '' });
    const talk = await startTalk();
    keep();
    await talk.choose(method);
    expect(keptCard(1001)).toBeUndefined();

    await talk.choose('outra-forma');
    keep();
    await talk.choose(method);
    await talk.choose('outra-forma');
    expect(keptCard(1001)).toBeUndefined();
  });

  it('can be left for another way to pay after a failure', async () => {
    const talk = await startTalk({ answers: { [path]: fails('http.failed', 500) } });
    await talk.choose(method);

    await talk.choose('outra-forma');

    expect(talk.where()).toBe('payment:alterar-pagamento');
    expect(talk.heard()).not.toContain(chargeName);
  });

  it('publishes the purchase before the congratulations are said, and not again after a reload', () =>
    expectOnePurchase({
      method,
      step: congratulations.step,
      pay: (talk) => {
        talk.fetched(received);
        talk.listen();
        talk.choose(goOn);
      },
    }));
}

/** The component of the last message that has one. */
function shown(talk: SegmentTalk<PaymentState>) {
  return talk.snapshot().transcript.findLast((message) => message.component)?.component;
}
