import { serverSentences } from '@consorcio/shared/errors';
import { checkFlow } from '@consorcio/shared/flow';
import {
  aHost,
  anAddress,
  aReadyJourney,
  aSelectedPlan,
  breaks,
  refuses,
  type SegmentTalk,
} from '@consorcio/shared/testing';
import segment from './segment';
import { planDetails, proposta, startTalk } from './testing/talk';

const company = { nome: 'Prado & Silva Ltda', cnpj: '11.222.333/0001-81', founded: '01/02/2010' };

/** A person answers everything, up to the terms. */
async function toTheTerms(talk: SegmentTalk): Promise<void> {
  await talk.choose('confirmar');
  await talk.choose('pessoa');
  await talk.type('Joana Prado Silva');
  await talk.type('529.982.247-25');
  await talk.type('01310-100');
  await talk.type('1578');
  await talk.type('Apto 12');
  await talk.type('15/03/1985');
}

const sentTo = (talk: SegmentTalk, path: string) => talk.calls.filter((call) => call.path === path);
const summary = (talk: SegmentTalk) =>
  JSON.stringify(
    talk.snapshot().transcript.findLast(({ component }) => component?.name === 'data-summary')?.component?.props,
  );

it('holds together with what comes before and after', () => {
  const problems = checkFlow({
    segments: [aHost(), segment],
    itinerary: {
      'proposal:proposta-criada': { segment: 'payment' },
      'proposal:escolher-outro-plano': { segment: 'simulation', step: 'plans-list-select' },
    },
    start: 'proposal:proposal-confirm-infos',
    elsewhere: ['payment', 'simulation'],
  });
  expect(problems).toEqual([]);
});

describe('the straight way', () => {
  it('leads a person to a contract number, and sends the proposal as the SPEC lists it', async () => {
    const talk = await startTalk();
    await toTheTerms(talk);
    expect(talk.where()).toBe('proposal:proposal-terms');
    await talk.choose('confirmar');

    expect(talk.heard()).toContain('70001001');
    expect(talk.where()).toBe('payment:payment-options');
    expect(talk.journey().proposta).toEqual(proposta);
    expect(sentTo(talk, '/api/proposta')).toEqual([
      {
        method: 'POST',
        path: '/api/proposta',
        idempotencyKey: expect.stringMatching(/^j1:proposta:/),
        sent: {
          bairro: 'Bela Vista',
          bemID: 3101,
          cep: '01310100',
          cidade: 'São Paulo',
          complemento: 'Apto 12',
          cpfCnpj: '52998224725',
          cupomCodigo: null,
          email: 'joana@example.com',
          empresaId: 902,
          estado: 'SP',
          leadId: 77,
          logradouro: 'Avenida Paulista',
          nascimentoFundacao: '1985-03-15',
          nome: 'Joana',
          nomeRazao: 'Joana Prado Silva',
          numero: '1578',
          planoID: 2101,
          planoMeses: 80,
          rendaFaturamento: 8000,
          rendaMensal: 8000,
          telefone: '11987654321',
          telefoneCelular: '11987654321',
          termos: true,
          tipoPessoa: 0,
        },
      },
    ]);
    expect(talk.facts.map(({ name }) => name)).toEqual(['personal-data.updated', 'address.found', 'proposal.created']);
  });

  it.each([
    ['11.222.333/0001-81', '11222333000181'],
    ['12.abc.345/01de-35', '12ABC34501DE35'],
  ])('leads a company with CNPJ %s there', async (typed, sent) => {
    const talk = await startTalk();
    await talk.choose('confirmar');
    await talk.choose('empresa');
    expect(talk.heard()).toBe('Qual é a razão social da empresa?');
    await talk.type(company.nome);
    await talk.type(typed);
    await talk.type('01310-100');
    await talk.type('1578');
    await talk.choose('sem-complemento');
    expect(talk.heard()).toBe('Quando a empresa foi fundada?');
    await talk.type(company.founded);
    await talk.choose('confirmar');

    expect(talk.where()).toBe('payment:payment-options');
    expect(sentTo(talk, '/api/proposta')[0]?.sent).toMatchObject({
      tipoPessoa: 1,
      nomeRazao: company.nome,
      cpfCnpj: sent,
      nascimentoFundacao: '2010-02-01',
      complemento: '',
    });
  });

  it('shows the plan before it asks anything, and goes back to the others', async () => {
    const talk = await startTalk();
    expect(talk.heard()).toContain('Este é o seu plano:');
    await talk.choose('outro-plano');
    expect(talk.where()).toBe('simulation:plans-list-select');
  });

  it('asks nothing again of who comes back with another plan', async () => {
    const talk = await startTalk({ journey: aReadyJourney() });
    await talk.choose('confirmar');
    expect(talk.where()).toBe('proposal:proposal-terms');
  });

  it('begins without a correction that was left in the middle', async () => {
    const talk = await startTalk({ journey: aReadyJourney({ correcao: 'nome' }) });
    await talk.choose('confirmar');
    expect(talk.where()).toBe('proposal:proposal-terms');
  });

  it('says which assembly the visitor may take part in, when the plan says so', async () => {
    const planoSelecionado = aSelectedPlan({ exibirTextoResolucao285: true });
    const talk = await startTalk({ journey: aReadyJourney({ planoSelecionado }) });
    await talk.choose('confirmar');
    expect(talk.heard()).toContain('assembleia de 15/12/2026');
  });
});

