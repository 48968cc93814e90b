import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { listen } from '@consorcio/host/serving';
import { type HostileAnswer, hostileAnswers } from './hostile-answers';

/** An API whose server somebody took over: it does what the sandbox does, and answers one call as the attacker likes. */
export interface HostileApi {
  readonly url: string;
  /** Answers this call (`POST /api/lead`) so from now on; undefined answers honestly. */
  answer(call: string, how: HostileAnswer | undefined): void;
  /** Changes every honest answer of JSON from now on. */
  rewrite(change: (truth: unknown) => unknown): void;
  /** Hostile answers so far. */
  hits(): number;
  /** What another server, to which redirects lead, has received. */
  readonly stolen: readonly string[];
  stop(): Promise<void>;
}

/** Starts it in front of a sandbox. */
export async function startHostileApi(sandboxUrl: string): Promise<HostileApi> {
  const stolen: string[] = [];
  let hits = 0;
  let armed: { readonly call: string; readonly how: HostileAnswer } | undefined;
  let rewrite = (truth: unknown) => truth;

  const elsewhere = await listen((incoming, response) => {
    stolen.push(`${incoming.method} ${incoming.url} ${incoming.headers['x-api-key'] ?? ''}`);
    allowEverything(response);
    response.end('{"data":{"pwned":1},"success":true}');
  }, 0);
  const api = await listen(async (incoming, response) => {
    const call = `${incoming.method} ${new URL(incoming.url ?? '/', 'http://any').pathname}`;
    const how = armed?.call === call ? armed.how : undefined;
    const honest = await forward(sandboxUrl, incoming);
    if (!how) return void response.writeHead(honest.status, honest.headers).end(rewritten(honest, rewrite));
    hits += 1;
    allowEverything(response);
    hostileAnswers[how](response, { truth: honest.body.toString(), elsewhere: `http://localhost:${elsewhere.port}` });
  }, 0);
  return {
    url: `http://localhost:${api.port}`,
    stolen,
    hits: () => hits,
    answer(call, how) {
      armed = how && { call, how };
    },
    rewrite(change) {
      rewrite = change;
    },
    async stop() {
      await Promise.all([api.close(), elsewhere.close()]);
    },
  };
}

function allowEverything(response: ServerResponse): void {
  for (const what of ['origin', 'headers', 'methods']) response.setHeader(`access-control-allow-${what}`, '*');
}

interface Honest {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

function rewritten({ headers, body }: Honest, rewrite: (truth: unknown) => unknown): string | Buffer {
  if (!headers['content-type']?.includes('json')) return body;
  return JSON.stringify(rewrite(JSON.parse(body.toString())));
}

function forward(sandboxUrl: string, incoming: IncomingMessage): Promise<Honest> {
  const { method, headers } = incoming;
  return new Promise((resolve, reject) => {
    const passed = request(new URL(incoming.url ?? '/', sandboxUrl), { method, headers }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      const { 'content-length': _, 'transfer-encoding': __, ...others } = answer.headers;
      resolve({ status: answer.statusCode ?? 500, headers: others, body: Buffer.concat(chunks) });
    });
    passed.once('error', reject);
    incoming.pipe(passed);
  });
}
