/** @jest-environment jsdom */
import { aDay, noon } from '@consorcio/shared/testing';
import { createConsent } from './consent';
import type { KeyValueStorage } from './guarded-storage';
import { aStorage, forbiddenStorage, guarded } from './testing/a-storage';

const key = 'consorcio.consent';
const halfAYear = 183 * aDay;

function open(storage: KeyValueStorage = aStorage(), at = noon, container = 'GTM-1') {
  const consent = createConsent(guarded(storage), container, () => at);
  return { ...consent, answer: consent.store.getState };
}

it.each(['granted', 'denied'] as const)('the answer %s is kept for half a year', (answer) => {
  const storage = aStorage();
  const first = open(storage);
  expect(first.answer()).toBeUndefined();
  first.give(answer);
  expect(first.answer()).toBe(answer);
  expect(open(storage, noon + halfAYear - 1).answer()).toBe(answer);
  expect(open(storage, noon + halfAYear).answer()).toBeUndefined();
  expect(open(storage, noon, 'GTM-2').answer()).toBeUndefined(); // another partner measures there
});

it.each([
  '',
  'granted',
  'granted soon',
  'maybe 1',
  `["granted",${noon}]`,
  `granted ${noon}`,
  `granted ${noon + halfAYear} GTM-1`,
])('what another program stored, %j, is no answer', (text) => {
  expect(open(aStorage({ [key]: text })).answer()).toBeUndefined();
});

it('follows the other tabs, in which the visitor answers or is forgotten', () => {
  const storage = aStorage();
  const { answer } = open(storage);
  const change = (name: string) => window.dispatchEvent(new StorageEvent('storage', { key: name }));
  storage.setItem(key, `denied ${noon} GTM-1`);
  change('consorcio.device');
  expect(answer()).toBeUndefined();
  change(key);
  expect(answer()).toBe('denied');
  storage.removeItem(key);
  change(key);
  expect(answer()).toBeUndefined();
});

it('lasts as long as the page where nothing can be stored', () => {
  const { give, answer } = open(forbiddenStorage);
  give('granted');
  expect(answer()).toBe('granted');
});
