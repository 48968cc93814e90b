/** @jest-environment node */
import { type Fact, journeyEvents } from '@consorcio/shared/events';
import vectors from '@consorcio/shared/testing/vectors/google_user_data_hash.json';
import { type AnalyticsPorts, createAnalytics } from './analytics';
import { type DataLayerEvent, dataLayerEvents } from './data-layer-events';
import { sha256 } from './sha256';

const [gmail, , company] = vectors.email;
const [mobile] = vectors.phone;
const cpfDigest = '7281dfb5e8becca0a1c5e77c1268baacb0f983572b8c204fd8df72b24175b231';
const cnpjDigest = '79e5e78a3403da30aa6bdfbab0688f20099120cdbdbe0e0d2f2125dc96bad59c';

const sale = {
  propostaID: 9001,
  metodo: 'pix',
  valorInCents: 885_10,
  planoID: 2101,
  bemNome: 'Carro R$ 60.000,00',
} as const;

/** The event of the sale above. */
function purchase(category: string) {
  const item = { item_id: '2101', item_name: 'Carro R$ 60.000,00', item_category: category, price: 885.1, quantity: 1 };
  return {
    event: 'purchase',
    ecommerce: { transaction_id: '9001', value: 885.1, currency: 'BRL', payment_type: 'pix', items: [item] },
  };
}

const table: readonly (readonly [Fact, object | undefined])[] = [
  [{ name: 'journey.started', payload: {} }, { event: 'Começar' }],
  [
    {
      name: 'category.chosen',
      payload: {
        produtoCategoria: 'Automóveis',
        bemCategoriaCodigo: 'CARRO',
        categoriaId: 2,
        tipoPlano: 'CREDITO_INTEGRAL',
      },
    },
    { event: 'Produto Categoria', produto_categoria: 'Automóveis' },
  ],
  [
    { name: 'credit-value.given', payload: { valorCreditoInCents: 60_000_00 } },
    { event: 'credit value', valor_credito: 60_000 },
  ],
  [
    { name: 'income.given', payload: { rendaMensalInCents: 4_321_07 } },
    { event: 'income', renda_mensal: 4321.07 },
  ],
  [
    { name: 'personal-data.updated', payload: { email: gmail?.in, telefone: '11987654321' } },
    {
      event: 'personal data updated',
      user_data: { sha256_email_address: gmail?.sha256, sha256_phone_number: mobile?.sha256 },
    },
  ],
  [
    { name: 'personal-data.updated', payload: { email: company?.in } },
    { event: 'personal data updated', user_data: { sha256_email_address: company?.sha256 } },
  ],
  [
    { name: 'personal-data.updated', payload: { telefone: mobile?.in, cpfCnpj: '' } },
    { event: 'personal data updated', user_data: { sha256_phone_number: mobile?.sha256 } },
  ],
  [
    { name: 'personal-data.updated', payload: { cpfCnpj: '529.982.247-25' } },
    { event: 'personal data updated', sha256_cpf_cnpj: cpfDigest },
  ],
  [
    { name: 'personal-data.updated', payload: { email: ' ', cpfCnpj: '12.abc.345/01de-35' } },
    { event: 'personal data updated', sha256_cpf_cnpj: cnpjDigest },
  ],
  [{ name: 'personal-data.updated', payload: {} }, undefined],
  [{ name: 'personal-data.updated', payload: { email: '', telefone: ' ', cpfCnpj: '..-' } }, undefined],
  [{ name: 'lead.saved', payload: { LeadID: 77 } }, { event: 'Lead Save' }],
  [{ name: 'plans.shown', payload: { cards: 3 } }, { event: 'Ver Planos' }],
  [
    {
      name: 'plan.chosen',
      payload: {
        planoID: 2101,
        bemID: 3101,
        tipoPlanoID: 'CREDITO_INTEGRAL',
        valorCreditoInCents: 60_000_00,
        planoMeses: 80,
      },
    },
    { event: 'Plano Selecionado' },
  ],
  [{ name: 'address.found', payload: {} }, { event: 'Cadastro CEP' }],
  [{ name: 'coupon.validated', payload: { cupomId: 5 } }, { event: 'coupon validated' }],
  [
    { name: 'coupon.refused', payload: { codes: [] } },
    { event: 'coupon refused', codes: '' },
  ],
  [
    { name: 'coupon.refused', payload: { codes: [2] } },
    { event: 'coupon refused', codes: 'OutOfValidity' },
  ],
  [
    { name: 'coupon.refused', payload: { codes: ['ALREADY_USED', '15', 99, 'joana@example.com'] } },
    { event: 'coupon refused', codes: 'AlreadyUsed,MissingRule,other,other' },
  ],
  [
    { name: 'coupon.applied', payload: { cupomId: 5, valorDescontadoInCents: 29 } },
    { event: 'coupon applied', valor_descontado: 0.29 },
  ],
  [{ name: 'coupon.declined', payload: {} }, { event: 'coupon declined' }],
  [{ name: 'proposal.created', payload: { propostaID: 9001, formasPagamentoDisponiveis: [0, 1, 5] } }, undefined],
  ...(['sucesso', 'pendente', 'recusado'] as const).map(
    (situacao) =>
      [
        { name: 'payment.processed', payload: { propostaID: 9001, metodo: 'cartao', situacao } },
        { event: 'Pagamento Processado', method: 'cartao', status: situacao },
      ] as const,
  ),
  [{ name: 'purchase.made', payload: { ...sale, produtoCategoria: 'Automóveis' } }, purchase('Automóveis')],
  [{ name: 'purchase.made', payload: sale }, purchase('')],
  [
    { name: 'survey.answered', payload: { midia: 'youtube', csatcompra: 5, humano: true, csatinsidesales: 1 } },
    { event: 'Pesquisa', midia: 'youtube', csatcompra: 5, humano: true, csatinsidesales: 1 },
  ],
  [
    { name: 'survey.answered', payload: { midia: 'outro', csatcompra: 1, humano: false } },
    { event: 'Pesquisa', midia: 'outro', csatcompra: 1, humano: false, csatinsidesales: null },
  ],
  [{ name: 'specialists.requested', payload: { step: 'proposal-terms' } }, undefined],
];

