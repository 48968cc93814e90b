import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';

/** What one load of the page may ask for more than once. */
const mayRepeat = [
  /^GET \/release\.json$/, // for each segment: a rollback applies to the next one that loads
  /^POST \/api\/lead\/validar-palavras$/, // for each text that the visitor types
  /^POST \/(observations|policy-reports)$/, // each has something else to say
  /^\w+ \/sandbox\//, // the journey asks, not the page
  /^GET \/card\.html$/, // for each form that is drawn
  /\?r=[\d.]+$/, // a second attempt, which a busy machine makes necessary
];

/** Node tells it about each request to a server. */
const channel = 'http.server.request.start';

/**
 * Counts what the servers of this process are asked for; a preflight is no request of the page. The result ends the count and returns
 * the requests that came twice from one load of the page, as sentences.
 */
export function countRequests(): () => readonly string[] {
  const loads: Map<string, number>[] = [];
  const count = (message: unknown) => {
    const request = typeof message === 'object' && message && 'request' in message ? message.request : undefined;
    if (!(request instanceof IncomingMessage) || request.method === 'OPTIONS') return;
    const { method, url, headers } = request;
    if (headers['sec-fetch-dest'] === 'document') loads.push(new Map());
    const [load, left] = [loads.at(-1), loads.at(-2)];
    if (!load || mayRepeat.some((pattern) => pattern.test(`${method} ${url}`))) return;
    const address = `${method} ${headers.host}${url}`;
    // A page runs on until the next one arrives: what it had not asked for yet is still its own.
    const asking = load.has(address) && left && !left.has(address) ? left : load;
    asking.set(address, (asking.get(address) ?? 0) + 1);
  };
  subscribe(channel, count);
  return () => {
    unsubscribe(channel, count);
    const asked = loads.flatMap((load) => [...load]);
    return asked.filter(([, times]) => times > 1).map(([address, times]) => `${times} times ${address}`);
  };
}
