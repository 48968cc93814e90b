import * as z from 'zod/mini';

/** What the caller receives. */
export const faultKinds = {
  status: '`status` (500) with `body` as JSON (an `errors` message); with 200, any answer',
  latency: 'the real answer, `ms` (3000) late: the endpoint runs after the delay',
  'late-answer': 'the real answer, `ms` (3000) late: the endpoint runs at once',
  hang: 'nothing until the faults are cleared, then a broken connection',
  reset: 'a connection that breaks after the head of the answer; the endpoint did nothing',
  malformed: '200 with an HTML page, or with the text in `body` under a JSON content type',
  empty: '200 with an empty body',
  'lost-answer': 'a connection that breaks after the head of the answer; the endpoint did its work',
  'failed-after-work':
    '`status` (504) with `body` as JSON, as from a gateway after its time limit; the endpoint did its work',
};

/** A fault to arm on one endpoint: `POST /sandbox/faults`. */
export const faultSchema = z.strictObject({
  method: z.enum(['GET', 'POST']),
  path: z.string(), // an address (`/imagens/carro.svg`) or the path of an endpoint (`/imagens/:arquivo`)
  kind: z.enum(Object.keys(faultKinds) as (keyof typeof faultKinds)[]),
  status: z.optional(z.int().check(z.minimum(200), z.maximum(599))),
  ms: z.optional(z.int().check(z.minimum(0), z.maximum(600_000))), // any kind may also be late
  times: z.optional(z.int().check(z.minimum(1))), // absent: until it is removed
  body: z.optional(z.unknown()),
});
export type Fault = z.infer<typeof faultSchema>;

export const faultsPageSchema = z.object({ faults: z.array(z.extend(faultSchema, { hits: z.int() })) });
type FaultsPage = z.infer<typeof faultsPageSchema>;

export function createFaults() {
  let armed: FaultsPage['faults'] = [];
  let waiting = new AbortController();

  return {
    arm(fault: Fault): void {
      armed.push({ ...fault, hits: 0 });
    },
    /** The first armed fault for this request that has hits left; counts the hit. */
    take(method: string, ...paths: string[]): Fault | undefined {
      const wanted = method === 'HEAD' ? 'GET' : method;
      const isMeant = ({ method, path }: Fault) => method === wanted && paths.includes(path);
      const fault = armed.find((each) => isMeant(each) && each.hits < (each.times ?? Number.POSITIVE_INFINITY));
      if (fault) fault.hits += 1;
      return fault;
    },
    /** Aborted when the faults are cleared, so that every wait ends. */
    get cleared(): AbortSignal {
      return waiting.signal;
    },
    page: (): FaultsPage => ({ faults: armed.map((fault) => ({ ...fault })) }),
    clear(): void {
      armed = [];
      waiting.abort();
      waiting = new AbortController();
    },
  };
}
