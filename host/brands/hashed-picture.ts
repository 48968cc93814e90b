import { createHash } from 'node:crypto';
import { servedNames } from './served-names';

/** The file name contains a hash of the content, so browsers may cache the file for ever. */
export interface Image {
  readonly file: string;
  readonly content: string | Buffer;
}

export function named(id: string, ending: string, content: string | Buffer): Image {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return { file: `${servedNames.pictures.name}/${id}.${hash}.${ending}`, content };
}