describe('a name', () => {
  it.each([
    ['pessoa', 'Por favor, insira um nome válido.'],
    ['empresa', 'Por favor, insira uma razaão social válida.'],
  ])('that the word check refuses in silence gets the sentence of a %s', async (holder, sentence) => {
    const talk = await startTalk({ answers: { '/api/lead/validar-palavras': { success: false } } });
    await talk.choose('confirmar');
    await talk.choose(holder);
    await talk.type('Joana Prado');
    expect(talk.problem()).toBe(sentence);
    expect(talk.draft()).toBe('Joana Prado');
  });

  it('that could not be checked waits in the field when the question comes again', async () => {
    let down = true;
    const check = () => (down ? breaks() : { success: true });
    const talk = await startTalk({ answers: { '/api/lead/validar-palavras': check } });
    await talk.choose('confirmar');
    await talk.choose('pessoa');
    await talk.type('Joana Prado');
    expect(talk.where()).toBe('host:error-general');
    down = false;
    await talk.choose('again');
    expect(talk.where()).toBe('proposal:proposal-nome');
    expect(talk.draft()).toBe('Joana Prado');
  });
});

describe('a CEP', () => {
  async function toTheCep(talk: SegmentTalk): Promise<void> {
    await talk.choose('confirmar');
    await talk.choose('pessoa');
    await talk.type('Joana Prado Silva');
    await talk.type('529.982.247-25');
  }

  it('is looked up, and its address is read back', async () => {
    const talk = await startTalk();
    await toTheCep(talk);
    await talk.type('01310-100');
    expect(talk.heard()).toContain('Avenida Paulista, Bela Vista, São Paulo/SP');
    expect(talk.where()).toBe('proposal:proposal-numero');
    expect(sentTo(talk, '/api/endereco')).toEqual([
      { method: 'GET', path: '/api/endereco', sent: { cep: '01310100' } },
    ]);
  });

  it.each([
    [{ logradouro: '', bairro: '' }, ['Rua das Flores', 'Centro']],
    [{ logradouro: '', bairro: 'Centro' }, ['Rua das Flores']],
    [{ bairro: '' }, ['Bela Vista']],
  ])('that is known in part, as %j, asks for the rest', async (part, answers) => {
    const talk = await startTalk({ answers: { '/api/endereco': { data: anAddress(part) } } });
    await toTheCep(talk);
    await talk.type('01310-100');
    for (const answer of answers) {
      expect(talk.where()).toBe('proposal:cep-error');
      await talk.type('  ');
      expect(talk.problem()).toBe('Preencha para continuar! 😊');
      await talk.type(answer);
    }
    expect(talk.where()).toBe('proposal:proposal-numero');
    expect(talk.paths().filter((path) => path.endsWith('validar-palavras'))).toHaveLength(1 + answers.length);
  });

  it('whose street was never told is not asked again, its street is', async () => {
    const endereco = anAddress({ logradouro: '', bairro: '' });
    const talk = await startTalk({ journey: aReadyJourney({ endereco }) });
    await talk.choose('confirmar');
    expect(talk.where()).toBe('proposal:cep-error');
  });

  it('whose look-up gives number and complement is not asked for them', async () => {
    const address = anAddress({ numero: '15', complemento: 'Edifício Matarazzo' });
    const talk = await startTalk({ answers: { '/api/endereco': { data: address } } });
    await toTheCep(talk);
    await talk.type('01310-100');
    expect(talk.where()).toBe('proposal:proposal-nascimento');
  });

  it.each([
    ['unknown', refuses('CEP não encontrado.'), 'Ops! não encontrei esse CEP. | Corrija o CEP para tentar novamente.'],
    [
      'not to be looked up',
      breaks,
      'Ops! não encontrei esse CEP. | Pode ser a busca que não respondeu: se ele estiver certo, é só enviar de novo. | Corrija o CEP para tentar novamente.',
    ],
    ['answered without an address', () => ({ data: null }), 'Corrija o CEP para tentar novamente.'],
  ])('that is %s is asked for again, as it was typed', async (_what, fails, words) => {
    let failing = true;
    const talk = await startTalk({
      answers: { '/api/endereco': () => (failing ? fails() : { data: anAddress() }) },
    });
    await toTheCep(talk);
    await talk.type('01310100');
    expect(talk.where()).toBe('proposal:cep-not-found');
    expect(talk.heard()).toContain(words);
    expect(talk.draft()).toBe('01310-100');
    expect(talk.options()).toEqual(['especialistas']);
    failing = false;
    await talk.type('01310-100');
    expect(talk.where()).toBe('proposal:proposal-numero');
  });
});

