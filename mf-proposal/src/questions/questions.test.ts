import { bubblesOf, fieldOf, optionsOf } from '@consorcio/shared/flow';
import { anAddress, aScene, breaks, inTurn } from '@consorcio/shared/testing';
import { validationMessages } from '@consorcio/shared/validation';
import type { ProposalJourney } from '../state';
import {
  anAnsweredJourney,
  atTheSummary,
  callsTo,
  lastSummary,
  sentProposals,
  startProposal,
  stepNamed,
} from '../testing/conversation';
import { questions } from './questions';

const wordCheck = '/api/lead/validar-palavras';

function optionsIn(name: string, more: object = {}) {
  return optionsOf(stepNamed(name), aScene({ journey: { ...anAnsweredJourney(), ...more } }));
}

it.each<[string, ProposalJourney, string, object]>([
  ['proposal-nome', {}, 'Qual é o seu nome completo, como está no documento?', { placeholder: 'Nome e sobrenome' }],
  ['proposal-nome', { tipoPessoa: 1 }, 'Qual é a razão social da empresa?', { placeholder: 'Como está no CNPJ' }],
  ['proposal-cpf-cnpj', {}, 'Qual é o seu CPF?', { reason: 'Identifica no contrato quem assina' }],
  ['proposal-cpf-cnpj', { tipoPessoa: 1 }, 'Qual é o CNPJ?', {}],
  ['proposal-nascimento', {}, 'Qual é a sua data de nascimento?', {}],
  ['proposal-nascimento', { tipoPessoa: 1 }, 'Quando a empresa foi fundada?', {}],
  ['cep-first-input', {}, 'Qual é o seu CEP?', { reason: 'Seu endereço vai no contrato' }],
  ['cep-not-found', {}, 'Ops! não encontrei esse CEP. Corrija o CEP para tentar novamente.', {}],
  [
    'cep-error',
    {},
    'Achei a sua cidade, mas esse CEP não diz a rua. Qual é o nome da sua rua?',
    { placeholder: 'Ex.: Rua das Flores', autocomplete: 'address-line1' },
  ],
  ['cep-error', { endereco: anAddress({ bairro: '' }) }, 'E qual é o bairro?', { placeholder: 'Ex.: Centro' }],
  ['proposal-numero', {}, 'Qual é o número?', { placeholder: 'Ex.: 123' }],
  ['proposal-complemento', {}, 'Tem complemento? Apartamento, bloco, casa…', { placeholder: 'Ex.: Apto 12' }],
  ['proposal-email', {}, 'Qual é o e-mail certo?', {}],
])('%s of %j asks in these words, begins empty and tells nothing yet', (name, journey, text, field) => {
  const [step, scene] = [stepNamed(name), aScene({ journey })];
  expect(bubblesOf(step, scene).join(' ')).toBe(text);
  if (!step.input) throw new Error(`${name} has no field.`);
  expect(fieldOf(step.input, scene)).toMatchObject(field);
  expect(step.input.initial?.(scene) ?? '').toBe('');
  expect(step.facts?.(scene) ?? []).toEqual([]);
});

const steps = ['titular', 'nome', 'cpf-cnpj', 'numero', 'complemento', 'nascimento'].map((id) => `proposal-${id}`);
const inOrder = [...steps.slice(0, 3), 'cep-first-input', 'cep-error', ...steps.slice(3), 'proposal-confirm-data'];

it('leads from each question to the first one that is not known, and from the last one to the summary', () => {
  const { leadsTo, next } = stepNamed('proposal-proxima');
  const nextOf = (journey: ProposalJourney) => next?.(aScene({ journey }));
  const { tipoPessoa, nomeRazao, ...others } = anAnsweredJourney();

  expect(leadsTo).toEqual(inOrder);
  expect(nextOf({})).toBe('proposal-titular');
  expect(nextOf({ ...others, tipoPessoa })).toBe('proposal-nome');
  expect(nextOf({ ...others, tipoPessoa, nomeRazao })).toBe('proposal-confirm-data');
});

