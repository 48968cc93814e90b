import { hasEarlierVisit } from './has-earlier-visit';
import { aStorage, forbiddenStorage, guarded } from './testing/a-storage';

it.each([
  ['a conversation of this tab', true, { 'consorcio.journey.home': '{}' }, {}],
  ['an open purchase', true, {}, { 'consorcio.open-purchases.home': '[]' }],
  ['a kept conversation', true, {}, { 'consorcio.kept-journey.home': '{}' }],
  ['a location', true, {}, { 'consorcio.device': '{"location":{}}' }],
  ['a conversation of an older release', true, { 'consorcio.journey.home.head': '{}' }, {}],
  ['a kept conversation of an older release', true, {}, { 'consorcio.kept-journey.home.head': '{}' }],
  ['a location of an older release', true, {}, { 'consorcio.location': '{}' }],
  ['nothing', false, {}, {}],
  ['a conversation with another brand', false, { 'consorcio.journey.app': '{}' }, {}],
  ['a purchase from another brand', false, {}, { 'consorcio.open-purchases.app': '[]' }],
  ['a referral, which needs no schema', false, {}, { 'consorcio.referral': '{}' }],
  ['a counted purchase', false, {}, { 'consorcio.device': '{"counted":["1"]}' }],
])('an earlier visit that left %s has something to read: %s', (_, expected, tab, device) => {
  expect(hasEarlierVisit({ tab: guarded(aStorage(tab)), device: guarded(aStorage(device)) }, 'home')).toBe(expected);
});

it('an earlier visit has left nothing where storage is forbidden', () => {
  const storage = guarded(forbiddenStorage);
  expect(hasEarlierVisit({ tab: storage, device: storage }, 'home')).toBe(false);
});