function setUp(overrides: Partial<AnalyticsPorts> = {}) {
  const pushed: DataLayerEvent[] = [];
  const posted: string[] = [];
  const counted = new Set<string>();
  const report = jest.fn();
  const analytics = createAnalytics({
    push: (event) => pushed.push(event),
    post: (name) => posted.push(name),
    digest: sha256,
    isNewPurchase(id) {
      const isNew = !counted.has(id);
      counted.add(id);
      return isNew;
    },
    report,
    ...overrides,
  });
  const hearAll = (facts: readonly Fact[]) => Promise.all(facts.map(analytics.hear));
  return { hearAll, pushed, posted, report };
}

/** Lets all that waits for nobody come to its end. */
const everythingThatCan = () => new Promise(setImmediate);

describe('createAnalytics', () => {
  it.each(table)('tells of %j exactly %j', async (fact, event) => {
    const { hearAll, pushed, posted, report } = setUp();
    await hearAll([fact]);

    expect(pushed).toStrictEqual(event ? [event] : []);
    expect(posted).toEqual(pushed.map((told) => told.event));
    for (const told of pushed) expect(dataLayerEvents[told.event].safeParse(told)).toMatchObject({ success: true });
    expect(report).not.toHaveBeenCalled();
  });

  it('was shown every fact above, and told every event', async () => {
    const { hearAll, pushed } = setUp();
    await hearAll(table.map(([fact]) => fact));

    expect(new Set(table.map(([{ name }]) => name))).toEqual(new Set(Object.keys(journeyEvents)));
    expect(new Set(pushed.map(({ event }) => event))).toEqual(new Set(Object.keys(dataLayerEvents)));
  });

  it('keeps the order of the facts while a hash takes its time', async () => {
    const hashes: (() => void)[] = [];
    const digest = () =>
      new Promise<string | undefined>((resolve) => {
        hashes.push(() => resolve(cpfDigest));
      });
    const { hearAll, pushed, posted } = setUp({ digest });

    const heard = hearAll([
      { name: 'journey.started', payload: {} },
      { name: 'personal-data.updated', payload: { email: 'joana@example.com', telefone: '11987654321' } },
      { name: 'lead.saved', payload: { LeadID: 77 } },
      { name: 'personal-data.updated', payload: { cpfCnpj: '52998224725' } },
      { name: 'plans.shown', payload: { cards: 3 } },
    ]);
    await everythingThatCan();
    expect(posted).toEqual(['Começar']);
    expect(hashes).toHaveLength(2);

    for (const goOn of hashes.splice(0).reverse()) goOn();
    await everythingThatCan();
    expect(posted).toEqual(['Começar', 'personal data updated', 'Lead Save']);

    for (const goOn of hashes) goOn();
    await heard;
    expect(posted).toEqual(['Começar', 'personal data updated', 'Lead Save', 'personal data updated', 'Ver Planos']);
    expect(pushed.map(({ event }) => event)).toEqual(posted);
  });

  it('tells of a purchase once, and of the next one', async () => {
    const { hearAll, pushed, posted } = setUp();
    await hearAll([
      { name: 'purchase.made', payload: sale },
      { name: 'purchase.made', payload: { ...sale, metodo: 'cartao' } },
      { name: 'purchase.made', payload: { ...sale, propostaID: '9002' } },
    ]);

    expect(pushed).toMatchObject([
      { ecommerce: { transaction_id: '9001' } },
      { ecommerce: { transaction_id: '9002' } },
    ]);
    expect(posted).toEqual(['purchase', 'purchase']);
  });

  it('leaves out what cannot be hashed, and tells nothing when nothing is left', async () => {
    const { hearAll, pushed, posted, report } = setUp({ digest: async () => undefined });
    await hearAll(table.map(([fact]) => fact));

    expect(posted).not.toContain('personal data updated');
    expect(pushed).toHaveLength(posted.length);
    expect(report).not.toHaveBeenCalled();

    const partly = setUp({ digest: async (text) => (text.includes('@') ? undefined : sha256(text)) });
    await partly.hearAll([
      { name: 'personal-data.updated', payload: { email: 'joana@example.com', telefone: '11987654321' } },
      { name: 'personal-data.updated', payload: { email: 'joana@example.com', cpfCnpj: '52998224725' } },
    ]);

    expect(partly.pushed).toStrictEqual([
      { event: 'personal data updated', user_data: { sha256_phone_number: mobile?.sha256 } },
      { event: 'personal data updated', sha256_cpf_cnpj: cpfDigest },
    ]);
  });

  it('reports a hash that fails without a word of the visitor, and goes on', async () => {
    const { hearAll, pushed, posted, report } = setUp({ digest: () => Promise.reject(new Error('joana@example.com')) });
    await hearAll([
      { name: 'personal-data.updated', payload: { email: 'joana@example.com' } },
      { name: 'lead.saved', payload: { LeadID: 77 } },
    ]);

    expect(pushed).toEqual([{ event: 'Lead Save' }]);
    expect(posted).toEqual(['Lead Save']);
    expect(report.mock.calls).toEqual([[{ code: 'unexpected' }, { at: 'analytics', fact: 'personal-data.updated' }]]);
  });

  it('reports a fact it has never heard of, and goes on', async () => {
    const { hearAll, posted, report } = setUp();
    await hearAll([{ name: 'moon.landed', payload: {} } as unknown as Fact, { name: 'journey.started', payload: {} }]);

    expect(posted).toEqual(['Começar']);
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('lets no personal datum out in the clear, whatever came before it', async () => {
    const canaries = ['Canary.Joana+x@gmail.com', 'canary.joana@empresa.com.br', '11912345678', '52998224725'];
    const [email, otherEmail, telefone, cpfCnpj] = canaries;
    const personal = [email, otherEmail].map(
      (address): Fact => ({ name: 'personal-data.updated', payload: { email: address, telefone, cpfCnpj } }),
    );
    const refusal: Fact = { name: 'coupon.refused', payload: { codes: canaries } };
    const facts = table.map(([fact]) => fact);

    for (let place = 0; place <= facts.length; place += 1) {
      const { hearAll, pushed, posted } = setUp();
      await hearAll([...facts.slice(place), ...personal, refusal, ...facts.slice(0, place)]);

      const sent = JSON.stringify([pushed, posted]).toLowerCase();
      for (const canary of [...canaries, 'canary', '912345678', '@']) expect(sent).not.toContain(canary.toLowerCase());
    }
  });
});
