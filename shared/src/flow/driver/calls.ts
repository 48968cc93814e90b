import { AppError, isWithoutAnswer, toFailure } from '../../errors';
import type { HttpClient } from '../../http';
import type { Effect, Outcome } from '../engine/events';
import type { Place } from '../place';
import type { Segment } from '../segment';
import type { Call } from '../step-request';
import type { DriverPorts } from './ports';

type RequestEffect = Extract<Effect, { type: 'request' }>;
type SendEffect = Extract<Effect, { type: 'send' }>;
type Segments = Readonly<Record<string, Segment>>;

/** The calls that create something. SPEC section 3. */
const creating = /^\/api\/(lead|proposta|pagamento\/[^/]+)\/?$/;

/**
 * Runs the calls of a journey: requests and loading. None of them rejects: a failure is an outcome. One without an answer counts only in a page that stays: a browser
 * cancels the calls of a page that is left while its code still runs, and a phone drops those of a page that sleeps.
 */
export function createCalls(ports: DriverPorts) {
  const abort = new AbortController();
  const { signal } = abort;

  async function settle<Value>(run: () => Promise<Value>): Promise<Outcome<Value>> {
    const presence = ports.watchPresence?.();
    try {
      return { ok: true, value: await run() };
    } catch (error) {
      const failure = toFailure(error);
      if (!presence || !isWithoutAnswer(failure)) return { ok: false, failure };
      await presence.stays();
      return { ok: false, failure, isCutOff: presence.wasAway() };
    }
  }

  function callOf({ segment, step }: Place, idempotencyKey?: string): Call {
    const { brand, geolocator, purchaseElsewhere } = ports;
    const http = keyed(ports.http, idempotencyKey, (what) => {
      const message = `The step ${step} of ${segment} ${what}. Declare it in creates, and pass on the idempotencyKey of the call.`;
      const error = new AppError('engine.unkeyed-creation', message);
      ports.thrown?.(error, { segment, step });
      ports.report(toFailure(error), { segment, step });
      throw error;
    });
    return { http, brand, signal, geolocator, purchaseElsewhere, idempotencyKey };
  }

  /** Runs a `send` of a step and ignores its answer. One that was cut off is sent again. */
  async function send(effect: SendEffect, segments: Segments): Promise<void> {
    const { segment, step, index, input } = effect;
    const definition = segments[segment]?.steps[step]?.send?.[index];
    const outcome = definition && (await settle(() => definition.run(callOf(effect), input)));
    if (outcome?.ok === false && outcome.isCutOff) await send(effect, segments);
  }

  return {
    /** Runs a request of a step. */
    request: (effect: RequestEffect, segments: Segments) =>
      settle<unknown>(async () => {
        const { part, segment, step, input } = effect;
        const call = callOf(effect, effect.idempotencyKey);
        const definition = segments[segment]?.steps[step];
        const request = part === 'verify' ? definition?.input?.verify : definition?.[part];
        if (!request) throw new AppError('engine.unknown-step', `The step ${step} has no ${part} to run.`);
        return request.run(call, input);
      }),
    send,
    load: (name: string) => settle(() => ports.loadSegment(name)),
    /** Aborts everything that is running. Later calls are aborted at once. */
    abort: () => abort.abort(),
  };
}

/** The client of one request. What creates something is sent once, with the key of its intent: a repeat without it would be a second one. */
function keyed(http: HttpClient, key: string | undefined, refuse: (what: string) => never): HttpClient {
  let isSent = false;
  return {
    get: http.get,
    async post(path, body, options) {
      if (creating.test(path)) {
        if (key === undefined || options.idempotencyKey !== key)
          refuse(`sends POST ${path} without the key of its creation`);
        if (isSent) refuse(`sends POST ${path} twice for one creation`);
        isSent = true;
      }
      return http.post(path, body, options);
    },
  };
}