it('neither shows nor sends an answer that is not known', () => {
  for (const { shown, furtherLines, send } of questions) {
    expect([shown({}), furtherLines?.({}) ?? []]).toEqual(['', []]);
    expect(() => send({})).toThrow('does not know');
  }
});

it('asks for e-mail and phone only to correct them', () => {
  for (const name of ['proposal-email', 'proposal-telefone']) expect(stepNamed(name).known).toBeUndefined();
});

it.each([
  ['proposal-titular', '', [{ tone: 'primary' }, { tone: 'secondary' }]],
  ['proposal-numero', '', [{ id: 'sem-numero', tone: 'secondary' }]],
  ['proposal-complemento', '', [{ id: 'sem-complemento', tone: 'secondary' }]],
  ['proposal-cpf-cnpj', '', []],
  ['cep-not-found', '', [{ id: 'especialistas' }]],
  ['proposal-cpf-cnpj', 'cpf-cnpj', [{ label: 'Manter o CPF atual', detail: '529.982.247-25', tone: 'secondary' }]],
  [
    'proposal-telefone',
    'telefone',
    [{ label: 'Manter o celular atual', detail: '(11) 98765-4321', tone: 'secondary' }],
  ],
])('%s, correcting "%s", offers %j', (name, correcao, options) => {
  expect(optionsIn(name, { correcao })).toMatchObject(options);
});

describe('the holder', () => {
  it('is named in the same way, person or company', () => {
    const labels = optionsIn('proposal-titular').map(({ label }) => label);
    expect(labels).toEqual(['No meu nome', 'No nome da minha empresa']);
  });

  it('is asked only for name, document and date when it is another one', async () => {
    const company = {
      'Razão social': 'Prado & Silva Ltda',
      CNPJ: '11.222.333/0001-81',
      'Data de fundação': '01/02/2010',
    };
    const conversation = await atTheSummary({ said: ['alterar-titular', 'empresa', ...Object.values(company)] });

    expect(conversation.where()).toBe('proposal:proposal-terms');
    expect(lastSummary(conversation)).toMatchObject({ ...company, CEP: '01310-100' });
  });

  it('keeps every answer when it is the same one', async () => {
    const conversation = await atTheSummary({ said: ['alterar-titular', 'pessoa'] });
    expect(conversation.where()).toBe('proposal:proposal-terms');
    expect(conversation.journey()).toEqual(anAnsweredJourney());
  });
});

describe('the name', () => {
  it.each([
    ['pessoa', validationMessages.nomeVariant],
    ['empresa', validationMessages.razaoSocialVariant],
  ])('that the word check refuses without a reason gets the sentence for a %s', async (holder, sentence) => {
    const answers = { [wordCheck]: { success: false } };
    const conversation = await startProposal({ answers, said: ['confirmar', holder, 'Joana Prado'] });
    expect(conversation.problem()).toBe(sentence);
    expect(conversation.draft()).toBe('Joana Prado');
  });

  it('is shown as it is recorded: without the full stop that two spaces make', async () => {
    expect((await startProposal({ at: 'proposal-nome', said: ['Joana Prado. '] })).said()).toContain('Joana Prado');
  });
});

describe('the date', () => {
  const now = Date.UTC(2026, 10, 21, 15, 4);
  const yesterday = Date.UTC(2026, 10, 21, 2, 59); // in Brasília
  it.each([
    ['a person who is 18 today', 0, '21/11/2008', now, undefined],
    ['a person who is 18 today, but not yet in Brasília', 0, '21/11/2008', yesterday, validationMessages.underAge],
    ['a company of today', 1, '21/11/2026', now, undefined],
    ['a company of tomorrow', 1, '22/11/2026', now, validationMessages.date],
  ] as const)('of %s is checked', async (_what, tipoPessoa, typed, at, problem) => {
    const { nascimentoFundacao: _unknown, ...journey } = anAnsweredJourney({ tipoPessoa });
    const conversation = await startProposal({ journey, at: 'proposal-nascimento', now: at, said: [typed] });
    expect(conversation.problem()).toBe(problem);
    expect(conversation.where()).toBe(`proposal:${problem ? 'proposal-nascimento' : 'proposal-terms'}`);
  });
});

