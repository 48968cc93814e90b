import { portIn } from './ports';
import { checkedSegment } from './segment-name';

/** The arguments of `pnpm segment serve <segment> [port]`. Port 0 is any free one. Throws if a word is wrong. */
export function serveArguments([named = '', port = '0']: readonly string[]): { segment: string; port: number } {
  return { segment: checkedSegment(named), port: portIn(port) };
}
