import { serverSentences } from '@consorcio/shared/errors';
import { checkFlow } from '@consorcio/shared/flow';
import { aHost, breaks, hostPlaces, refuses, type SegmentTalk } from '@consorcio/shared/testing';
import segment from './segment';
import { aSimulationJourney } from './testing/a-simulation-journey';
import { carPlans, planDetails } from './testing/an-api';
import { startTalk } from './testing/talk';

const car = { categoriaId: 2 };
const firstPlan = { kind: 'plan', card: 0, plan: 0 };
const again = { kind: 'simulate-again' };

/** A stranger answers everything, up to the plans. */
async function toThePlans(talk: SegmentTalk): Promise<void> {
  await talk.give(car);
  await talk.type('joana');
  await talk.type('60.000,00');
  await talk.type('8000');
  await talk.type('Joana@Example.com');
  await talk.type('(11) 98765-4321');
}

describe('a stranger', () => {
  it('is led from the wish to a chosen plan, one question after the other', async () => {
    const talk = await startTalk();
    const stations = [talk.where()];
    for (const answer of [
      () => talk.give(car),
      () => talk.type('joana'),
      () => talk.type('60.000,00'),
      () => talk.type('8000'),
      () => talk.type('joana@example.com'),
      () => talk.type('11987654321'),
      () => talk.give(firstPlan),
    ]) {
      await answer();
      stations.push(talk.where());
    }

    expect(stations).toEqual([
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

  it('leaves everything it said in the journey', async () => {
    const talk = await startTalk();
    await toThePlans(talk);
    await talk.give(firstPlan);

    expect(talk.journey()).toMatchObject({
      categoria: { categoriaId: 2, bemCategoriaCodigo: 'CARRO', tipoPlano: 'CREDITO_INTEGRAL', produtoCategoria: 'AN' },
      nome: 'joana',
      valorCreditoInCents: 60_000_00,
      rendaMensalInCents: 8_000_00,
      email: 'Joana@example.com',
      telefone: '11987654321',
      lead: { LeadID: 77, LeadToken: 'lead-token', referralCode: null },
      planoSelecionado: { planoID: 2101, bemID: 3101, LabelPlano: 'Integral' },
      planoDetalhes: planDetails,
    });
  });

  it('has each fact published once, in order', async () => {
    const talk = await startTalk();
    await toThePlans(talk);
    await talk.give(firstPlan);

    expect(talk.facts).toEqual([
      {
        name: 'category.chosen',
        payload: {
          categoriaId: 2,
          bemCategoriaCodigo: 'CARRO',
          tipoPlano: 'CREDITO_INTEGRAL',
          produtoCategoria: 'AN',
        },
      },
      { name: 'credit-value.given', payload: { valorCreditoInCents: 60_000_00 } },
      { name: 'income.given', payload: { rendaMensalInCents: 8_000_00 } },
      { name: 'personal-data.updated', payload: { email: 'Joana@example.com', telefone: '11987654321' } },
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

  it('is sent as the API wants it', async () => {
    const talk = await startTalk({ brand: { referralCode: 'AMIGO', campanhaId: 605, compraId: 130, empresaId: 58 } });
    await toThePlans(talk);
    const sent = Object.fromEntries(talk.calls.map((call) => [call.path, call.sent]));

    expect(sent['/api/categoria']).toEqual({ empresaID: 58 });
    expect(sent['/api/lead/validar-palavras']).toBe('joana');
    expect(sent['/api/lead']).toEqual({
      nome: 'joana',
      email: 'Joana@example.com',
      telefone: '11987654321',
      rendaMensal: 8000,
      campanhaId: 605,
      compraId: 130,
      categoriaId: 2,
      tipo: 1,
      empresaId: 58,
      referralCode: 'AMIGO',
    });
    expect(sent['/api/v1/catalogo']).toEqual({
      minValor: 60_000,
      tipo: 1,
      categorias: [2, 21],
      empresaId: 58,
      pagaMetade: true,
      pagaIntegral: true,
      pagaReduzida: false,
      sort: 'asc',
      renda: 8000,
    });
  });

  it('keeps the name in the field with the sentence of the server that does not like it', async () => {
    const errorMessage = 'Essa palavra não pode.';
    const talk = await startTalk({ answers: { '/api/lead/validar-palavras': { success: false, errorMessage } } });
    await talk.give(car);
    await talk.type('Palavrao');

    expect([talk.where(), talk.problem(), talk.draft()]).toEqual(['simulation:lead-nome', errorMessage, 'Palavrao']);
  });
});

describe('the full plan', () => {
  const half = { tipoPlano: 'CREDITO_PAGAMETADE', tipoTabela: 'integral_pagametade' } as const;

  it('is an option beside the categories of the default plan type, without fetching them again', async () => {
    const talk = await startTalk({ brand: half });
    await talk.choose('plano-integral');
    expect(talk.where()).toBe('simulation:lead-select-category-integral');
    await talk.give({ categoriaId: 4 });

    expect(talk.journey().categoria).toMatchObject({ categoriaId: 4, tipoPlano: 'CREDITO_INTEGRAL' });
    expect(talk.paths()).toEqual(['GET /api/categoria']);
    expect(talk.facts).toHaveLength(1);
  });

  it('can be left again for the default plan type', async () => {
    const talk = await startTalk({ brand: half });
    await talk.choose('plano-integral');
    await talk.choose('plano-da-marca');
    await talk.give({ categoriaId: 21 });
    expect(talk.journey().categoria).toMatchObject({ tipoPlano: 'CREDITO_PAGAMETADE' });
  });

  it('does not count as a choice of the category chosen before', async () => {
    const talk = await startTalk({ brand: half, journey: aSimulationJourney() });
    await talk.choose('plano-integral');
    expect(talk.facts).toEqual([]);
  });
});

describe('when the income is not enough', () => {
  const refusesIncomeBelow = (renda: number) => ({
    '/api/v1/catalogo': (call: { sent: unknown }) =>
      (call.sent as { renda: number }).renda < renda ? refuses(serverSentences.noPlansForIncome)() : { data: carPlans },
  });

  it('sums an extra income and looks again', async () => {
    const talk = await startTalk({ answers: refusesIncomeBelow(9_000) });
    await toThePlans(talk);
    expect(talk.where()).toBe('simulation:error-renda-insuficiente');
    await talk.choose('com-renda-extra');
    await talk.type('1.500,00');

    expect(talk.where()).toBe('simulation:plans-list-select');
    expect(talk.journey()).toMatchObject({ rendaMensalInCents: 9_500_00, rendaExtraInCents: 1_500_00 });
    expect(talk.calls.at(-1)?.sent).toMatchObject({ renda: 9_500 });
    expect(talk.facts).toContainEqual({ name: 'income.given', payload: { rendaMensalInCents: 9_500_00 } });
  });

  it('says what is counted already before it sums a second time', async () => {
    const talk = await startTalk({ answers: refusesIncomeBelow(10_000) });
    await toThePlans(talk);
    await talk.choose('com-renda-extra');
    await talk.type('1.000,00');
    await talk.choose('com-renda-extra');
    expect(talk.heard()).toContain('já somei R$\u00a09.000,00 por mês');
    await talk.type('1.000,00');

    expect(talk.where()).toBe('simulation:plans-list-select');
    expect(talk.journey()).toMatchObject({ rendaMensalInCents: 10_000_00, rendaExtraInCents: 2_000_00 });
  });

  it('does not sum again when the plans are fetched again after a failure', async () => {
    let tries = 0;
    const talk = await startTalk({
      answers: {
        '/api/v1/catalogo': () => {
          tries += 1;
          if (tries === 1) return refuses(serverSentences.noPlansForIncome)();
          return tries === 2 ? breaks() : { data: carPlans };
        },
      },
    });
    await toThePlans(talk);
    await talk.choose('com-renda-extra');
    await talk.type('1.000,00');
    expect(talk.where()).toBe('host:error-general');
    await talk.choose('again');

    expect(talk.where()).toBe('simulation:plans-list-select');
    expect(talk.journey().rendaMensalInCents).toBe(9_000_00);
  });

  it('offers a smaller credit to whoever has none', async () => {
    const talk = await startTalk({ answers: refusesIncomeBelow(99_000) });
    await toThePlans(talk);
    await talk.choose('sem-renda-extra');
    expect(talk.where()).toBe('simulation:lead-credit-value');
    expect(talk.draft()).toBe('R$\u00a060.000,00');
  });
});

describe('when there is no plan for the credit', () => {
  it.each([
    ['the server says so', refuses(serverSentences.noPlansForCredit)],
    ['the list is empty', { data: [] }],
    ['the table of the brand shows none of them', { data: carPlans.map((card) => ({ ...card, planosTipos: [] })) }],
  ])('says so and simulates again: %s', async (_, answer) => {
    let empty = true;
    const talk = await startTalk({
      answers: {
        '/api/v1/catalogo': () => {
          if (!empty) return { data: carPlans };
          empty = false;
          return typeof answer === 'function' ? answer() : answer;
        },
      },
    });
    await toThePlans(talk);
    expect(talk.where()).toBe('simulation:error-no-plans');
    expect(talk.heard()).toContain('não encontrei nenhum plano com este valor. Por favor, faça uma nova simulação.');
    expect(talk.facts.map(({ name }) => name)).not.toContain('plans.shown');

    await talk.choose('simular-novamente');
    expect([talk.where(), talk.draft()]).toEqual(['simulation:lead-credit-value', '']);
    expect(talk.journey().isSimulateAgain).toBe(true);
    await talk.type('70.000,00');
    expect(talk.where()).toBe('simulation:plans-list-select');
  });

  it('lets the visitor talk to a specialist without losing the question', async () => {
    const talk = await startTalk({ answers: { '/api/v1/catalogo': { data: [] } } });
    await toThePlans(talk);
    await talk.choose('especialistas');
    expect(talk.where()).toBe('simulation:error-no-plans');
  });
});

describe('a second round', () => {
  it('asks for the credit alone and goes straight to the plans', async () => {
    const talk = await startTalk();
    await toThePlans(talk);
    const facts = talk.facts.length;
    await talk.give(again);
    expect([talk.where(), talk.draft()]).toEqual(['simulation:lead-credit-value', '']);
    expect(talk.facts).toHaveLength(facts);
    await talk.type('80.000,00');

    expect(talk.where()).toBe('simulation:plans-list-select');
    expect(talk.paths().slice(4)).toEqual(['GET /api/v1/catalogo']);
    expect(talk.facts.slice(facts).map(({ name }) => name)).toEqual(['credit-value.given', 'plans.shown']);
  });

  it('creates no second lead for the same data, and one more when the data changed', async () => {
    const talk = await startTalk();
    await toThePlans(talk);
    await talk.give(firstPlan);
    await talk.choose('novo');
    await talk.give(car);
    await talk.type('61.000,00');
    const leads = () => talk.paths().filter((path) => path === 'POST /api/lead').length;
    expect([talk.where(), leads()]).toEqual(['simulation:plans-list-select', 1]);

    await talk.give(firstPlan);
    await talk.choose('novo');
    await talk.give({ categoriaId: 4 });
    await talk.type('15.000,00');
    expect([talk.where(), leads()]).toEqual(['simulation:plans-list-select', 2]);
    expect(talk.facts.filter(({ name }) => name === 'lead.saved')).toHaveLength(2);
  });

  it('tells the server about a new income, once', async () => {
    let poor = true;
    const talk = await startTalk({
      answers: {
        '/api/v1/catalogo': () => {
          if (!poor) return { data: carPlans };
          poor = false;
          return refuses(serverSentences.noPlansForIncome)();
        },
      },
    });
    await toThePlans(talk);
    await talk.choose('com-renda-extra');
    await talk.type('1.000,00');
    await talk.give(again);
    await talk.type('70.000,00');
    await talk.give(again);
    await talk.type('71.000,00');

    const leads = talk.calls.filter(({ path }) => path === '/api/lead');
    expect(leads.map(({ sent }) => (sent as { rendaMensal: number }).rendaMensal)).toEqual([8_000, 9_000]);
  });

  it('shows the last credit to whoever begins anew, unless it does not fit what is bought now', async () => {
    const talk = await startTalk({ journey: aSimulationJourney() });
    await talk.give(car);
    expect(talk.draft()).toBe('R$\u00a060.000,00');

    const other = await startTalk({ journey: aSimulationJourney() });
    await other.give({ categoriaId: 4 });
    expect([other.where(), other.draft()]).toEqual(['simulation:lead-credit-value', '']);
  });

  it('comes back to the plans for another one, without fetching them', async () => {
    const talk = await startTalk();
    await toThePlans(talk);
    await talk.give(firstPlan);
    const calls = talk.calls.length;
    await talk.choose('outro');
    expect([talk.where(), talk.calls.length]).toEqual(['simulation:plans-list-select', calls]);
    await talk.give({ kind: 'plan', card: 1, plan: 1 });

    expect(talk.journey().planoSelecionado).toMatchObject({ planoID: 2202, LabelPlano: 'Paga Metade' });
    expect(talk.calls.at(-1)?.sent).toEqual({ empresaID: 902, leadID: 77, planoID: 2202, bemID: 3201 });
  });
});

describe('under the referral special campaign', () => {
  const referral = { referralCode: 'AMIGO', empresaId: 58, compraId: 130, desconto: true } as const;

  it.each([
    ['Paga Metade', { kind: 'plan', card: 0, plan: 1 }, { empresaId: 99, compraId: 173 }],
    ['Integral', { kind: 'plan', card: 0, plan: 0 }, { empresaId: 58, compraId: 130 }],
  ])('%s sets its company and purchase for the requests that follow', async (_, plan, ids) => {
    const talk = await startTalk({ brand: referral });
    await toThePlans(talk);
    await talk.give(plan);

    expect(talk.journey()).toMatchObject(ids);
    for (const call of talk.calls.slice(-2)) expect(call.sent).toMatchObject({ empresaID: ids.empresaId });
  });

  it('the company of a plan goes with the plan, and the lead stays the brand’s', async () => {
    const talk = await startTalk({ brand: referral });
    await toThePlans(talk);
    await talk.give({ kind: 'plan', card: 0, plan: 1 });
    await talk.choose('outro');
    await talk.give(again);
    await talk.type('70.000,00');

    expect(talk.journey().empresaId).toBeUndefined();
    expect(talk.calls.at(-1)).toMatchObject({ path: '/api/v1/catalogo', sent: { empresaId: 58 } });
    expect(talk.paths().filter((path) => path === 'POST /api/lead')).toHaveLength(1);
  });

  it('changes nothing for a visitor without a referral code', async () => {
    const talk = await startTalk();
    await toThePlans(talk);
    await talk.give({ kind: 'plan', card: 0, plan: 1 });
    expect(talk.journey().empresaId).toBeUndefined();
    expect(talk.journey().compraId).toBeUndefined();
  });
});

describe('the discount on the first instalment', () => {
  it.each([
    [{ desconto: true }, '50% de desconto'],
    [{ desconto: true, empresaId: 97 }, '60% de desconto'],
  ])('is told when the brand gives it: %o', async (brand, words) => {
    const talk = await startTalk({ brand });
    await toThePlans(talk);
    await talk.give(firstPlan);
    expect(talk.where()).toBe('proposal:proposal-confirm-infos');
    expect(talk.heard()).toContain(words);
  });

  it('is not mentioned when the brand gives none', async () => {
    const talk = await startTalk();
    await toThePlans(talk);
    await talk.give(firstPlan);
    expect(talk.heard()).not.toContain('desconto');
  });
});

describe('when the server fails', () => {
  const journey = aSimulationJourney();
  const malformed = { data: { nonsense: true } };

  it.each([
    ['the categories', {}, '/api/categoria', ''],
    ['the name', {}, '/api/lead/validar-palavras', 'lead-nome'],
    ['the lead', { ...journey, lead: undefined }, '/api/lead', 'lead-criar'],
    ['the plans', journey, '/api/v1/catalogo', 'proposal-plans-list-carousel-get'],
  ])('apologises: %s', async (_, { lead, ...known }, path, at) => {
    for (const answer of [breaks, malformed, 'not even JSON', null, refuses('Outra coisa.')]) {
      const talk = await startTalk({ answers: { [path]: answer }, journey: { ...known, ...(lead && { lead }) }, at });
      if (at === 'lead-nome') await talk.type('Joana');
      expect(talk.where()).toBe('host:error-general');
    }
  });

  it('keeps the typed name for the next try', async () => {
    let broken = true;
    const talk = await startTalk({
      at: 'lead-nome',
      journey: { ...(journey.categoria && { categoria: journey.categoria }) },
      answers: { '/api/lead/validar-palavras': () => (broken ? breaks() : { success: true }) },
    });
    await talk.type('Joana');
    broken = false;
    await talk.choose('again');
    expect([talk.where(), talk.draft()]).toEqual(['simulation:lead-nome', 'Joana']);
  });

  it('sends a lead whose answer was lost under the same key, only when asked to', async () => {
    let broken = true;
    const { lead: _none, ...known } = journey;
    const talk = await startTalk({
      at: 'lead-criar',
      journey: known,
      answers: { '/api/lead': () => (broken ? breaks() : { data: { id: 'L-1', LeadToken: 't' } }) },
    });
    expect(talk.calls).toHaveLength(1);
    broken = false;
    await talk.choose('again');

    const [first, second] = talk.calls.filter(({ path }) => path === '/api/lead');
    expect(first?.idempotencyKey).toBeDefined();
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
    expect(talk.where()).toBe('simulation:plans-list-select');
    expect(talk.facts.filter(({ name }) => name === 'lead.saved')).toHaveLength(1);
  });

  it('goes on without the details of a plan, and without those of the plan before', async () => {
    for (const answer of [breaks, malformed, refuses('Não.')]) {
      const talk = await startTalk({
        at: 'plans-list-select',
        journey: { ...journey, catalogo: carPlans, planoDetalhes: planDetails },
        answers: { '/api/plano/detalhes': answer, '/api/plano/selecionado': breaks },
      });
      await talk.give(firstPlan);
      expect(talk.where()).toBe('proposal:proposal-confirm-infos');
      expect(talk.journey().planoDetalhes).toBeUndefined();
    }
  });

  it('only warns about a company without categories, and offers its own', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const talk = await startTalk({ answers: { '/api/categoria': { data: [] } } });
    await talk.give({ categoriaId: 1 });

    expect(warn).toHaveBeenCalledTimes(1);
    expect(talk.where()).toBe('simulation:lead-nome');
    expect(talk.journey().categoria).toMatchObject({ categoriaId: 1, nome: 'Imóvel', produtoCategoria: 'IM' });
    warn.mockRestore();
  });

  it('hears no answer that nobody offered', async () => {
    const talk = await startTalk();
    for (const wrong of [{ categoriaId: '2' }, null, 'carro']) await talk.give(wrong);
    expect(talk.where()).toBe('simulation:lead-select-category');
  });
});

it('is a conversation without dead ends', () => {
  const problems = checkFlow({
    segments: [segment, aHost()],
    itinerary: { 'simulation:plano-escolhido': { segment: 'proposal' } },
    places: hostPlaces,
    start: 'simulation:lead-select-category',
    elsewhere: ['proposal'],
  });
  expect(problems.filter(({ where }) => where.startsWith('simulation:'))).toEqual([]);
});
