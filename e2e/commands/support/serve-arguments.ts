import { isPort } from './ports';
import { checkedSegment } from './segment-name';

/** What `pnpm segment serve <segment> [port]` is asked for. Without a port any free one is meant. Throws if a word is wrong. */
export function serveArguments([named = '', sentPort = '0']: readonly string[]): { segment: string; port: number } {
  const segment = checkedSegment(named);
  const port = Number(sentPort);
  if (!isPort(port)) throw new Error(`"${sentPort}" is not a port: write a number from 1 to 65535.`);
  return { segment, port };
}
