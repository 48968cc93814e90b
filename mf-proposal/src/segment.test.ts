import { aSelectedPlan } from '@consorcio/shared/testing';
import { sentByQuestions } from './questions/questions';
import { anAnsweredJourney, callsTo, proposta, startTalk } from './testing/talk';

describe('a first visit', () => {
  it('leads a person to a contract number and sends the fields of the SPEC', async () => {
    const talk = await startTalk();
    await talk.walkTo('proposal-terms');
    await talk.choose('confirmar');

    expect(talk.heard()).toContain('70001001');
    expect(talk.where()).toBe('payment:payment-options');
    expect(talk.journey().proposta).toEqual(proposta);
    expect(callsTo(talk, '/api/proposta')).toEqual([
      {
        method: 'POST',
        path: '/api/proposta',
        idempotencyKey: expect.stringMatching(/^j1:proposta:/),
        sent: {
          ...sentByQuestions(talk.journey()),
          bairro: 'Bela Vista',
          bemID: 3101,
          cep: '01310100',
          cidade: 'São Paulo',
          complemento: 'Apto 12',
          cpfCnpj: '52998224725',
          cupomCodigo: null,
          geoLocation: null,
          email: 'joana@example.com',
          empresaId: 902,
          estado: 'SP',
          leadId: 77,
          logradouro: 'Avenida Paulista',
          nascimentoFundacao: '1985-03-15',
          nome: 'Joana',
          nomeRazao: 'Marina Prado Silva',
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
  ])('leads a company with CNPJ %s to a contract number', async (typed, sent) => {
    const talk = await startTalk();
    await talk.choose('confirmar');
    await talk.choose('empresa');
    expect(talk.heard()).toContain('razão social');
    await talk.walkTo('proposal-cpf-cnpj');
    await talk.type(typed);
    await talk.walkTo('proposal-complemento');
    await talk.choose('sem-complemento');
    await talk.walkTo('proposal-nascimento');
    expect(talk.heard()).toContain('fundada');
    await talk.walkTo('proposal-terms');
    await talk.choose('confirmar');

    expect(talk.where()).toBe('payment:payment-options');
    expect(callsTo(talk, '/api/proposta')[0]?.sent).toMatchObject({
      tipoPessoa: 1,
      nomeRazao: 'Padaria 2 Irmãos Ltda.',
      cpfCnpj: sent,
      nascimentoFundacao: '2020-03-02',
      complemento: '',
    });
  });

  it('shows the plan before it asks anything, and leads back to the other plans', async () => {
    const talk = await startTalk();
    expect(talk.where()).toBe('proposal:proposal-confirm-plan');
    await talk.choose('outro-plano');
    expect(talk.where()).toBe('simulation:plans-list-select');
  });

  it('asks nothing again after another plan was chosen', async () => {
    const talk = await startTalk({ journey: anAnsweredJourney() });
    await talk.choose('confirmar');
    expect(talk.where()).toBe('proposal:proposal-terms');
  });

  it('ignores a correction that was left unfinished', async () => {
    const talk = await startTalk({ journey: anAnsweredJourney({ correcao: 'nome' }) });
    await talk.choose('confirmar');
    expect(talk.where()).toBe('proposal:proposal-terms');
  });

  it('names the assembly in which the visitor can take part, if the plan has one', async () => {
    const planoSelecionado = aSelectedPlan({ exibirTextoResolucao285: true });
    const talk = await startTalk({ journey: anAnsweredJourney({ planoSelecionado }) });
    await talk.choose('confirmar');
    expect(talk.heard()).toContain('assembleia prevista para 15/12/2026');
  });

  it.each([{ exibirTextoResolucao285: false }, { exibirTextoResolucao285: true, dataAssembleia: '' }])(
    'names no assembly with %j',
    async (plan) => {
      const talk = await startTalk({ journey: anAnsweredJourney({ planoSelecionado: aSelectedPlan(plan) }) });
      await talk.choose('confirmar');
      expect(talk.heard()).toContain('Confira se está tudo certo');
      expect(talk.heard()).not.toContain('assembleia');
    },
  );
});
