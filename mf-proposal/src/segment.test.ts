import { fieldOf, optionsOf } from '@consorcio/shared/flow';
import { taxaDeAdministracao } from '@consorcio/shared/journey';
import { aCoupon, aScene, aSelectedPlan } from '@consorcio/shared/testing';
import { sentByQuestions } from './questions/questions';
import segment from './segment';
import { anAnsweredJourney, callsTo, proposta, startProposal, stepNamed } from './testing/conversation';

describe('a first visit', () => {
  it('leads a person to a contract number and sends the fields of the SPEC', async () => {
    const conversation = await startProposal();
    await conversation.walkTo('proposal-terms');
    await conversation.choose('confirmar');

    expect(conversation.heard()).toContain('70001001');
    expect(conversation.where()).toBe('payment:payment-options');
    expect(conversation.journey().proposta).toEqual(proposta);
    const street = { cep: '01310100', logradouro: 'Avenida Paulista', numero: '1578', complemento: 'Apto 12' };
    const place = { bairro: 'Bela Vista', cidade: 'São Paulo', estado: 'SP', geoLocation: null };
    const phones = { telefone: '11987654321', telefoneCelular: '11987654321' };
    const contact = { nome: 'Joana', email: 'joana@example.com', ...phones };
    const holder = { tipoPessoa: 0, nomeRazao: 'Marina Prado Silva', cpfCnpj: '52998224725' };
    const plan = { bemID: 3101, planoID: 2101, planoMeses: 80, cupomCodigo: null, empresaId: 902, leadId: 77 };
    const terms = { nascimentoFundacao: '1985-03-15', rendaFaturamento: 8000, rendaMensal: 8000, termos: true };
    const spec = { ...street, ...place, ...contact, ...holder, ...plan, ...terms };
    const sent = { ...sentByQuestions(conversation.journey()), ...spec };
    const idempotencyKey = expect.stringMatching(/^j1:proposta:/);
    const path = '/api/proposta';
    expect(callsTo(conversation, path)).toEqual([{ method: 'POST', path, idempotencyKey, sent }]);
    const published = ['personal-data.updated', 'address.found', 'proposal.created'];
    expect(conversation.facts.map(({ name }) => name)).toEqual(published);
  });

  it.each([
    ['11.222.333/0001-81', '11222333000181'],
    ['12.abc.345/01de-35', '12ABC34501DE35'],
  ])('leads a company with CNPJ %s to a contract number', async (typed, sent) => {
    const conversation = await startProposal({ said: ['confirmar', 'empresa'] });
    expect(conversation.heard()).toContain('razão social');
    await conversation.walkTo('proposal-cpf-cnpj');
    expect(conversation.options()).toEqual([]); // there is no other number to keep
    await conversation.type(typed);
    await conversation.walkTo('proposal-complemento');
    await conversation.choose('sem-complemento');
    await conversation.walkTo('proposal-nascimento');
    expect(conversation.heard()).toContain('fundada');
    await conversation.walkTo('proposal-terms');
    await conversation.choose('confirmar');

    expect(conversation.where()).toBe('payment:payment-options');
    const company = { tipoPessoa: 1, nomeRazao: 'Padaria 2 Irmãos Ltda.', nascimentoFundacao: '2020-03-02' };
    const proposal = { ...company, cpfCnpj: sent, complemento: '' };
    expect(callsTo(conversation, '/api/proposta')[0]?.sent).toMatchObject(proposal);
  });

  it('shows the plan before it asks anything, and leads back to the other plans', async () => {
    const conversation = await startProposal();
    expect(conversation.where()).toBe('proposal:proposal-confirm-plan');
    await conversation.choose('outro-plano');
    expect(conversation.where()).toBe('simulation:plans-list-select');
  });

  it.each([{}, { correcao: 'nome' }])('asks nothing again after another plan was chosen: %j', async (unfinished) => {
    const journey = anAnsweredJourney(unfinished);
    expect((await startProposal({ journey, said: ['confirmar'] })).where()).toBe('proposal:proposal-terms');
  });

  it('names the assembly in which the visitor can take part, if the plan has one', async () => {
    const planoSelecionado = aSelectedPlan({ exibirTextoResolucao285: true });
    const conversation = await startProposal({ journey: anAnsweredJourney({ planoSelecionado }), said: ['confirmar'] });
    expect(conversation.heard()).toContain('assembleia prevista para 15/12/2026');
  });

  it('names no assembly that the visitor cannot take part in, or that is not known', async () => {
    for (const plan of [{ exibirTextoResolucao285: false }, { exibirTextoResolucao285: true, dataAssembleia: '' }]) {
      const journey = anAnsweredJourney({ planoSelecionado: aSelectedPlan(plan) });
      const { heard } = await startProposal({ journey, said: ['confirmar'] });
      expect(heard()).toContain('Confira se está tudo certo');
      expect(heard()).not.toContain('assembleia');
    }
  });
});

const sceneFor = (tipoPessoa: 0 | 1) =>
  aScene({
    journey: anAnsweredJourney({ tipoPessoa, correcao: 'cpf-cnpj', cepErrorAt: 'proposal-alterar', cupom: aCoupon() }),
  });

