import type { Call, Segment, Step } from '@consorcio/shared/flow';
import type { HttpClient } from '@consorcio/shared/http';
import { found } from './findings';
import { personalDataInAddress } from './personal-data';
import { currentSetup } from './setup';

const answers = new Map<string, unknown[]>();
/** More answers of one kind say the same. */
const MOST_ANSWERS = 8;

/** The answers to the requests of a step, for what the step computes from them. */
export function apiAnswersTo(step: string): readonly unknown[] {
  return answers.get(step) ?? [];
}

/** Everything that the API has answered, for the data that a step may show. */
export const allAnswers = () => [...answers.values()];

/** The segment, with steps whose requests are watched. */
export function watchRequests(segment: Segment): Segment {
  const steps = Object.entries(segment.steps).map(([name, step]) => [name, watched(step)]);
  return { ...segment, steps: Object.fromEntries(steps) };
}

function watched(step: Step): Step {
  const { name, fetch, submit, input, send } = step;
  const verify = input?.verify;
  const keep = (answer: unknown) => {
    answers.set(name, [answer, ...(answers.get(name) ?? []).slice(0, MOST_ANSWERS)]);
    return answer;
  };
  const through = (call: Call): Call => ({ ...call, http: watchedClient(call.http, name) });
  return {
    ...step,
    ...(fetch && { fetch: { ...fetch, run: async (call, given) => keep(await fetch.run(through(call), given)) } }),
    ...(submit && {
      submit: { ...submit, run: async (call, given) => keep(await submit.run(through(call), given)) },
    }),
    ...(verify && {
      input: { ...input, verify: { ...verify, run: (call, answer) => verify.run(through(call), answer) } },
    }),
    ...(send && { send: send.map((each) => ({ ...each, run: (call, given) => each.run(through(call), given) })) }),
  };
}

function watchedClient(http: HttpClient, step: string): HttpClient {
  const look = (address: string) => {
    const { journey, personal } = currentSetup();
    const datum = personalDataInAddress(address, journey, personal);
    const says = `has the visitor's ${datum} in the address of a request, which servers log. Send it in the body.`;
    if (datum) found('privacy', says, { where: step });
  };
  return {
    async get(path, options) {
      look(`${path}?${JSON.stringify(options.query ?? {})}`);
      return http.get(path, options);
    },
    async post(path, body, options) {
      look(path);
      return http.post(path, body, options);
    },
  };
}
