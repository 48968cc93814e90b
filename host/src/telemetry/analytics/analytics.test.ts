import { type Fact, type JourneyEventName, type JourneyEventPayload, journeyEvents } from '@consorcio/shared/events';
import vectors from '@consorcio/shared/testing/vectors/google_user_data_hash.json';
import { type AnalyticsPorts, createAnalytics } from './analytics';
import { type DataLayerEvent, dataLayerEvents } from './data-layer-events';
import { normalDocument, normalEmail, normalPhone } from './normal-form';
import { sha256 } from './sha256';

const [gmail, , company] = vectors.email;
const [mobile] = vectors.phone;
const cpfDigest = '7281dfb5e8becca0a1c5e77c1268baacb0f983572b8c204fd8df72b24175b231';
const cnpjDigest = '79e5e78a3403da30aa6bdfbab0688f20099120cdbdbe0e0d2f2125dc96bad59c';

const item = { planoID: 2101, bemNome: 'Carro R$ 60.000,00' };
const sale = { propostaID: 9001, metodo: 'pix', valorInCents: 885_10, ...item } as const;

function purchase(category: string) {
  const sold = { item_id: '2101', item_name: item.bemNome, item_category: category, price: 885.1, quantity: 1 };
  const ecommerce = { transaction_id: '9001', value: 885.1, currency: 'BRL', payment_type: 'pix', items: [sold] };
  return { event: 'purchase', ecommerce };
}

const updated = (user_data: object) => ({ event: 'personal data updated', user_data });

function fact<N extends JourneyEventName>(name: N, payload: JourneyEventPayload<N>) {
  return { name, payload } as Fact; // name and payload belong together, which a union of facts cannot express
}
const personal = (data: JourneyEventPayload<'personal-data.updated'>) => fact('personal-data.updated', data);
const kind = { bemCategoriaCodigo: 'CARRO', categoriaId: 2, tipoPlano: 'CREDITO_INTEGRAL' } as const;
const amount = { valorCreditoInCents: 60_000_00, planoMeses: 80 };
const plan = { planoID: 2101, bemID: 3101, tipoPlanoID: 'CREDITO_INTEGRAL', ...amount } as const;
const chosen = (company: number | null, purchaseId: number | null) => ({
  event: 'Plano Selecionado',
  campaign_company_id: company,
  campaign_purchase_id: purchaseId,
});
const processed = (situacao: 'sucesso' | 'pendente' | 'recusado'): readonly [Fact, object] => [
  fact('payment.processed', { propostaID: 9001, metodo: 'cartao', situacao }),
  { event: 'Pagamento Processado', method: 'cartao', status: situacao },
];