describe('a house', () => {
  it.each(['s/n', 'S/N', 'sn', 'Sem número'])('without a number may say %s', async (typed) => {
    const talk = await startTalk({ journey: aReadyJourney({ endereco: anAddress() }), at: 'proposal-numero' });
    await talk.type(typed);
    expect(talk.journey().endereco?.numero).toBe('S/N');
  });

  it('without a number may press it', async () => {
    const talk = await startTalk({ journey: aReadyJourney({ endereco: anAddress() }), at: 'proposal-numero' });
    await talk.choose('sem-numero');
    expect(talk.journey().endereco?.numero).toBe('S/N');
    expect(talk.where()).toBe('proposal:proposal-complemento');
  });
});

describe('a birth date', () => {
  // 21 November 2026, 12:04 in Brasília.
  const now = Date.UTC(2026, 10, 21, 15, 4);
  const young = 'Menor de 18 anos não pode comprar :(';
  const wrong = 'Data inválida 🤔';

  it.each([
    ['17 years 364 days', 0, '22/11/2008', young],
    ['exactly 18', 0, '21/11/2008', undefined],
    ['89', 0, '22/11/1936', undefined],
    ['90', 0, '21/11/1936', wrong],
    ['29 February', 0, '29/02/2000', undefined],
    ['29 February of a common year', 0, '29/02/2001', wrong],
    ['tomorrow', 0, '22/11/2026', wrong],
    ['nothing', 0, '', 'Preencha para continuar! 😊'],
    ['a company of today', 1, '21/11/2026', undefined],
    ['a company of tomorrow', 1, '22/11/2026', wrong],
  ] as const)('of %s', async (_what, tipoPessoa, typed, problem) => {
    const { nascimentoFundacao: _unknown, ...journey } = aReadyJourney({ tipoPessoa });
    const talk = await startTalk({ journey, at: 'proposal-nascimento', now });
    await talk.type(typed);
    expect(talk.problem()).toBe(problem);
    expect(talk.where()).toBe(`proposal:${problem ? 'proposal-nascimento' : 'proposal-terms'}`);
  });

  it('is counted by the calendar of Brasília, where it is still yesterday', async () => {
    const { nascimentoFundacao: _unknown, ...journey } = aReadyJourney();
    const talk = await startTalk({ journey, at: 'proposal-nascimento', now: Date.UTC(2026, 10, 21, 2, 59) });
    await talk.type('21/11/2008');
    expect(talk.problem()).toBe(young);
  });
});

