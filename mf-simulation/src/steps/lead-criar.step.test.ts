import { serverSentences } from '@consorcio/shared/errors';
import { breaks, inTurn, refuses, turnsAway } from '@consorcio/shared/testing';
import { aSimulationJourney } from '../testing/a-simulation-journey';
import { carPlans } from '../testing/an-api';
import { again, atThePlans, car, firstPlan, services, startSimulation } from '../testing/conversation';

it('creates no second lead for the same data, and another one when the data has changed', async () => {
  const conversation = await atThePlans();
  const leads = () => conversation.paths().filter((path) => path === 'POST /api/lead').length;
  for (const [category, credit, count] of [
    [car, '61.000,00', 1],
    [services, '15.000,00', 2],
  ] as const) {
    await conversation.give(firstPlan);
    await conversation.choose('novo');
    await conversation.give(category);
    await conversation.type(credit);
    expect([conversation.where(), leads()]).toEqual(['simulation:plans-list-select', count]);
  }
  expect(conversation.facts.filter(({ name }) => name === 'lead.saved')).toHaveLength(2);
});

it('sends a changed income to the server once', async () => {
  const catalogue = inTurn(refuses(serverSentences.noPlansForIncome), { data: carPlans });
  const conversation = await atThePlans({ answers: { '/api/v1/catalogo': catalogue } });
  await conversation.choose('com-renda-extra');
  for (const answer of ['1.000,00', '70.000,00', '71.000,00']) {
    await conversation.type(answer);
    await conversation.give(again);
  }

  const leads = conversation.calls.filter(({ path }) => path === '/api/lead');
  expect(leads).toMatchObject([{ sent: { rendaMensal: 8_000 } }, { sent: { rendaMensal: 9_000 } }]);
});

it('sends a lead whose response was lost again with the same key, and only when the visitor asks for it', async () => {
  const { lead: _none, ...journey } = aSimulationJourney();
  const answers = { '/api/lead': inTurn(breaks, { data: { id: 'L-1', LeadToken: 't' } }) };
  const conversation = await startSimulation({ at: 'lead-criar', journey, answers });
  expect(conversation.calls).toHaveLength(1);
  await conversation.choose('again');

  const [first, second] = conversation.calls.filter(({ path }) => path === '/api/lead');
  expect(first?.idempotencyKey).toBeDefined();
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  expect(conversation.where()).toBe('simulation:plans-list-select');
  expect(conversation.facts.filter(({ name }) => name === 'lead.saved')).toHaveLength(1);
});

