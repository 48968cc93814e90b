import type { Call, Geolocator, Scene, Step } from '@consorcio/shared/flow';
import type { FlowCall } from './flow-step';

/** An answer that no check refuses, and a card as its form submits it. */
const typed = 'Marina';
const form = {
  numero: '4242424242424242',
  nome: 'MARINA SOUZA',
  validade: { month: 12, year: 2031 },
  codigo: '737',
  documento: '52998224725',
  parcelas: 1,
};
/** ms. A request may wait for something else than the API, as for another tab. */
const PATIENCE = 500;

/**
 * The calls of a step: where its requests go when they run in this scene. Their client only notes the call, so nothing is sent, and
 * no list of calls has to be kept.
 */
export async function callsOf({ fetch, submit, input, send = [] }: Step, scene: Scene): Promise<readonly FlowCall[]> {
  const verify = input?.verify;
  const noted = await Promise.all([
    fetch && note('fetch', (call) => fetch.run(call, fetch.input(scene)), fetch.creates?.intent),
    submit && note('submit', (call) => submit.run(call, form, submit.input(scene)), submit.creates.intent),
    verify && note('verify', (call) => verify.run(call, typed)),
    ...send.map((each) => note('send', (call) => each.run(call, each.input(scene)))),
  ]);
  return noted.filter((call) => call !== undefined);

  function note(when: FlowCall['when'], run: (call: Call) => Promise<unknown>, creates?: string) {
    return new Promise<FlowCall | undefined>((resolve) => {
      const seen = (method: FlowCall['method']) => (path: string) => {
        resolve({ when, method, path, ...(creates !== undefined && { creates }) });
        return new Promise<never>(() => undefined);
      };
      const http = { get: seen('GET'), post: seen('POST') };
      const patience = setTimeout(() => resolve(undefined), PATIENCE);
      const { signal } = new AbortController();
      // What cannot run with the seeded journey sends nothing.
      const ran = Promise.resolve().then(() => run({ http, brand: scene.brand, signal, geolocator }));
      const end = () => resolve(undefined);
      void ran.then(end, end).finally(() => clearTimeout(patience));
    });
  }
}

const geolocator: Geolocator = { permission: async () => 'denied', locate: async () => null };
