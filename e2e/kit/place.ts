import type { RemoteFiles } from './remote-files';

/** Characters of code that are shown: enough to find the place in the sources. */
const SHOWN = 60;

/**
 * A place in the code of the segment, for its developer: file, line and column, and the beginning of the code there, because a build
 * for production has one line for each file.
 * @param at "address:line:column", as in a stack
 */
export function placeIn({ files, manifestUrl }: RemoteFiles, at: string | undefined): string {
  const [, address = '', line = '1', column = '1'] = /^(.*):(\d+):(\d+)$/.exec(at ?? '') ?? [];
  if (!address) return '';
  const name = address.replace(new URL('.', manifestUrl).href, '');
  const text = files.find((file) => file.name === name)?.content?.toString('utf8') ?? '';
  const code = (text.split('\n')[Number(line) - 1] ?? '').slice(Number(column) - 1, Number(column) - 1 + SHOWN).trim();
  return ` (${name}:${line}:${column}${code && `, ${code}`})`;
}