describe('the number of the house', () => {
  const journey = anAnsweredJourney({ endereco: anAddress() });
  const numbered = (said: string, answers: Record<string, unknown> = {}) =>
    startProposal({ journey, at: 'proposal-numero', said: [said], answers });

  it.each(['s/n', ' S / N ', 's n', 's.nº', 'Sem número', 'sem-numero'])(
    'is S/N after %s, typed or pressed',
    async (said) => {
      const conversation = await numbered(said);
      expect(conversation.journey().endereco?.numero).toBe('S/N');
      expect(conversation.where()).toBe('proposal:proposal-complemento');
    },
  );

  it.each([
    [{ success: false }, validationMessages.required],
    [{ success: false, errorMessage: 'Evite esta palavra.' }, 'Evite esta palavra.'],
  ])('whose words the server refuses (%j) is asked for again', async (refusal, problem) => {
    expect((await numbered('casa 3', { [wordCheck]: refusal })).problem()).toBe(problem);
  });

  it.each([
    ['123', []],
    ['123 B', []],
    ['45-A', []],
    ['S/N', ['S/N']],
    ['Km 12', ['Km 12']],
    ['casa 3', ['casa 3']],
    ['12 - B', []],
    ['12 B casa', ['12 B casa']],
    ['casa S/N', ['casa S/N']],
    ['S/N casa', ['S/N casa']],
  ])('has its words checked by the server, if it has any: %s', async (typed, words) => {
    const conversation = await numbered(typed);
    expect(callsTo(conversation, wordCheck).map(({ sent }) => sent)).toEqual(words);
    expect(conversation.where()).toBe('proposal:proposal-complemento');
  });
});

describe('the complement', () => {
  it('that could not be checked is removed when the visitor says that there is none', async () => {
    const conversation = await atTheSummary({ answers: { [wordCheck]: inTurn(breaks, { success: true }) } });
    await conversation.say('alterar-complemento', 'Apto 7');
    expect(conversation.where()).toBe('host:error-general');
    await conversation.choose('again');
    expect(conversation.draft()).toBe('Apto 7');

    await conversation.choose('sem-complemento');
    expect(lastSummary(conversation)).toMatchObject({ Complemento: 'Sem complemento' });
    await conversation.choose('alterar-complemento');
    expect(conversation.draft()).toBe('');
  });

  it('is not asked for again after the visitor has said that there is none, until they give one', async () => {
    const journey = anAnsweredJourney({ endereco: anAddress({ numero: '1578' }), semComplemento: true });
    const conversation = await startProposal({ journey, said: ['confirmar'] });
    expect(conversation.where()).toBe('proposal:proposal-terms');
    await conversation.say('alterar-complemento', 'Apto 7');
    expect(conversation.journey()).not.toHaveProperty('semComplemento');
    expect(lastSummary(conversation)).toMatchObject({ Complemento: 'Apto 7' });
  });

  it('can be removed from the address', async () => {
    const conversation = await atTheSummary({ said: ['alterar-complemento'] });
    expect(conversation.draft()).toBe('Apto 12');
    await conversation.choose('sem-complemento');
    expect(conversation.journey()).toMatchObject({ semComplemento: true });
    expect(lastSummary(conversation)).toMatchObject({ Complemento: 'Sem complemento' });
    await conversation.choose('confirmar');
    expect(sentProposals(conversation, 'complemento')).toEqual(['']);
  });
});

