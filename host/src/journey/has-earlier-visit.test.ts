import { aStorage, forbiddenStorage } from '../testing/a-storage';
import { hasEarlierVisit } from './has-earlier-visit';

const nothing = aStorage();

it.each([
  ['a conversation of this tab', { 'consorcio.journey.home.head': '{}' }, {}],
  ['an open purchase', {}, { 'consorcio.open-purchases.home': '[]' }],
  ['a kept conversation', {}, { 'consorcio.kept-journey.home.head': '{}' }],
  ['a location', {}, { 'consorcio.location': '{}' }],
])('finds %s', (_, ofTab, lasting) => {
  expect(hasEarlierVisit('home', aStorage(ofTab), aStorage(lasting))).toBe(true);
});

it.each([
  ['nothing', {}, {}],
  ['a conversation with another brand', { 'consorcio.journey.app.head': '{}' }, {}],
  ['a purchase from another brand', {}, { 'consorcio.open-purchases.app': '[]' }],
  ['a kept conversation with another brand', {}, { 'consorcio.kept-journey.app.head': '{}' }],
  ['a referral, which needs no schema', {}, { 'consorcio.referral': '{}' }],
])('finds nothing to read in %s', (_, ofTab, lasting) => {
  expect(hasEarlierVisit('home', aStorage(ofTab), aStorage(lasting))).toBe(false);
});

it('finds nothing where storage is forbidden', () => {
  expect(hasEarlierVisit('home', forbiddenStorage, forbiddenStorage)).toBe(false);
  expect(hasEarlierVisit('home', nothing, forbiddenStorage)).toBe(false);
});