const surveyed = { midia: 'outro', csatcompra: 1, humano: false } as const;
const document = (sha256_cpf_cnpj: string) => ({ event: 'personal data updated', sha256_cpf_cnpj });
const hashes = { sha256_email_address: gmail?.sha256, sha256_phone_number: mobile?.sha256 };
const mixed = ['ALREADY_USED', '15', 99, 'joana@example.com'];
const discount = { valor_descontado: 0.29 };
const helped = { csatinsidesales: 1 };
const table: readonly (readonly [Fact, object | undefined])[] = [
  [fact('journey.started', { botType: 'app' }), { event: 'Começar', bot_type: 'app' }],
  [fact('category.chosen', { produtoCategoria: 'X', ...kind }), { event: 'Produto Categoria', produto_categoria: 'X' }],
  [fact('credit-value.given', { valorCreditoInCents: 60_000_00 }), { event: 'credit value', valor_credito: 60_000 }],
  [fact('income.given', { rendaMensalInCents: 4_321_07 }), { event: 'income', renda_mensal: 4321.07 }],
  [personal({ email: gmail?.in, telefone: '11987654321' }), updated(hashes)],
  [personal({ email: company?.in }), updated({ sha256_email_address: company?.sha256 })],
  [personal({ telefone: mobile?.in, cpfCnpj: '' }), updated({ sha256_phone_number: mobile?.sha256 })],
  [personal({ cpfCnpj: '529.982.247-25' }), document(cpfDigest)],
  [personal({ email: ' ', cpfCnpj: '12.abc.345/01de-35' }), document(cnpjDigest)],
  [personal({}), undefined],
  [personal({ email: '', telefone: ' ', cpfCnpj: '..-' }), undefined],
  [fact('lead.saved', { LeadID: 77 }), { event: 'Lead Save' }],
  [fact('plans.shown', { cards: 3 }), { event: 'Ver Planos' }],
  [fact('plan.chosen', plan), { event: 'Plano Selecionado' }],
  [fact('plan.chosen', { ...plan, campanha: { empresaId: 99, compraId: 173 } }), chosen(99, 173)],
  [fact('plan.chosen', { ...plan, campanha: null }), chosen(null, null)],
  [fact('address.found', {}), { event: 'Cadastro CEP' }],
  [fact('coupon.validated', { cupomId: 5 }), { event: 'coupon validated' }],
  [fact('coupon.refused', { codes: [] }), { event: 'coupon refused', codes: '' }],
  [fact('coupon.refused', { codes: [2] }), { event: 'coupon refused', codes: 'OutOfValidity' }],
  [fact('coupon.refused', { codes: mixed }), { event: 'coupon refused', codes: 'AlreadyUsed,MissingRule,other,other' }],
  [fact('coupon.applied', { cupomId: 5, valorDescontadoInCents: 29 }), { event: 'coupon applied', ...discount }],
  [fact('coupon.declined', {}), { event: 'coupon declined' }],
  [fact('proposal.created', { propostaID: 9001, formasPagamentoDisponiveis: [0, 1, 5] }), undefined],
  processed('sucesso'),
  processed('pendente'),
  processed('recusado'),
  [fact('purchase.made', { ...sale, produtoCategoria: 'Automóveis' }), purchase('Automóveis')],
  [fact('purchase.made', sale), purchase('')],
  [fact('purchase.made', { ...sale, ordem: 2 }), { ...purchase(''), purchase_number: 2 }],
  [fact('survey.answered', { ...surveyed, ...helped }), { event: 'Pesquisa', ...surveyed, ...helped }],
  [fact('survey.answered', surveyed), { event: 'Pesquisa', ...surveyed, csatinsidesales: null }],
  [fact('specialists.requested', { step: 'proposal-terms' }), undefined],
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
  const trackAll = (facts: readonly Fact[]) => Promise.all(facts.map(analytics));
  return { trackAll, pushed, posted, report };
}

/** Waits until everything has run that waits for no hash. */
const settled = () => new Promise(setImmediate);

describe('createAnalytics', () => {
  it.each(table)('translates %j to exactly %j', async (fact, event) => {
    const { trackAll, pushed, posted, report } = setUp();
    await trackAll([fact]);

    expect(pushed).toStrictEqual(event ? [event] : []);
    expect(posted).toEqual(pushed.map((sent) => sent.event));
    for (const sent of pushed) expect(dataLayerEvents[sent.event].safeParse(sent)).toMatchObject({ success: true });
    expect(report).not.toHaveBeenCalled();
  });

  it('is tested above with every fact and every event', async () => {
    const { trackAll, pushed } = setUp();
    await trackAll(table.map(([fact]) => fact));

    expect(new Set(table.map(([{ name }]) => name))).toEqual(new Set(Object.keys(journeyEvents)));
    expect(new Set(pushed.map(({ event }) => event))).toEqual(new Set(Object.keys(dataLayerEvents)));
  });

  it('keeps the order of the facts while a hash is computed', async () => {
    const hashes: ((hash: string) => void)[] = [];
    const digest = () => new Promise<string | undefined>((resolve) => void hashes.push(resolve));
    const { trackAll, pushed, posted } = setUp({ digest });

    const tracked = trackAll([
      fact('journey.started', { botType: 'home' }),
      fact('personal-data.updated', { email: 'joana@example.com', telefone: '11987654321' }),
      fact('lead.saved', { LeadID: 77 }),
      fact('personal-data.updated', { cpfCnpj: '52998224725' }),
      fact('plans.shown', { cards: 3 }),
    ]);
    await settled();
    expect([posted, hashes.length]).toEqual([['Começar'], 2]);

    for (const finish of hashes.splice(0).reverse()) finish(cpfDigest);
    await settled();
    expect(posted).toEqual(['Começar', 'personal data updated', 'Lead Save']);

    for (const finish of hashes) finish(cpfDigest);
    await tracked;
    expect(posted).toEqual(['Começar', 'personal data updated', 'Lead Save', 'personal data updated', 'Ver Planos']);
    expect(pushed.map(({ event }) => event)).toEqual(posted);
  });

  it('sends a purchase once, and the next purchase', async () => {
    const { trackAll, pushed, posted } = setUp();
    const next = { ...sale, propostaID: '9002' };
    await trackAll([sale, { ...sale, metodo: 'cartao' } as const, next].map((one) => fact('purchase.made', one)));
    const ids = ['9001', '9002'].map((transaction_id) => ({ ecommerce: { transaction_id } }));
    expect(pushed).toMatchObject(ids);
    expect(posted).toEqual(['purchase', 'purchase']);
  });

  it('omits fields that cannot be hashed, and the event when no field is left', async () => {
    const none = setUp({ digest: async () => undefined });
    await none.trackAll(table.map(([fact]) => fact));
    expect(none.posted).not.toContain('personal data updated');
    expect([none.pushed.length, none.report.mock.calls]).toEqual([none.posted.length, []]);

    const partly = setUp({ digest: async (text) => (text.includes('@') ? undefined : sha256(text)) });
    const email = 'joana@example.com';
    await partly.trackAll([personal({ email, telefone: '11987654321' }), personal({ email, cpfCnpj: '52998224725' })]);
    expect(partly.pushed).toStrictEqual([
      updated({ sha256_phone_number: mobile?.sha256 }),
      { event: 'personal data updated', sha256_cpf_cnpj: cpfDigest },
    ]);
  });

  it('reports a hash that fails without personal data, and an unknown fact, and continues', async () => {
    const digest = () => Promise.reject(new Error('joana@example.com'));
    const { trackAll, pushed, posted, report } = setUp({ digest });
    const unknown = { name: 'moon.landed', payload: {} } as unknown as Fact;
    await trackAll([personal({ email: 'joana@example.com' }), unknown, fact('lead.saved', { LeadID: 77 })]);
    expect([pushed, posted]).toEqual([[{ event: 'Lead Save' }], ['Lead Save']]);
    expect(report.mock.calls[0]).toEqual([{ code: 'unexpected' }, { at: 'analytics', fact: 'personal-data.updated' }]);
    expect(report).toHaveBeenCalledTimes(2);
  });
});