describe('a correction', () => {
  it.each<[string, string, string, string, readonly object[]]>([
    ['nome', 'proposal-nome', 'Joana Maria Prado', 'Nome completo', []],
    ['email', 'proposal-email', 'outra@example.com', 'E-mail', [{ email: 'outra@example.com' }]],
    ['cpf-cnpj', 'proposal-cpf-cnpj', '111.444.777-35', 'CPF', [{ cpfCnpj: '11144477735' }]],
    ['telefone', 'proposal-telefone', '(21) 99876-5432', 'Celular', [{ telefone: '21998765432' }]],
    ['nascimento', 'proposal-nascimento', '01/02/1990', 'Data de nascimento', []],
    ['cep', 'cep-first-input', '22041-001', 'CEP', []],
  ])('of %s by the menu asks and publishes nothing else', async (datum, question, typed, label, published) => {
    const answers = { '/api/endereco': { data: anAddress({ cep: '22041001', logradouro: 'Rua Figueiredo' }) } };
    const conversation = await atTheSummary({ answers, said: ['alterar'] });
    expect(conversation.options()).toContain(`alterar-${datum}`);
    await conversation.choose(`alterar-${datum}`);
    expect(conversation.where()).toBe(`proposal:${question}`);
    expect(conversation.heard()).not.toMatch(/^E /); // it follows no other question here
    await conversation.type(typed);

    expect(conversation.where()).toBe('proposal:proposal-terms');
    expect(lastSummary(conversation)).toMatchObject({ [label]: typed, Número: '1578' });
    expect(conversation.journey().correcao).toBeUndefined();
    const updates = conversation.facts.filter(({ name }) => name === 'personal-data.updated');
    expect(updates.map((fact) => fact.payload)).toEqual(published);
  });

  it.each([
    ['numero', '99', 'Número'],
    ['complemento', 'Bloco B', 'Complemento'],
    ['email', 'outra@example.com', 'E-mail'],
  ])('of %s can be made from its line of the summary', async (datum, typed, label) => {
    const conversation = await atTheSummary({ said: [`alterar-${datum}`, typed] });
    expect(conversation.where()).toBe('proposal:proposal-terms');
    expect(lastSummary(conversation)).toMatchObject({ [label]: typed });
  });

  it('is offered for the data of the SPEC in its order, and the menu can be left without one', async () => {
    const conversation = await atTheSummary({ said: ['alterar'] });
    const spec = ['nome', 'email', 'cpf-cnpj', 'telefone', 'nascimento', 'cep'].map((id) => `alterar-${id}`);
    expect(conversation.options().filter((id) => spec.includes(id))).toEqual(spec);
    expect(conversation.options().at(-1)).toBe('nada');
    const wide = optionsIn('proposal-alterar').filter(({ isWide }) => isWide);
    expect(wide.map(({ id }) => id)).toEqual(['alterar-cpf-cnpj', 'alterar-telefone', 'nada']);

    await conversation.choose('nada');
    expect(conversation.where()).toBe('proposal:proposal-terms');
    expect(conversation.journey()).toEqual(anAnsweredJourney());
  });

  it('is offered once for each line of the summary, beside the line', () => {
    const beside = optionsIn('proposal-terms').filter(({ part }) => part === 'data-summary');
    expect(beside.map(({ id }) => id).sort()).toEqual(questions.map(({ id }) => `alterar-${id}`).sort());
  });

  it.each(['cpf-cnpj', 'telefone'])('of %s can be given up: the current one is kept', async (datum) => {
    const conversation = await atTheSummary({ said: [`alterar-${datum}`] });
    expect(conversation.options()).toEqual(['manter']);
    await conversation.choose('manter');
    expect(conversation.where()).toBe('proposal:proposal-terms');
    expect(conversation.journey()).toEqual(anAnsweredJourney());
    expect(conversation.facts).toEqual([]);
  });
});
