import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

/** What the attacker knows: the true answer, and a server of another origin that receives what follows a redirect. */
export interface AttackerView {
  readonly truth: string;
  readonly elsewhere: string;
}

type Answer = (response: ServerResponse, situation: AttackerView) => void;

const mebibyte = 1024 * 1024;
const json = (body: (situation: AttackerView) => string, status = 200): Answer => {
  return (response, situation) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body(situation));
  };
};
const typed =
  (type: string, body: string | Buffer): Answer =>
  (response) =>
    void response.writeHead(200, { 'content-type': type }).end(body);
const redirect =
  (status: number): Answer =>
  (response, { elsewhere }) =>
    void response.writeHead(status, { location: `${elsewhere}/stolen` }).end();
/** The true answer with another value for each of its texts or numbers. */
const everyText = (value: string) =>
  json(({ truth }) => truth.replace(/(:|\[|,)"(?:[^"\\]|\\.)*"(?!:)/g, `$1"${value}"`));
const everyNumber = (value: string) => json(({ truth }) => truth.replace(/([:[,])-?\d+(?:\.\d+)?/g, `$1${value}`));
const levels = (open: string, close: string) => json(() => `${open.repeat(100_000)}1${close.repeat(100_000)}`);
const prototypes =
  '{"__proto__":{"pwned":1,"success":true,"data":{"pwned":1}},"constructor":{"prototype":{"pwned":1}},"data":{"__proto__":{"pwned":1}}}';
const page =
  '<!doctype html><script>pwned=1</script><img src=x onerror="pwned=1"><a href="javascript:pwned=1">Continuar</a>';

let packed: Buffer | undefined;
/** 200 MB of spaces in 200 KB. */
const bomb = () => {
  packed ??= gzipSync(Buffer.alloc(200 * mebibyte, ' '));
  return packed;
};

/** How a hostile server answers a call, by what it is. `npm test` gives each call the one at its own place. */
export const hostileAnswers = {
  'a web page': typed('text/html', page),
  'a redirect with 301': redirect(301),
  'lone surrogates and NUL': everyText('\\ud800\\u0000\\udfff'),
  prototypes: json(() => prototypes),
  'an answer without an end': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 50);
    response.once('close', () => clearInterval(timer));
  },
  '100,000 lists in each other': levels('[', ']'),
  bytes: typed('application/octet-stream', Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 31) % 256))),
  'a compressed bomb': (response) =>
    void response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(bomb()),
  '50 MB': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"data":"');
    const chunk = 'x'.repeat(mebibyte);
    let left = 50;
    const more = () => {
      while (left > 0 && !response.destroyed) {
        left -= 1;
        if (!response.write(chunk)) return void response.once('drain', more);
      }
      response.end('"}');
    };
    more();
  },
  'a redirect with 307': redirect(307),
  'keys twice': json(({ truth }) => truth.replace(/^\{/, '{"data":null,"data":[],"success":false,"success":true,')),
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
