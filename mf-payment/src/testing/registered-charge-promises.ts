import type { ErrorCode } from '@consorcio/shared/errors';
import { fails, inTurn, type VisitorOptions } from '@consorcio/shared/testing';
import { type ChargeKeys, chargeAnswers, itReadsAllAnswers } from '@consorcio/shared/testing/answers';
import segment from '../segment';
import type { PaymentState } from '../state';
import { aPayingJourney, startPayment as startAnyConversation } from './conversation';
import { expectOnePurchase } from './one-purchase';
import { anOpenPayment, aReturningJourney } from './open-purchase';

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
  const startPayment = ({ answers, ...options }: VisitorOptions<PaymentState> = {}) =>
    startAnyConversation({ ...options, answers: { [path]: { data: received }, ...answers } });

  itReadsAllAnswers(chargeAnswers(path, received, keys), async (call) => ({
    data: await segment.steps[`payment-${method}-options`]?.fetch?.run(call, 'token'),
  }));

  it('is registered with the token of the proposal, stored as received, and shown', async () => {
    const conversation = await startPayment({ said: [method] });

    expect(conversation.where()).toBe(chargeStep);
    const idempotencyKey = expect.stringContaining(`j1:${method}:`);
    expect(conversation.calls).toEqual([{ method: 'POST', path, sent: 'proposal-token', idempotencyKey }]);
    expect(conversation.journey().pagamento).toEqual({ propostaID: 1001, valorInCents: 885_00, [method]: received });
    const cobradas = [{ metodo: method, vencimento: received.dataVencimento }];
    expect(conversation.journey().cobrancas).toMatchObject({ propostaID: 1001, nomes: [chargeName], cobradas });
    expect(conversation.shown().at(-1)).toMatchObject(component);
    expect(conversation.shown().at(-1)?.props).toEqual(component.props);
    expect(conversation.announced).toEqual([expect.stringContaining(`Valor a pagar: ${component.props.valor}`)]);
    const purchase = { propostaID: 1001, metodo: method, nome: chargeName, quita: false };
    expect(conversation.snapshot().submissions[method]).toMatchObject({ purchase });
    const payload = { propostaID: 1001, metodo: method, situacao: 'sucesso' };
    expect(conversation.facts).toEqual([{ name: 'payment.processed', payload }]);
  });

  it('closes the sale when the visitor continues, with a notice by e-mail and one purchase', async () => {
    const conversation = await startPayment({ said: [method, goOn] });

    expect(conversation.where()).toBe('survey:pesquisa-algo-mais');
    expect(conversation.heard()).toContain(congratulations.text);
    expect(conversation.heard()).toContain('joana@example.com');
    expect(conversation.journey().compras).toBe(1);
    const plan = { planoID: 2101, bemNome: 'Carro R$ 60.000,00', produtoCategoria: 'AN' };
    const payload = { propostaID: 1001, metodo: method, valorInCents: 88500, ...plan };
    const sales = conversation.facts.filter(({ name }) => name === 'purchase.made');
    expect(sales).toEqual([{ name: 'purchase.made', payload }]);
  });

  it('is shown again, and not registered again, when the visitor looked at other ways to pay', async () => {
    const conversation = await startPayment({ said: [method, 'outra-forma'] });
    expect(conversation.where()).toBe('payment:alterar-pagamento');
    expect(conversation.heard()).toContain(chargeName);

    await conversation.choose(method);

    expect(conversation.where()).toBe(chargeStep);
    expect(conversation.paths()).toEqual([`POST ${path}`]);
    expect(conversation.shown().at(-1)?.props).toEqual(component.props);
    expect(conversation.facts).toHaveLength(1);
  });

  it.each<[ErrorCode, number | undefined]>([
    ['network.offline', undefined],
    ['network.lost', undefined],
    ['network.timeout', undefined],
    ['http.refused', 400],
    ['http.failed', 500],
    ['http.failed', 504],
    ['contract.mismatch', 200],
  ])('reports a failure (%s %p), and a retry is sent with the same key', async (code, status) => {
    const failure = fails(code, status);
    const conversation = await startPayment({ answers: { [path]: inTurn(failure, failure, { data: received }) } });

    await conversation.choose(method);
    expect(conversation.where()).toBe(retryStep);
    expect([conversation.journey().pagamento, ...conversation.facts]).toEqual([undefined]);
    const unknown = `Mesmo que ${chargeName} tenha sido gerado, nada é cobrado até você pagar.`;
    const consoling = ['network.offline', 'http.refused'].includes(code) ? 'Nada foi cobrado.' : unknown;
    for (const words of [trouble, `${consoling} Quer tentar de novo?`]) expect(conversation.heard()).toContain(words);
    expect(conversation.options()).toEqual(['tentar-novamente', 'outra-forma', 'especialistas']);
    await conversation.choose('tentar-novamente');
    expect(conversation.where()).toBe(retryStep);
    expect(conversation.options()).toEqual(['tentar-novamente', 'outra-forma', 'especialistas', 'encerrar']);
    await conversation.choose('tentar-novamente');

    expect(conversation.where()).toBe(chargeStep);
    expect(new Set(conversation.calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(conversation.calls).toHaveLength(3);
  });

  it.each([
    ['here', aPayingJourney({ cartaoSituacao: 'incerto', semConfirmacao: 2, avisoAceito: true })],
    ['in another tab', aReturningJourney([anOpenPayment({ metodo: 'cartao', estado: 'incerto' })])],
  ])('does not say that nothing was charged while a card may have been %s', async (_where, journey) => {
    const answers = { [path]: fails('http.refused', 400) };
    const conversation = await startPayment({ at: `payment-${method}-options`, journey, answers });

    expect(conversation.heard()).toContain(`${trouble} | Quer tentar de novo?`);
  });

  it('can be left for another way to pay after a failure', async () => {
    const conversation = await startPayment({ answers: { [path]: fails('http.failed', 500) } });
    await conversation.choose(method, 'outra-forma');

    expect(conversation.where()).toBe('payment:alterar-pagamento');
    expect(conversation.heard()).not.toContain(chargeName);
  });

  it('publishes the purchase before the congratulations are said, and not again after a reload', () =>
    expectOnePurchase({
      method,
      step: congratulations.step,
      pay: (conversation) => conversation.fetched(received).listen().choose(goOn),
    }));
}
