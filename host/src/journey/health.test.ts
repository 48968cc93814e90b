import { fakeHttp } from '@consorcio/shared/testing';
import { healthAnswers, itReadsAllAnswers } from '@consorcio/shared/testing/answers';
import { aStorage, forbiddenStorage } from '../testing/a-storage';
import { hasEarlierVisit } from './has-earlier-visit';
import { checkHealth, prefetchHealth } from './health';

itReadsAllAnswers(healthAnswers, ({ http, signal }) => checkHealth(http, signal));

describe('checkHealth', () => {
  const { signal } = new AbortController();

  it('uses the early check once', async () => {
    const http = fakeHttp(() => 'Healthy');
    prefetchHealth(http);
    await checkHealth(http, signal);
    expect(http.calls).toHaveLength(1);
    await checkHealth(http, signal);
    expect(http.calls).toHaveLength(2);
  });

  it('checks again when the early check failed', async () => {
    let healthy = false;
    const http = fakeHttp(() => healthy);
    prefetchHealth(http);
    await new Promise(process.nextTick);
    healthy = true;
    await expect(checkHealth(http, signal)).resolves.toBe(true);
  });

  it.each([false, null, '', 0])('treats the answer %p as unhealthy', async (answer) => {
    const http = fakeHttp(() => answer);
    await expect(checkHealth(http, signal)).rejects.toMatchObject({ code: 'contract.mismatch' });
  });
});

it.each([
  ['a conversation of this tab', true, { 'consorcio.journey.home.head': '{}' }, {}],
  ['an open purchase', true, {}, { 'consorcio.open-purchases.home': '[]' }],
  ['a kept conversation', true, {}, { 'consorcio.kept-journey.home.head': '{}' }],
  ['a location', true, {}, { 'consorcio.location': '{}' }],
  ['nothing', false, {}, {}],
  ['a conversation with another brand', false, { 'consorcio.journey.app.head': '{}' }, {}],
  ['a purchase from another brand', false, {}, { 'consorcio.open-purchases.app': '[]' }],
  ['a kept conversation with another brand', false, {}, { 'consorcio.kept-journey.app.head': '{}' }],
  ['a referral, which needs no schema', false, {}, { 'consorcio.referral': '{}' }],
])('an earlier visit that left %s has something to read: %s', (_, expected, ofTab, lasting) => {
  expect(hasEarlierVisit('home', aStorage(ofTab), aStorage(lasting))).toBe(expected);
});

it.each([forbiddenStorage, aStorage()])('an earlier visit has left nothing where storage is forbidden', (ofTab) => {
  expect(hasEarlierVisit('home', ofTab, forbiddenStorage)).toBe(false);
});