describe('the terms', () => {
  const ready = (options: Parameters<typeof startTalk>[0] = {}) =>
    startTalk({ journey: aReadyJourney(), at: 'proposal-confirm-data', ...options });

  it('show the fine print and come back', async () => {
    const talk = await ready();
    await talk.choose('detalhes');
    expect(talk.heard()).toContain('Aqui estão os detalhes');
    expect(talk.journey().planoDetalhes).toEqual(planDetails);
    expect(talk.where()).toBe('proposal:proposal-terms');
    await talk.choose('detalhes');
    expect(sentTo(talk, '/api/plano/detalhes')).toHaveLength(1);
  });

  it('show what is known of it when it cannot be fetched', async () => {
    const talk = await ready({ answers: { '/api/plano/detalhes': breaks } });
    await talk.choose('detalhes');
    expect(talk.heard()).toContain('Não consegui buscar todos os detalhes');
    expect(talk.where()).toBe('proposal:proposal-terms');
  });

  it.each([
    ['nome', 'proposal-nome', 'Joana Maria Prado', 'Joana Maria Prado'],
    ['email', 'proposal-email', 'outra@example.com', 'outra@example.com'],
    ['cpf-cnpj', 'proposal-cpf-cnpj', '111.444.777-35', '111.444.777-35'],
    ['telefone', 'proposal-telefone', '(21) 99876-5432', '(21) 99876-5432'],
    ['nascimento', 'proposal-nascimento', '01/02/1990', '01/02/1990'],
    ['cep', 'cep-first-input', '22041-001', '22041-001'],
  ])('let %s be mended by the menu; nothing else is asked again', async (datum, question, typed, shown) => {
    const talk = await ready({
      answers: { '/api/endereco': { data: anAddress({ cep: '22041001', logradouro: 'Rua Figueiredo' }) } },
    });
    await talk.choose('alterar');
    expect(talk.options()).toContain(`alterar-${datum}`);
    await talk.choose(`alterar-${datum}`);
    expect(talk.where()).toBe(`proposal:${question}`);
    await talk.type(typed);

    expect(talk.where()).toBe('proposal:proposal-terms');
    expect(summary(talk)).toContain(shown);
    expect(summary(talk)).toContain('1578');
    expect(talk.journey().correcao).toBeUndefined();
  });

  it.each([
    ['numero', '99', '99'],
    ['complemento', 'Bloco B', 'Bloco B'],
    ['email', 'outra@example.com', 'outra@example.com'],
  ])('let %s be mended where it stands in the summary', async (datum, typed, shown) => {
    const talk = await ready();
    await talk.choose(`alterar-${datum}`);
    await talk.type(typed);
    expect(talk.where()).toBe('proposal:proposal-terms');
    expect(summary(talk)).toContain(shown);
  });

  it('keep everything when nothing is to be mended', async () => {
    const talk = await ready();
    await talk.choose('alterar');
    await talk.choose('nada');
    expect(talk.where()).toBe('proposal:proposal-terms');
    expect(talk.journey()).toEqual(aReadyJourney());
  });

  it.each(['cpf-cnpj', 'telefone'])('let the present %s be kept', async (datum) => {
    const talk = await ready();
    await talk.choose(`alterar-${datum}`);
    expect(talk.options()).toEqual(['manter']);
    await talk.choose('manter');
    expect(talk.where()).toBe('proposal:proposal-terms');
    expect(talk.journey()).toEqual(aReadyJourney());
    expect(talk.facts).toEqual([]);
  });

  it('forget a complement that could not be checked once there is none', async () => {
    let down = true;
    const talk = await ready({
      answers: { '/api/lead/validar-palavras': () => (down ? breaks() : { success: true }) },
    });
    await talk.choose('alterar-complemento');
    await talk.type('Apto 7');
    await talk.choose('again');
    expect(talk.draft()).toBe('Apto 7');
    down = false;
    await talk.choose('sem-complemento');
    await talk.choose('alterar-complemento');
    expect(talk.draft()).toBe('');
  });

  it('let the complement go', async () => {
    const talk = await ready();
    await talk.choose('alterar-complemento');
    expect(talk.draft()).toBe('Apto 12');
    await talk.choose('sem-complemento');
    expect(summary(talk)).toContain('Sem complemento');
    await talk.choose('confirmar');
    expect(sentTo(talk, '/api/proposta')[0]?.sent).toMatchObject({ complemento: '' });
  });

  it('ask another holder for name, document and date, and for nothing else', async () => {
    const talk = await ready();
    await talk.choose('alterar-titular');
    await talk.choose('empresa');
    await talk.type(company.nome);
    await talk.type(company.cnpj);
    await talk.type(company.founded);
    expect(talk.where()).toBe('proposal:proposal-terms');
    expect(summary(talk)).toContain('Razão social');
  });

  it('keep everything of a holder who stays', async () => {
    const talk = await ready();
    await talk.choose('alterar-titular');
    await talk.choose('pessoa');
    expect(talk.where()).toBe('proposal:proposal-terms');
    expect(talk.journey()).toEqual(aReadyJourney());
  });

  it('let a new CEP that is not found be given up', async () => {
    const talk = await ready({ answers: { '/api/endereco': refuses('CEP não encontrado.') } });
    await talk.choose('alterar-cep');
    await talk.type('22041-001');
    expect(talk.options()).toEqual(['manter', 'especialistas']);
    await talk.choose('manter');
    expect(talk.where()).toBe('proposal:proposal-terms');
    expect(summary(talk)).toContain('01310-100');
  });

  it('ask the street of a new CEP that has none, and come back', async () => {
    const talk = await ready({ answers: { '/api/endereco': { data: anAddress({ logradouro: '', bairro: '' }) } } });
    await talk.choose('alterar-cep');
    await talk.type('36325-000');
    await talk.type('Rua Direita');
    await talk.type('Centro');
    expect(talk.where()).toBe('proposal:proposal-terms');
    expect(summary(talk)).toContain('Rua Direita');
    expect(summary(talk)).toContain('1578');
  });
});