describe('sha256', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([...vectors.email, ...vectors.phone])('hashes $normalised', async ({ normalised, sha256: digest }) => {
    await expect(sha256(normalised)).resolves.toBe(digest);
  });

  it.each([
    ['without cryptography', {}],
    ['without a crypto object', undefined],
  ])('returns undefined %s', async (_, crypto) => {
    jest.replaceProperty(globalThis, 'crypto', crypto as Crypto);

    await expect(sha256('fulanodasilva@gmail.com')).resolves.toBeUndefined();
  });
});

const vectorsOf = (all: readonly { in: string; normalised: string }[]) =>
  all.map(({ in: text, normalised }): [string, string] => [text, normalised]);
const unreadable = (...texts: readonly string[]) => texts.map((text): [string, undefined] => [text, undefined]);
const forms: [(text: string) => string | undefined, [text: string, normal: string | undefined][]][] = [
  [
    normalEmail,
    [
      ...vectorsOf(vectors.email),
      ['a.b+c@googlemail.com', 'ab@googlemail.com'],
      ['a.b+c@mail.gmail.com', 'a.b+c@mail.gmail.com'],
      ['a.b+c@gmail.com.br', 'a.b+c@gmail.com.br'],
      ['a.b+c@notgmail.com', 'a.b+c@notgmail.com'],
      ['a+b+c@gmail.com', 'a@gmail.com'],
      ['a b\t@\u00a0Example.com', 'ab@example.com'],
      ...unreadable('', '   ', 'ana', '@example.com', 'ana@', '+promo@gmail.com', '...@gmail.com'),
    ],
  ],
  [
    normalPhone,
    [
      ...vectorsOf(vectors.phone),
      ['5511987654321', '+5511987654321'],
      ['+5555987654321', '+5555987654321'],
      ['5530000000', '+555530000000'],
      ['(011) 98765-4321', '+5511987654321'],
      ['01130000000', '+551130000000'],
      ...unreadable('', ' ', '-', '987654321', '+12025550100', '119876543210', '00000000000'), // not Brazilian
    ],
  ],
  [
    normalDocument,
    [['529.982.247-25', '52998224725'], ['12.abc.345/01de-35', '12ABC34501DE35'], ...unreadable('', '.-')],
  ],
];
it.each(forms.flatMap(([form, rows]) => rows.map((row) => [form, ...row] as const)))(
  '%p writes %j as %s before it is hashed',
  (form, text, normal) => {
    expect(form(text)).toBe(normal);
  },
);
