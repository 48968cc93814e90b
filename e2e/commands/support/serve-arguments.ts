import { portIn } from './ports';
import { checkedSegment } from './segment-name';

/** What `pnpm segment serve <segment> [port]` shall serve, and where: without a port at any free one. Throws if a word is wrong. */
export function serveArguments([named = '', port = '0']: readonly string[]): { segment: string; port: number } {
  return { segment: checkedSegment(named), port: portIn(port) };
}
