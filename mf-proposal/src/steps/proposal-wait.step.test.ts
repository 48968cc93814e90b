import { serverSentences } from '@consorcio/shared/errors';
import { aGeoLocation, anAddress, aScene, breaks, refuses, turnsAway } from '@consorcio/shared/testing';
import { proposalRequest } from '../api/proposal-request';
import type { ProposalState } from '../state';
import {
  anAnsweredJourney,
  callsTo,
  type ProposalConversation,
  proposta,
  sentProposals,
  startProposal,
} from '../testing/conversation';
import { proposalWait } from './proposal-wait.step';

const confirm = async (options: Parameters<typeof startProposal>[0] = {}) => {
  const conversation = await startProposal({ journey: anAnsweredJourney(), at: 'proposal-terms', ...options });
  await conversation.choose('confirmar');
  return conversation;
};

it('asks for the CEP again when it is refused, keeps everything else, and is sent once more', async () => {
  let refused = true;
  const conversation = await confirm({
    answers: {
      '/api/proposta': () => (refused ? refuses(serverSentences.invalidCep)() : { data: proposta }),
      '/api/endereco': { data: anAddress({ cep: '22041001', logradouro: 'Rua Figueiredo' }) },
    },
  });
  expect(conversation.where()).toBe('proposal:cep-not-found');
  expect(conversation.heard()).toBe('Ops! não encontrei esse CEP. | Corrija o CEP para tentar novamente.');
  refused = false;
  await conversation.type('22041-001');
  expect(conversation.where()).toBe('proposal:proposal-terms');
  expect(conversation.heard()).not.toContain('Obrigado!'); // as after a correction
  await conversation.choose('confirmar');

  expect(conversation.where()).toBe('payment:payment-options');
  const keys = callsTo(conversation, '/api/proposta').map(({ idempotencyKey }) => idempotencyKey);
  expect(new Set(keys).size).toBe(2);
  expect(callsTo(conversation, '/api/proposta')[1]?.sent).toMatchObject({ cep: '22041001', numero: '1578' });
});

it('does not offer to keep an address that was refused, although it was corrected before', async () => {
  const conversation = await confirm({
    journey: anAnsweredJourney({ cepErrorAt: 'proposal-alterar' }),
    answers: { '/api/proposta': refuses(serverSentences.invalidCep) },
  });
  expect(conversation.where()).toBe('proposal:cep-not-found');
  expect(conversation.options()).toEqual(['especialistas']);
});

it.each([[[]], [[98]], [[98, 99]]])('leads to a person when it can be paid only by %j', async (ways) => {
  const conversation = await confirm({
    answers: { '/api/proposta': { data: { ...proposta, formasPagamentoDisponiveis: ways } } },
  });
  expect(conversation.where()).toBe('proposal:proposal-sem-pagamento');
  expect(conversation.heard()).toContain('70001001');
  expect(conversation.options()).toEqual(['especialistas', 'outro-plano']);
});

it.each([
  ['breaks', breaks],
  ['is refused', refuses('Não foi possível.')],
  ['has an answer that is not JSON', () => '<!doctype html>'],
  ['has an answer without a token', () => ({ data: { ...proposta, propostaToken: undefined } })],
])('ends at the apology when the request %s', async (_what, answer) => {
  const conversation = await confirm({ answers: { '/api/proposta': answer } });
  expect(conversation.where()).toBe('host:error-general');
  expect(conversation.journey().proposta).toBeUndefined();
});

it('offers the specialists first, then other data and other plans, after the second refusal in a row', async () => {
  const conversation = await confirm({ answers: { '/api/proposta': refuses('Não foi possível.') } });
  expect(conversation.where()).toBe('host:error-general');
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
  const conversation = await confirm({ answers: { '/api/proposta': answer } });
  await conversation.choose('again');

  expect(conversation.where()).toBe('host:error-general');
});

it('is sent again with the same key when its outcome is unknown and the visitor asks', async () => {
  let lost = true;
  const conversation = await confirm({ answers: { '/api/proposta': () => (lost ? breaks() : { data: proposta }) } });
  expect(conversation.heard()).toBe('Não sei se chegou.');
  lost = false;
  await conversation.choose('again');
  expect(conversation.where()).toBe('payment:payment-options');
  const keys = callsTo(conversation, '/api/proposta').map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it('is the same proposal when a later release asks for its data in another order', () => {
  const scene = aScene<ProposalState>({ journey: anAnsweredJourney() });
  const request = proposalRequest(scene);
  const { tipoPessoa, ...others } = request; // asked first now
  const sameAs = proposalWait.fetch?.creates?.sameAs;
  expect(sameAs?.({ ...others, tipoPessoa }, scene)).toBe(sameAs?.(request, scene));
  expect(sameAs?.({ ...request, numero: '2' }, scene)).not.toBe(sameAs?.(request, scene));
});

it('is another proposal after a sale, even with the same data, and asks for a coupon again', async () => {
  const conversation = await confirm({ brand: { shouldUseCoupon: true } });
  await conversation.choose('sem-cupom');
  const sold = conversation.journey();
  const again = async (journey: typeof sold) => {
    const next = await startProposal({ journey, at: 'proposal-terms', brand: { shouldUseCoupon: true } });
    await next.choose('confirmar');
    return next;
  };

  expect((await again(sold)).where()).toBe('payment:payment-options');
  const second = await again({ ...sold, compras: 1 });
  expect(second.where()).toBe('proposal:cupom-initial-message');
  await second.choose('sem-cupom');

  const keyOf = (one: ProposalConversation) =>
    callsTo(one, '/api/proposta').map(({ idempotencyKey }) => idempotencyKey);
  expect(keyOf(second)).toHaveLength(1);
  expect(keyOf(second)).not.toEqual(keyOf(conversation));
});

it('carries the stored location until it expires, and the same one on every try', async () => {
  const geoLocation = aGeoLocation();
  const now = Date.UTC(2026, 10, 21);
  const at = (expiraEm: number) => anAnsweredJourney({ localizacao: { geoLocation, expiraEm } });
  const fresh = await confirm({ journey: at(now + 1), now });
  expect(sentProposals(fresh, 'geoLocation')).toEqual([geoLocation]);
  const expired = await confirm({ journey: at(now), now });
  expect(sentProposals(expired, 'geoLocation')).toEqual([null]);
  const decided = await confirm({ journey: { ...at(now + 1), geoLocation: null }, now });
  expect(sentProposals(decided, 'geoLocation')).toEqual([null]);
});