// The words of the fields are in questions.test.ts.
it.each([
  ['proposal-nome', 0, 'Marina Prado Silva', 'name', 'name'],
  ['proposal-nome', 1, 'Marina Prado Silva', 'name', 'organization'],
  ['proposal-cpf-cnpj', 0, undefined, 'cpf', undefined],
  ['proposal-cpf-cnpj', 1, undefined, 'cnpj', undefined],
  ['cep-first-input', 0, undefined, 'cep', undefined],
  ['cep-error', 0, undefined, 'text', 'address-level3'],
  ['cep-not-found', 0, '01310-100', 'cep', undefined],
  ['proposal-numero', 0, '1578', 'text', 'off'],
  ['proposal-complemento', 0, 'Apto 12', 'text', 'address-line2'],
  ['proposal-nascimento', 0, '15/03/1985', 'date', 'bday'],
  ['proposal-nascimento', 1, '15/03/1985', 'date', 'off'],
  ['proposal-email', 0, 'joana@example.com', 'email', 'email'],
  ['proposal-telefone', 0, undefined, 'phone', 'tel-national'],
  ['cupom-input', 0, undefined, 'coupon', undefined],
] as const)(
  '%s, tipoPessoa %i: starts with %j, in a field of kind %s',
  (name, tipoPessoa, draft, kind, autocomplete) => {
    const { input } = stepNamed(name);
    const field = input && fieldOf(input, sceneFor(tipoPessoa));
    expect({ kind: field?.kind, autocomplete: field?.autocomplete }).toEqual({ kind, autocomplete });
    expect(field?.label).toMatch(/\S/);
    expect(input?.initial?.(sceneFor(tipoPessoa))).toBe(draft);
  },
);

it.each(['proposal-nome', 'proposal-cpf-cnpj', 'proposal-nascimento'])('%s hints at person and company', (name) => {
  const { input } = stepNamed(name);
  const [person, company] = ([0, 1] as const).map((holder) => input && fieldOf(input, sceneFor(holder)).hint);
  expect(person).toMatch(/\S/);
  expect(company).toMatch(/\S/);
  expect(person).not.toBe(company);
});

it.each([
  ['proposal-terms', ['confirmar primary', 'detalhes secondary', 'alterar secondary']],
  ['proposal-confirm-plan', ['confirmar primary', 'outro-plano secondary']],
  ['proposal-alterar', ['nada quiet']],
  ['proposal-recusada', ['especialistas specialists', 'alterar secondary', 'outro-plano secondary']],
  ['proposal-sem-pagamento', ['especialistas specialists', 'outro-plano secondary']],
  ['cupom-initial-message', ['com-cupom primary', 'sem-cupom secondary']],
  ['cupom-apply-url', ['aplicar primary', 'nao-usar secondary']],
  ['cupom-input', ['sem-cupom quiet']],
])('%s offers its ways on in their order of weight', (name, ways) => {
  const offered = optionsOf(stepNamed(name), sceneFor(0)).filter(({ part }) => part === undefined);
  expect(offered.map(({ id, tone }) => `${id} ${tone}`)).toEqual(expect.arrayContaining(ways));
});

it.each([
  ['could not be checked', undefined, ['conferir-de-novo primary', 'outro-cupom secondary']],
  ['was refused', [1], ['outro-cupom primary']],
])('the first way on after a coupon that %s', (_what, cupomErros, first) => {
  const scene = aScene({ journey: anAnsweredJourney({ cupomErros }) });
  const options = optionsOf(stepNamed('cupom-try-again'), scene).map(({ id, tone }) => `${id} ${tone}`);
  expect(options).toEqual([...first, 'sem-cupom secondary', 'especialistas specialists']);
});

it.each([
  ['proposal-recusada', 'alterar', 'não aceitou a sua proposta', 'proposal:proposal-alterar'],
  ['proposal-recusada', 'outro-plano', 'não aceitou a sua proposta', 'simulation:plans-list-select'],
  ['proposal-sem-pagamento', 'outro-plano', 'Sua proposta já está guardada', 'simulation:plans-list-select'],
])('%s says why and leads by %s on', async (at, option, words, where) => {
  const conversation = await startProposal({ journey: anAnsweredJourney(), at });
  expect(conversation.heard()).toContain(words);
  await conversation.choose(option);
  expect(conversation.where()).toBe(where);
});

it.each(['cep-not-found', 'proposal-terms', 'proposal-recusada', 'proposal-sem-pagamento', 'cupom-try-again'])(
  '%s opens the specialists',
  (name) => expect(stepNamed(name).opens).toEqual(['specialists']),
);

it('shows long options one below the other, the menu as a grid, and the fee explained beside the plan', () => {
  const layouts = ['proposal-alterar', 'proposal-telefone', 'proposal-cpf-cnpj'].map((name) => stepNamed(name).layout);
  expect(layouts).toEqual(['grid', 'stack', 'stack']);
  const { text, titleOf } = stepNamed('proposal-confirm-infos');
  expect([text].flat().map((bubble) => titleOf?.(String(bubble)))).toEqual([undefined, taxaDeAdministracao]);
});

it('has the exits of the itinerary, each component that a step names, and a place for what it keeps', async () => {
  expect(segment.exits).toEqual(['proposta-criada', 'escolher-outro-plano']);
  const named = Object.values(segment.steps).flatMap(({ component }) => component?.name ?? []);
  expect(Object.keys(segment.components ?? {}).sort()).toEqual([...new Set(named)].sort());
  for (const load of Object.values(segment.components ?? {})) expect(await load()).toHaveProperty('default');
  const visitor = { tipoPessoa: 1, nomeRazao: 'X', semComplemento: true };
  for (const cepErrorAt of ['cep-first-input', 'proposal-alterar', 'proposta'])
    expect(segment.state?.visitor.parse({ ...visitor, cepErrorAt })).toEqual({ ...visitor, cepErrorAt });
  for (const permissaoLocal of ['granted', 'prompt'])
    expect(segment.state?.purchase.parse({ permissaoLocal })).toEqual({ permissaoLocal });
});