describe('lead-recusado', () => {
  const { lead: _none, ...journey } = aSimulationJourney({ email: 'ana@exemplo.com', telefone: '11987654321' });
  /** A visitor whose requests for a lead get these answers in turn. */
  const refusedLead = (...answers: readonly unknown[]) =>
    startSimulation({ at: 'lead-criar', journey, answers: { '/api/lead': inTurn(...answers) } });
  const saved = { data: { id: 77, LeadToken: 't' } };
  type Conversation = Awaited<ReturnType<typeof refusedLead>>;
  const leads = (conversation: Conversation) => conversation.calls.filter(({ path }) => path === '/api/lead');
  const inFirst = { 'lead-nome': 'Bruna', 'basico-valor-renda': '9.000,00' };
  const inLast = { 'lead-email': 'bruna@exemplo.com', 'lead-telefone': '(11) 98888-7777' };
  const fields: Readonly<Record<string, string>> = { ...inFirst, ...inLast };
  /** Corrects what is asked, and returns the steps that asked. */
  async function correctAll(conversation: Conversation): Promise<string[]> {
    const asked: string[] = [];
    for (let step = stepOf(conversation); fields[step] !== undefined; step = stepOf(conversation)) {
      asked.push(step);
      await conversation.type(fields[step] ?? '');
    }
    return asked;
  }
  const stepOf = (conversation: Conversation) => conversation.where().replace('simulation:', '');

  it('asks for e-mail and phone again after a refusal, with what was typed and the specialists beside it', async () => {
    const conversation = await refusedLead(refuses(), saved);

    const sentence = 'Não consegui salvar os seus dados. Confira o e-mail e o telefone, por favor.';
    expect(conversation.heard()).toContain(sentence);
    expect(conversation.seen()).toMatchObject({ where: 'simulation:lead-email', options: ['especialistas'] });
    expect(conversation.draft()).toBe('ana@exemplo.com');
    await conversation.type('bruna@exemplo.com');
    expect([conversation.where(), conversation.draft()]).toEqual(['simulation:lead-telefone', '(11) 98765-4321']);
    await conversation.type('(11) 98765-4321');

    expect(conversation.where()).toBe('simulation:plans-list-select');
    const emails = ['ana@exemplo.com', 'bruna@exemplo.com'];
    expect(leads(conversation)).toMatchObject(emails.map((email) => ({ sent: { email } })));
    expect(new Set(leads(conversation).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
    const updates = conversation.facts.filter(({ name }) => name === 'personal-data.updated');
    expect(updates).toMatchObject([{ payload: { email: 'bruna@exemplo.com', telefone: '11987654321' } }]);
    expect(conversation.journey()).not.toHaveProperty('aConferir');
    expect(conversation.journey()).not.toHaveProperty('leadRecusado');
  });

  it.each<[reasons: readonly string[], said: string, asked: readonly string[]]>([
    [['E-mail inválido'], 'Confira o e-mail, por favor.', ['lead-email']],
    [['O email já existe'], 'Confira o e-mail, por favor.', ['lead-email']],
    [['Celular inválido'], 'Confira o telefone, por favor.', ['lead-telefone']],
    [['Nome inválido'], 'Confira o nome, por favor.', ['lead-nome']],
    [['A renda é obrigatória'], 'Confira a renda, por favor.', ['basico-valor-renda']],
    [
      ['Nome e renda', 'telefone'],
      'Confira o nome, a renda e o telefone, por favor.',
      [...Object.keys(inFirst), 'lead-telefone'],
    ],
    [['Sobrenome de solteira'], 'Confira o e-mail e o telefone, por favor.', ['lead-email', 'lead-telefone']],
  ])('asks again for what the reasons name: %j', async (reasons, said, asked) => {
    const conversation = await refusedLead(refuses(...reasons), saved);

    expect(conversation.heard()).toContain(said);
    expect(await correctAll(conversation)).toEqual(asked);
    expect(conversation.where()).toBe('simulation:plans-list-select');
    expect(leads(conversation)).toHaveLength(2);
  });

  it('publishes a corrected e-mail also when the phone is not asked again', async () => {
    const conversation = await refusedLead(refuses('email'), saved);
    await correctAll(conversation);

    const payload = { email: 'bruna@exemplo.com' };
    expect(conversation.facts).toContainEqual({ name: 'personal-data.updated', payload });
  });

  it('offers the specialists first after the second refusal, then other data, then a new start', async () => {
    const conversation = await refusedLead(refuses());
    await correctAll(conversation);

    expect(conversation.where()).toBe('simulation:lead-recusado-de-novo');
    expect(conversation.options()).toEqual(['especialistas', 'alterar-dados', 'recomecar']);
    await conversation.choose('alterar-dados');
    expect(await correctAll(conversation)).toEqual(['lead-email', 'lead-telefone']);
    expect(conversation.where()).toBe('simulation:lead-recusado-de-novo');
    expect(leads(conversation)).toHaveLength(3);

    await conversation.choose('recomecar');
    await conversation.give(car);
    expect([conversation.where(), conversation.draft()]).toEqual(['simulation:lead-nome', '']);
  });

  it('asks for the credit as usual when the correction ended in a new simulation', async () => {
    const conversation = await startSimulation({ journey: { ...journey, leadRecusado: true, aConferir: ['nome'] } });
    await conversation.give(car);
    await conversation.type('Bruna');

    expect(conversation.where()).toBe('simulation:lead-credit-value');
  });

  it.each([
    [400, 'simulation:lead-email'],
    [409, 'simulation:lead-email'],
    [404, 'host:error-general'],
    [429, 'host:error-general'],
  ])('asks again, or apologises where the data were not read: after status %i at %s', async (code, where) => {
    expect((await refusedLead(turnsAway(code))).where()).toBe(where);
  });
});
