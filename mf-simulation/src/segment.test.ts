import { breaks, refuses } from '@consorcio/shared/testing';
import { aSimulationJourney } from './testing/a-simulation-journey';
import { carPlanDetails } from './testing/an-api';
import { again, atThePlans, firstPlan, startSimulation } from './testing/conversation';

describe('a new visitor', () => {
  it('answers one question after the other, up to a chosen plan', async () => {
    const conversation = await startSimulation();
    const places = [conversation.where()];
    while (conversation.where() !== 'proposal:proposal-confirm-infos') {
      await conversation.answer();
      places.push(conversation.where());
    }

    expect(places).toEqual([
      ...['simulation:lead-select-category', 'simulation:lead-nome', 'simulation:lead-credit-value'],
      ...['simulation:basico-valor-renda', 'simulation:lead-email', 'simulation:lead-telefone'],
      ...['simulation:plans-list-select', 'proposal:proposal-confirm-infos'],
    ]);
    expect(conversation.paths()).toEqual([
      ...['GET /api/categoria', 'POST /api/lead/validar-palavras', 'POST /api/lead', 'GET /api/v1/catalogo'],
      ...['POST /api/plano/selecionado', 'POST /api/plano/detalhes'],
    ]);
  });

  it('has every answer in the journey, and each fact is published once, in order', async () => {
    const conversation = await atThePlans();
    await conversation.give(firstPlan);

    const category = {
      categoriaId: 2,
      bemCategoriaCodigo: 'CARRO',
      tipoPlano: 'CREDITO_INTEGRAL',
      produtoCategoria: 'AN',
    };
    const contact = { email: 'marina@example.com', telefone: '11987654321' };
    const [valorCreditoInCents, rendaMensalInCents] = [60_000_00, 8_000_00];
    const chosen = { planoID: 2101, bemID: 3101 };
    expect(conversation.journey()).toMatchObject({
      ...{ categoria: category, nome: 'Marina', valorCreditoInCents, rendaMensalInCents, ...contact },
      lead: { LeadID: 77, LeadToken: 'lead-token', referralCode: null },
      planoSelecionado: { ...chosen, LabelPlano: 'Integral' },
      planoDetalhes: carPlanDetails,
    });
    const plan = { ...chosen, tipoPlanoID: 'CREDITO_INTEGRAL', valorCreditoInCents, planoMeses: 80 };
    expect(conversation.facts).toEqual([
      { name: 'category.chosen', payload: category },
      { name: 'credit-value.given', payload: { valorCreditoInCents } },
      { name: 'income.given', payload: { rendaMensalInCents } },
      { name: 'personal-data.updated', payload: contact },
      { name: 'lead.saved', payload: { LeadID: 77 } },
      { name: 'plans.shown', payload: { cards: 2 } },
      { name: 'plan.chosen', payload: plan },
    ]);
  });

  it('causes requests with the fields that the API specifies', async () => {
    const ids = { referralCode: 'AMIGO', campanhaId: 605, compraId: 130, empresaId: 58 };
    const conversation = await atThePlans({ brand: ids });

    const contact = { nome: 'Marina', email: 'marina@example.com', telefone: '11987654321' };
    const types = { categorias: [2, 21], pagaMetade: true, pagaIntegral: true, pagaReduzida: false };
    expect(Object.fromEntries(conversation.calls.map(({ path, sent }) => [path, sent]))).toEqual({
      '/api/categoria': { empresaID: 58 },
      '/api/lead/validar-palavras': 'Marina',
      '/api/lead': { ...contact, rendaMensal: 8000, categoriaId: 2, tipo: 1, ...ids },
      '/api/v1/catalogo': { minValor: 60_000, tipo: 1, empresaId: 58, ...types, sort: 'asc', renda: 8000 },
    });
  });
});

it('asks only for the credit in a second simulation, and goes straight to the plans', async () => {
  const conversation = await atThePlans();
  const facts = conversation.facts.length;
  await conversation.give(again);
  expect([conversation.where(), conversation.draft()]).toEqual(['simulation:lead-credit-value', '']);
  expect(conversation.facts).toHaveLength(facts);
  await conversation.type('80.000,00');

  expect(conversation.where()).toBe('simulation:plans-list-select');
  expect(conversation.paths().slice(4)).toEqual(['GET /api/v1/catalogo']);
  expect(conversation.facts.slice(facts).map(({ name }) => name)).toEqual(['credit-value.given', 'plans.shown']);
});

describe('a request that fails', () => {
  const { lead: _lead, ...withoutLead } = aSimulationJourney();

  it.each([
    ['/api/categoria', undefined, {}],
    ['/api/lead/validar-palavras', 'lead-nome', {}],
    ['/api/lead', 'lead-criar', withoutLead],
    ['/api/v1/catalogo', 'proposal-plans-list-carousel-get', aSimulationJourney()],
  ])('leads to the apology: %s', async (path, at, journey) => {
    const refused = path === '/api/lead' ? [] : [refuses('Outra coisa.')]; // asked again, see lead-criar
    for (const answer of [breaks, { data: { nonsense: true } }, 'not even JSON', null, ...refused]) {
      const conversation = await startSimulation({ answers: { [path]: answer }, journey, ...(at && { at }) });
      if (at === 'lead-nome') await conversation.type('Joana');
      expect(conversation.where()).toBe('host:error-general');
    }
  });
});

it.each([{ categoriaId: '2' }, null, 'carro'])('ignores an answer that was not offered: %j', async (answer) => {
  const conversation = await startSimulation();
  await conversation.give(answer);
  expect(conversation.where()).toBe('simulation:lead-select-category');
});
