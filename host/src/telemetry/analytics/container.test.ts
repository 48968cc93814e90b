/** @jest-environment jsdom */
import { aBrand } from '@consorcio/shared/testing';
import { createStore } from 'zustand/vanilla';
import { openContainer } from './container';
import { createPatientPush, pushToDataLayer } from './data-layer';

const manager = 'https://cmp.example/manager.js';
const states = (answer: string) => ({
  ad_storage: answer,
  ad_user_data: answer,
  ad_personalization: answer,
  analytics_storage: answer,
});
const command = (name: string, answer: string, more = {}) => ['consent', name, { ...states(answer), ...more }];

/** Consent commands as lists, and the names of events. */
const layer = () =>
  (window.dataLayer ?? []).map((entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]' ? [...(entry as unknown[])] : Object(entry).event,
  );
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src, nonce }) => [src, nonce]);
const nextFrames = () => jest.advanceTimersByTime(100);

beforeEach(() => {
  jest.useFakeTimers();
  delete window.dataLayer;
  window.early = undefined;
  document.head.innerHTML = '<script nonce="N"></script>';
});
afterEach(() => jest.useRealTimers());

type Answer = 'granted' | 'denied' | undefined;

function openPage(setting: string, stored?: Answer) {
  const store = createStore<Answer>(() => stored);
  openContainer(aBrand({ trackingId: 'GTM-ABC1234', consent: setting }), { store });
  return (answer: Answer) => store.setState(answer, true);
}

it.each<[string, Answer, unknown[]]>([
  ['ask', undefined, [command('default', 'denied')]],
  ['ask', 'granted', [command('default', 'denied'), command('update', 'granted')]],
  ['ask', 'denied', [command('default', 'denied')]],
  ['granted', undefined, [command('default', 'denied'), command('update', 'granted')]],
  ['granted', 'denied', [command('default', 'denied')]],
  ['denied', undefined, [command('default', 'denied')]],
  [manager, 'granted', [command('default', 'denied', { wait_for_update: 500 })]],
])('with the setting %s and the answer %s, consent is known before the container', (setting, stored, commands) => {
  openPage(setting, stored);
  expect(layer()).toEqual([...commands, 'gtm.js']);
});

it('tells the container each later answer, and that it was forgotten', () => {
  const give = openPage('ask');
  for (const answer of ['granted', 'denied', 'granted', undefined] as const) give(answer);
  const updates = ['granted', 'denied', 'granted', 'denied'].map((answer) => command('update', answer));
  expect(layer().slice(2)).toEqual(updates);
});

it('leaves the answers to an external consent manager, whose script is before the container', () => {
  openPage(manager)('granted');
  nextFrames();
  expect(layer()).toEqual([command('default', 'denied', { wait_for_update: 500 }), 'gtm.js']);
  expect(scripts().slice(1)).toEqual([
    [manager, 'N'],
    ['https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234', 'N'],
  ]);
});

it('loads the container once, when the page has loaded and has replaced its opening', () => {
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  window.early = {} as NonNullable<Window['early']>;
  openPage('ask');
  const isLoaded = () => {
    nextFrames();
    return scripts().length - 1;
  };
  expect(isLoaded()).toBe(0);
  readyState.mockReturnValue('complete');
  expect(isLoaded()).toBe(0); // the opening takes a lost script for its own
  window.early = undefined;
  expect([isLoaded(), isLoaded()]).toEqual([1, 1]);
  readyState.mockRestore();
});

describe('The data layer', () => {
  it('ignores a tag that throws', () => {
    const push = () => {
      throw new Error('a tag');
    };
    window.dataLayer = Object.assign([], { push });
    expect(() => pushToDataLayer({ event: 'Começar' })).not.toThrow();
  });

  it('gets entries in their order after the next frame, and at once from a page that is left or hidden', () => {
    const push = createPatientPush();
    push({ event: 'a' });
    push({ event: 'b' });
    expect(layer()).toEqual([]);
    nextFrames();
    expect(layer()).toEqual(['a', 'b']);
    push({ event: 'c' });
    window.dispatchEvent(new Event('pagehide'));
    expect(layer()).toEqual(['a', 'b', 'c']);
    const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    push({ event: 'd' });
    expect(layer()).toEqual(['a', 'b', 'c', 'd']);
    state.mockRestore();
  });
});
