import { type RequestListener, request, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { listen } from '@consorcio/host/serving';

/** `truth`: the answer of the sandbox; `elsewhere`: a server of another origin that receives what follows a redirect. */
type Answer = (response: ServerResponse, truth: string, elsewhere: string) => void;

const mebibyte = 1024 * 1024;
const typed = (type: string, body: (truth: string) => string | Buffer, status = 200, more = {}): Answer => {
  return (response, truth) => void response.writeHead(status, { 'content-type': type, ...more }).end(body(truth));
};
const json = (body: (truth: string) => string, status?: number) => typed('application/json', body, status);
const redirect =
  (status: number): Answer =>
  (response, _, elsewhere) =>
    void response.writeHead(status, { location: `${elsewhere}/stolen` }).end();
/** The true answer with another value for each of its texts or numbers. */
const everyText = (value: string) => json((truth) => truth.replace(/(:|\[|,)"(?:[^"\\]|\\.)*"(?!:)/g, `$1"${value}"`));
const everyNumber = (value: string) => json((truth) => truth.replace(/([:[,])-?\d+(?:\.\d+)?/g, `$1${value}`));
const levels = (open: string, close: string) => json(() => `${open.repeat(100_000)}1${close.repeat(100_000)}`);
const prototypes =
  '{"__proto__":{"pwned":1,"success":true,"data":{"pwned":1}},"constructor":{"prototype":{"pwned":1}},"data":{"__proto__":{"pwned":1}}}';
const page =
  '<!doctype html><script>pwned=1</script><img src=x onerror="pwned=1"><a href="javascript:pwned=1">Continuar</a>';

/** How a hostile server answers a call, by what it is. `npm test` gives each call the one at its own place. */
const hostileAnswers = {
  'a web page': typed('text/html', () => page),
  'a redirect with 301': redirect(301),
  'lone surrogates and NUL': everyText('\\ud800\\u0000\\udfff'),
  prototypes: json(() => prototypes),
  'an answer without an end': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 50);
    response.once('close', () => clearInterval(timer));
  },
  '100,000 lists in each other': levels('[', ']'),
  bytes: typed('application/octet-stream', () => Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * 31) % 256))),
  'a compressed bomb': typed('application/json', () => gzipSync(Buffer.alloc(200 * mebibyte, ' ')), 200, {
    'content-encoding': 'gzip',
  }),
  '50 MB': json(() => `{"data":"${'x'.repeat(50 * mebibyte)}"}`),
  'a redirect with 307': redirect(307),
  'keys twice': json((truth) => truth.replace(/^\{/, '{"data":null,"data":[],"success":false,"success":true,')),
  'numbers without end': everyNumber('1e999'),
  '100,000 objects in each other': levels('{"data":', '}'),
  'prototypes in a refusal': json(() => prototypes, 400),
  'a redirect with 302': redirect(302),
  'a redirect with 308': redirect(308),
  'no numbers': everyNumber('NaN'),
  'text directions and separators': everyText('\\u202e\\u2028\\u2066\\ufeff'),
} as const satisfies Readonly<Record<string, Answer>>;

export type HostileAnswer = keyof typeof hostileAnswers;
export const hostileAnswerNames = Object.keys(hostileAnswers) as HostileAnswer[];

export type HostileApi = Awaited<ReturnType<typeof startHostileApi>>;

/** An API whose server somebody took over: it does what a sandbox does, and answers one call as the attacker likes. */
export async function startHostileApi(sandboxUrl: string) {
  const stolen: string[] = [];
  let hits = 0;
  let armed: { readonly call: string; readonly how: HostileAnswer | undefined } | undefined;
  let rewrite = (truth: unknown) => truth;

  const elsewhere = await listen((incoming, response) => {
    stolen.push(`${incoming.method} ${incoming.url} ${incoming.headers['x-api-key'] ?? ''}`);
    allowEverything(response);
    response.end('{"data":{"pwned":1},"success":true}');
  }, 0);
  const handle: RequestListener = (incoming, response) => {
    const { method, headers, url = '/' } = incoming;
    const call = `${method} ${new URL(url, 'http://any').pathname}`;
    const how = armed?.call === call ? armed.how : undefined;
    const passed = request(new URL(url, sandboxUrl), { method, headers }, async (honest) => {
      const chunks: Buffer[] = [];
      for await (const chunk of honest) chunks.push(chunk);
      const body = Buffer.concat(chunks);
      if (how) {
        hits += 1;
        allowEverything(response);
        return hostileAnswers[how](response, body.toString(), `http://localhost:${elsewhere.port}`);
      }
      const { 'content-length': _, 'transfer-encoding': __, ...others } = honest.headers;
      const isJson = others['content-type']?.includes('json');
      const sent = isJson ? JSON.stringify(rewrite(JSON.parse(body.toString()))) : body;
      response.writeHead(honest.statusCode ?? 500, others).end(sent);
    });
    passed.once('error', () => response.destroy());
    incoming.pipe(passed);
  };
  const api = await listen(handle, 0);
  return {
    url: `http://localhost:${api.port}`,
    /** What another server, to which redirects lead, has received. */
    stolen: stolen as readonly string[],
    /** Hostile answers so far. */
    hits: () => hits,
    /** Answers this call (`POST /api/lead`) so from now on; undefined answers honestly. */
    answer(call: string, how: HostileAnswer | undefined): void {
      armed = { call, how };
    },
    /** Changes every honest answer of JSON from now on. */
    rewrite(change: (truth: unknown) => unknown): void {
      rewrite = change;
    },
    stop: () => Promise.all([api.close(), elsewhere.close()]),
  };
}

function allowEverything(response: ServerResponse): void {
  for (const what of ['origin', 'headers', 'methods']) response.setHeader(`access-control-allow-${what}`, '*');
}
