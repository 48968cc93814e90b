import type { Call, Segment, Step } from '@consorcio/shared/flow';
import type { HttpClient } from '@consorcio/shared/http';
import type { SeenRequest } from './conversation-contract';

const seen = new Map<string, SeenRequest>();
const answers = new Map<string, unknown>();

/** The segment, with steps whose requests are recorded. */
export function watchRequests(segment: Segment): Segment {
  const steps = Object.entries(segment.steps).map(([name, step]) => [name, watched(step)]);
  return { ...segment, steps: Object.fromEntries(steps) };
}

/** Each kind of request that the steps have sent, once. */
export function requestsSeen(): readonly SeenRequest[] {
  return [...seen.values()];
}

/** The last answer to the request of a step, for what the step computes from it. */
export function answerTo(step: string): unknown {
  return answers.get(step);
}

function watched(step: Step): Step {
  const { name, fetch, submit, input, send } = step;
  const keep = (answer: unknown) => {
    answers.set(name, answer);
    return answer;
  };
  return {
    ...step,
    ...(fetch && {
      fetch: {
        ...fetch,
        run: async (call, given) => keep(await fetch.run(recording(call, name, Boolean(fetch.creates)), given)),
      },
    }),
    ...(submit && {
      submit: {
        ...submit,
        run: async (call, form, given) => keep(await submit.run(recording(call, name, true), form, given)),
      },
    }),
    ...(input?.verify && { input: { ...input, verify: watchedVerify(name, input.verify) } }),
    ...(send && {
      send: send.map((each) => ({ ...each, run: (call, given) => each.run(recording(call, name, false), given) })),
    }),
  };
}

function watchedVerify(name: string, verify: NonNullable<NonNullable<Step['input']>['verify']>): typeof verify {
  return { ...verify, run: (call, answer) => verify.run(recording(call, name, false), answer) };
}

/** The call with a client that records what is sent by it. */
function recording(call: Call, step: string, isDeclared: boolean): Call {
  const { http, idempotencyKey } = call;
  const record = (request: Pick<SeenRequest, 'method' | 'path' | 'key'>) =>
    void seen.set([step, ...Object.values(request)].join(' '), { step, isDeclared, ...request });
  const client: HttpClient = {
    get(path, options) {
      record({ method: 'GET', path, key: 'none' });
      return http.get(path, options);
    },
    post(path, body, options) {
      const { idempotencyKey: sent } = options;
      const key = sent === undefined ? 'none' : sent === idempotencyKey ? 'given' : 'other';
      record({ method: 'POST', path, key });
      return http.post(path, body, options);
    },
  };
  return { ...call, http: client };
}
