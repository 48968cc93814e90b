import type { GeoLocation } from '@consorcio/shared/entities';
import type { Geolocator } from '@consorcio/shared/flow';
import { aGeoLocation, breaks, inTurn } from '@consorcio/shared/testing';
import {
  anAnsweredJourney,
  type ProposalConversation,
  proposta,
  sentProposals,
  startProposal,
} from '../testing/conversation';

type Permission = Awaited<ReturnType<Geolocator['permission']>>;
const reason = 'Seu navegador pode pedir sua localização';
const here = aGeoLocation();

function aGeolocator(permission: Permission, position: GeoLocation | null = here) {
  return { permission: jest.fn(async () => permission), locate: jest.fn(async () => position) };
}

const confirm = (geolocator?: Geolocator, options: Parameters<typeof startProposal>[0] = {}) => {
  const start = { journey: anAnsweredJourney(), at: 'proposal-terms', said: ['confirmar'] };
  return startProposal({ ...start, ...options, ...(geolocator && { geolocator }) });
};

const locationsSent = (conversation: ProposalConversation) => sentProposals(conversation, 'geoLocation');

it.each([
  ['an older host finds none', undefined, null, false],
  ['it is denied', aGeolocator('denied'), null, false],
  ['it is granted already', aGeolocator('granted'), here, false],
  ['the visitor is asked and allows it', aGeolocator('prompt'), here, true],
  ['the visitor is asked and refuses or does not answer', aGeolocator('prompt', null), null, true],
  ['the permission breaks', { ...aGeolocator('prompt'), permission: () => Promise.reject(new Error()) }, null, false],
  ['the search breaks', { ...aGeolocator('granted'), locate: () => Promise.reject(new Error()) }, null, false],
])('the proposal goes on when %s', async (_what, geolocator, sent, isExplained) => {
  const conversation = await confirm(geolocator);
  expect(conversation.where()).toBe('payment:payment-options');
  expect(locationsSent(conversation)).toEqual([sent]);
  expect(conversation.heard().includes(reason)).toBe(isExplained);
  expect(conversation.journey().localizacaoPedida === true).toBe(isExplained);
});

it('uses a permission that is given after the visitor was asked', async () => {
  const journey = anAnsweredJourney({ localizacaoPedida: true });
  expect(locationsSent(await confirm(aGeolocator('granted'), { journey }))).toEqual([here]);
});

it('sends null for what the browser does not know', async () => {
  const bare = { geoId: 0, cidadeGeo: '', estadoGeo: '', estadoGeoId: 0, paisGeo: '' };
  const position = { ...bare, latitudeGeo: -23.551, longitudeGeo: -46.633 };
  const sent = { geoId: null, cidadeGeo: null, estadoGeo: null, estadoGeoId: null, paisGeo: null };
  const conversation = await confirm(aGeolocator('granted', position));
  expect(locationsSent(conversation)).toEqual([{ ...position, ...sent }]);
});

it('asks for nothing before the terms are accepted, and nothing when a location is stored', async () => {
  const geolocator = aGeolocator('prompt');
  const journey = anAnsweredJourney({ localizacao: { geoLocation: here, expiraEm: Number.MAX_SAFE_INTEGER } });
  const conversation = await confirm(geolocator, { journey });
  expect(locationsSent(conversation)).toEqual([here]);
  expect(geolocator.permission).not.toHaveBeenCalled();
  expect(geolocator.locate).not.toHaveBeenCalled();
});

it('is decided once: another try of the proposal has the same location, and the visitor is not asked again', async () => {
  const geolocator = aGeolocator('prompt', null);
  const answers = { '/api/proposta': inTurn(breaks, { data: proposta }) };
  const conversation = await confirm(geolocator, { answers });
  geolocator.locate.mockResolvedValue(here);
  await conversation.choose('again');
  expect(locationsSent(conversation)).toEqual([null, null]);
  expect(geolocator.locate).toHaveBeenCalledTimes(1);

  const { geoLocation: _signed, proposta: _sold, ...sold } = conversation.journey();
  const second = await confirm(geolocator, { journey: { ...sold, compras: 1 } });
  expect(locationsSent(second)).toEqual([null]);
  expect(second.heard()).not.toContain(reason);
  expect(geolocator.locate).toHaveBeenCalledTimes(1);
});
