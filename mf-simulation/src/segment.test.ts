import { breaks, refuses } from '@consorcio/shared/testing';
import { aSimulationJourney } from './testing/a-simulation-journey';
import { carPlanDetails } from './testing/an-api';
import { again, atThePlans, firstPlan, startTalk } from './testing/talk';

describe('a new visitor', () => {
  it('answers one question after the other, up to a chosen plan', async () => {
    const talk = await startTalk();
    const places = [talk.where()];
    while (talk.where() !== 'proposal:proposal-confirm-infos') {
      await talk.answer();
      places.push(talk.where());
    }

    expect(places).toEqual([
      'simulation:lead-select-category',
      'simulation:lead-nome',
      'simulation:lead-credit-value',
      'simulation:basico-valor-renda',
      'simulation:lead-email',
      'simulation:lead-telefone',
      'simulation:plans-list-select',
      'proposal:proposal-confirm-infos',
    ]);
    expect(talk.paths()).toEqual([
      'GET /api/categoria',
      'POST /api/lead/validar-palavras',
      'POST /api/lead',
      'GET /api/v1/catalogo',
      'POST /api/plano/selecionado',
      'POST /api/plano/detalhes',
    ]);
  });

  it('has every answer in the journey, and each fact is published once, in order', async () => {
    const talk = await atThePlans();
    await talk.give(firstPlan);

    const category = {
      categoriaId: 2,
      bemCategoriaCodigo: 'CARRO',
      tipoPlano: 'CREDITO_INTEGRAL',
      produtoCategoria: 'AN',
    };
    expect(talk.journey()).toMatchObject({
      categoria: category,
      nome: 'Marina',
      valorCreditoInCents: 60_000_00,
      rendaMensalInCents: 8_000_00,
      email: 'marina@example.com',
      telefone: '11987654321',
      lead: { LeadID: 77, LeadToken: 'lead-token', referralCode: null },
      planoSelecionado: { planoID: 2101, bemID: 3101, LabelPlano: 'Integral' },
      planoDetalhes: carPlanDetails,
    });
    expect(talk.facts).toEqual([
      { name: 'category.chosen', payload: category },
      { name: 'credit-value.given', payload: { valorCreditoInCents: 60_000_00 } },
      { name: 'income.given', payload: { rendaMensalInCents: 8_000_00 } },
      { name: 'personal-data.updated', payload: { email: 'marina@example.com', telefone: '11987654321' } },
      { name: 'lead.saved', payload: { LeadID: 77 } },
      { name: 'plans.shown', payload: { cards: 2 } },
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
    ]);
  });

  it('causes requests with the fields that the API specifies', async () => {
    const talk = await atThePlans({ brand: { referralCode: 'AMIGO', campanhaId: 605, compraId: 130, empresaId: 58 } });

    expect(Object.fromEntries(talk.calls.map(({ path, sent }) => [path, sent]))).toEqual({
      '/api/categoria': { empresaID: 58 },
      '/api/lead/validar-palavras': 'Marina',
      '/api/lead': {
        nome: 'Marina',
        email: 'marina@example.com',
        telefone: '11987654321',
        rendaMensal: 8000,
        campanhaId: 605,
        compraId: 130,
        categoriaId: 2,
        tipo: 1,
        empresaId: 58,
        referralCode: 'AMIGO',
      },
      '/api/v1/catalogo': {
        minValor: 60_000,
        tipo: 1,
        categorias: [2, 21],
        empresaId: 58,
        pagaMetade: true,
        pagaIntegral: true,
        pagaReduzida: false,
        sort: 'asc',
        renda: 8000,
      },
    });
  });
});

it('asks only for the credit in a second simulation, and goes straight to the plans', async () => {
  const talk = await atThePlans();
  const facts = talk.facts.length;
  await talk.give(again);
  expect([talk.where(), talk.draft()]).toEqual(['simulation:lead-credit-value', '']);
  expect(talk.facts).toHaveLength(facts);
  await talk.type('80.000,00');

  expect(talk.where()).toBe('simulation:plans-list-select');
  expect(talk.paths().slice(4)).toEqual(['GET /api/v1/catalogo']);
  expect(talk.facts.slice(facts).map(({ name }) => name)).toEqual(['credit-value.given', 'plans.shown']);
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
      const talk = await startTalk({ answers: { [path]: answer }, journey, ...(at && { at }) });
      if (at === 'lead-nome') await talk.type('Joana');
      expect(talk.where()).toBe('host:error-general');
    }
  });
});

it.each([{ categoriaId: '2' }, null, 'carro'])('ignores an answer that was not offered: %j', async (answer) => {
  const talk = await startTalk();
  await talk.give(answer);
  expect(talk.where()).toBe('simulation:lead-select-category');
});