describe('the proposal', () => {
  const confirm = async (options: Parameters<typeof startTalk>[0] = {}) => {
    const talk = await startTalk({ journey: aReadyJourney(), at: 'proposal-terms', ...options });
    await talk.choose('confirmar');
    return talk;
  };

  it('whose CEP is refused asks for it again, with all else kept, and is sent once more', async () => {
    let refused = true;
    const talk = await confirm({
      answers: {
        '/api/proposta': () => (refused ? refuses(serverSentences.invalidCep)() : { data: proposta }),
        '/api/endereco': { data: anAddress({ cep: '22041001', logradouro: 'Rua Figueiredo' }) },
      },
    });
    expect(talk.where()).toBe('proposal:cep-not-found');
    expect(talk.heard()).toBe('Ops! não encontrei esse CEP. | Corrija o CEP para tentar novamente.');
    refused = false;
    await talk.type('22041-001');
    expect(talk.where()).toBe('proposal:proposal-terms');
    await talk.choose('confirmar');

    expect(talk.where()).toBe('payment:payment-options');
    const keys = sentTo(talk, '/api/proposta').map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(2);
    expect(sentTo(talk, '/api/proposta')[1]?.sent).toMatchObject({ cep: '22041001', numero: '1578' });
  });

  it.each([[[]], [[9]], [[2, 7]]])('that can be paid by %j alone leads to a person', async (ways) => {
    const talk = await confirm({
      answers: { '/api/proposta': { data: { ...proposta, formasPagamentoDisponiveis: ways } } },
    });
    expect(talk.where()).toBe('proposal:proposal-sem-pagamento');
    expect(talk.heard()).toContain('70001001');
    expect(talk.options()).toEqual(['especialistas', 'outro-plano']);
  });

  it.each([
    ['breaks', breaks],
    ['is refused', refuses('Não foi possível.')],
    ['is answered by nonsense', () => '<!doctype html>'],
    ['is answered without a token', () => ({ data: { ...proposta, propostaToken: undefined } })],
  ])('that %s ends at the apology', async (_what, answer) => {
    const talk = await confirm({ answers: { '/api/proposta': answer } });
    expect(talk.where()).toBe('host:error-general');
    expect(talk.journey().proposta).toBeUndefined();
  });

  it('of unknown outcome goes out again by the same key, when the visitor asks', async () => {
    let lost = true;
    const talk = await confirm({ answers: { '/api/proposta': () => (lost ? breaks() : { data: proposta }) } });
    expect(talk.heard()).toBe('Não sei se chegou.');
    lost = false;
    await talk.choose('again');
    expect(talk.where()).toBe('payment:payment-options');
    const keys = sentTo(talk, '/api/proposta').map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('says where the visitor is while that has not expired, and the same on every try', async () => {
    const geoLocation = {
      geoId: 1,
      cidadeGeo: 'São Paulo',
      estadoGeo: 'SP',
      estadoGeoId: 26,
      paisGeo: 'Brasil',
      latitudeGeo: -23.5,
      longitudeGeo: -46.6,
    };
    const now = Date.UTC(2026, 10, 21);
    const at = (expiraEm: number) => aReadyJourney({ localizacao: { geoLocation, expiraEm } });
    const fresh = await confirm({ journey: at(now + 1), now });
    expect(sentTo(fresh, '/api/proposta')[0]?.sent).toMatchObject({ geoLocation });
    const expired = await confirm({ journey: at(now), now });
    expect(sentTo(expired, '/api/proposta')[0]?.sent).not.toHaveProperty('geoLocation');
    const decided = await confirm({ journey: { ...at(now + 1), geoLocation: null }, now });
    expect(sentTo(decided, '/api/proposta')[0]?.sent).not.toHaveProperty('geoLocation');
  });
});
