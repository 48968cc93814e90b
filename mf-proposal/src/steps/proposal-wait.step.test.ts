import { serverSentences } from '@consorcio/shared/errors';
import { bubblesOf } from '@consorcio/shared/flow';
import {
  aGeoLocation,
  anAddress,
  anInstitution,
  aScene,
  breaks,
  inTurn,
  refuses,
  turnsAway,
} from '@consorcio/shared/testing';
import { proposalRequest } from '../api/create-proposal';
import type { ProposalState } from '../state';
import {
  anAnsweredJourney,
  atTheSummary,
  callsTo,
  type ProposalConversation,
  planDetails,
  proposta,
  sentProposals,
  startProposal,
} from '../testing/conversation';
import { proposalDetalhesMostrar } from './proposal-detalhes-mostrar.step';
import { proposalWait } from './proposal-wait.step';

const confirm = (options: Parameters<typeof startProposal>[0] = {}) =>
  startProposal({ journey: anAnsweredJourney(), at: 'proposal-terms', said: ['confirmar'], ...options });
/** A visitor who has confirmed; the requests for the proposal get these answers in turn. */
const confirmed = (...answers: readonly unknown[]) => confirm({ answers: { '/api/proposta': inTurn(...answers) } });
const created = { data: proposta };
const keysOf = (conversation: ProposalConversation) =>
  callsTo(conversation, '/api/proposta').map(({ idempotencyKey }) => idempotencyKey);

describe('the details of the plan', () => {
  const words = (planoDetalhes?: typeof planDetails) =>
    bubblesOf(proposalDetalhesMostrar, aScene({ journey: anAnsweredJourney({ planoDetalhes }) })).join();

  it('are shown before the terms, and fetched once', async () => {
    const conversation = await atTheSummary({ said: ['detalhes'] });
    expect(conversation.heard()).toContain(words(planDetails));
    expect(conversation.journey().planoDetalhes).toEqual(planDetails);
    expect(conversation.where()).toBe('proposal:proposal-terms');
    await conversation.choose('detalhes');
    expect(callsTo(conversation, '/api/plano/detalhes')).toHaveLength(1);
  });

  it('are what is known of the plan when they cannot be fetched', async () => {
    const conversation = await atTheSummary({ answers: { '/api/plano/detalhes': breaks }, said: ['detalhes'] });
    expect(conversation.heard()).toContain(words());
    expect(conversation.where()).toBe('proposal:proposal-terms');
  });
});

it.each([
  ['records who accepted the terms, when, and the versions of the documents', 'confirmar', true],
  ['records no acceptance when the visitor changes data instead', 'alterar', false],
])('%s', async (_what, option, isAccepted) => {
  const contrato = { versao: '12', endereco: 'https://docs.example/contrato' };
  const regulamento = { versao: '7b', endereco: 'https://docs.example/regulamento' };
  const instituicao = anInstitution({ contrato, regulamento });
  const now = Date.UTC(2026, 10, 21, 12);
  const conversation = await atTheSummary({ brand: { instituicao }, now });
  expect(conversation.journey().aceite).toBeUndefined();

  await conversation.choose(option);

  const aceite = { titular: 'Marina Prado Silva', em: now, contrato: '12', regulamento: '7b' };
  expect(conversation.journey().aceite).toEqual(isAccepted ? aceite : undefined);
});

describe('the proposal', () => {
  it('asks for the CEP again when it is refused, keeps everything else, and is sent once more', async () => {
    const sent = inTurn(refuses(serverSentences.invalidCep), created);
    const found = { data: anAddress({ cep: '22041001', logradouro: 'Rua Figueiredo' }) };
    const conversation = await confirm({ answers: { '/api/proposta': sent, '/api/endereco': found } });
    const heard = 'Ops! não encontrei esse CEP. | Corrija o CEP para tentar novamente.';
    expect(conversation.seen()).toMatchObject({ where: 'proposal:cep-not-found', heard });

    await conversation.type('22041-001');
    expect(conversation.where()).toBe('proposal:proposal-terms');
    expect(conversation.heard()).not.toContain('Obrigado!'); // as after a correction
    await conversation.choose('confirmar');
    expect(conversation.where()).toBe('payment:payment-options');
    expect(new Set(keysOf(conversation)).size).toBe(2);
    expect(callsTo(conversation, '/api/proposta')[1]?.sent).toMatchObject({ cep: '22041001', numero: '1578' });
  });

  it('does not offer to keep an address that was refused, although it was corrected before', async () => {
    const journey = anAnsweredJourney({ cepErrorAt: 'proposal-alterar' });
    const conversation = await confirm({ journey, answers: { '/api/proposta': refuses(serverSentences.invalidCep) } });
    expect(conversation.seen()).toMatchObject({ where: 'proposal:cep-not-found', options: ['especialistas'] });
  });

  it.each([[[]], [[98]], [[98, 99]]])('leads to a person when it can be paid only by %j', async (ways) => {
    const conversation = await confirmed({ data: { ...proposta, formasPagamentoDisponiveis: ways } });
    expect(conversation.where()).toBe('proposal:proposal-sem-pagamento');
    expect(conversation.heard()).toContain('70001001');
    expect(conversation.options()).toEqual(['especialistas', 'outro-plano']);
  });

  it.each([
    ['breaks', breaks],
    ['is refused', refuses('Não foi possível.')],
    ['has an answer without a token', { data: { ...proposta, propostaToken: undefined } }],
  ])('ends at the apology when the request %s', async (_what, answer) => {
    const conversation = await confirmed(answer);
    expect(conversation.where()).toBe('host:error-general');
    expect(conversation.journey().proposta).toBeUndefined();
  });

  it('offers the specialists first, then other data and other plans, after the second refusal in a row', async () => {
    const conversation = await confirmed(refuses('Não foi possível.'));
    await conversation.choose('again');
    expect(conversation.where()).toBe('proposal:proposal-recusada');
    expect(conversation.options()).toEqual(['especialistas', 'alterar', 'outro-plano']);

    await conversation.choose('alterar');
    expect(conversation.where()).toBe('proposal:proposal-alterar');
  });

  it.each([
    ['fails', breaks],
    ['is refused unread', turnsAway(429)],
    ['is still in progress under its key', turnsAway(409)],
  ])('does not say that the data were refused when the request %s twice', async (_what, answer) => {
    const conversation = await confirmed(answer);
    await conversation.choose('again');
    expect(conversation.where()).toBe('host:error-general');
  });

  it('is sent again with the same key when its outcome is unknown and the visitor asks', async () => {
    const conversation = await confirmed(breaks, created);
    expect(conversation.heard()).toBe('Não sei se chegou.');

    await conversation.choose('again');
    expect(conversation.where()).toBe('payment:payment-options');
    expect(keysOf(conversation)).toHaveLength(2);
    expect(new Set(keysOf(conversation)).size).toBe(1);
  });

  it('is the same proposal when a later release asks for its data in another order', () => {
    const scene = aScene<ProposalState>({ journey: anAnsweredJourney() });
    const request = proposalRequest(scene);
    const { tipoPessoa, ...others } = request; // asked first now
    const sameAs = proposalWait.fetch?.creates?.sameAs;
    expect(sameAs?.({ ...others, tipoPessoa }, scene)).toBe(sameAs?.(request, scene));
    expect(sameAs?.({ ...request, numero: '2' }, scene)).not.toBe(sameAs?.(request, scene));
  });

  it('is remembered as an open purchase that is not paid yet', () => {
    const scene = aScene<ProposalState>({ journey: anAnsweredJourney() });
    const purchase = { planoID: 2101, metodo: 'proposta', nome: 'a proposta', valorInCents: 885_00, quita: false };
    expect(proposalWait.fetch?.creates?.purchase?.(proposalRequest(scene), scene)).toMatchObject(purchase);
  });

  it('without a number of a contract does not name one', async () => {
    const conversation = await confirmed({ data: { ...proposta, contrato: undefined } });
    expect(conversation.heard()).not.toContain('contrato');
    expect(conversation.where()).toBe('payment:payment-options');
  });

  it('is another proposal after a sale, even with the same data, and asks for a coupon again', async () => {
    const brand = { shouldUseCoupon: true };
    const conversation = await confirm({ brand, said: ['confirmar', 'sem-cupom'] });
    const sold = conversation.journey();
    expect((await confirm({ brand, journey: sold })).where()).toBe('payment:payment-options');

    const second = await confirm({ brand, journey: { ...sold, compras: 1 } });
    expect(second.where()).toBe('proposal:cupom-initial-message');
    await second.choose('sem-cupom');
    expect(keysOf(second)).toHaveLength(1);
    expect(keysOf(second)).not.toEqual(keysOf(conversation));
  });

  it('carries the stored location until it expires, and the same one on every try', async () => {
    const geoLocation = aGeoLocation();
    const now = Date.UTC(2026, 10, 21);
    const sent = async (expiraEm: number, more: object = {}) => {
      const journey = { ...anAnsweredJourney({ localizacao: { geoLocation, expiraEm } }), ...more };
      return sentProposals(await confirm({ journey, now }), 'geoLocation');
    };

    expect(await sent(now + 1)).toEqual([geoLocation]);
    expect(await sent(now)).toEqual([null]);
    expect(await sent(now + 1, { geoLocation: null })).toEqual([null]);
  });
});
