import { configSchema } from '@consorcio/host/config';
import { type Origins, originsOf, type Protection, releaseFileSchema } from '@consorcio/host/serving';

interface Served {
  /** What `/config.json` answers now. */
  readonly config: unknown;
  /** What `/release.json` answers now: an object, or the text of a file that people edit. */
  readonly release: unknown;
  readonly segmentOrigins: readonly string[];
  readonly reportTo: string | null;
}

/** What pages of the product that is served now are allowed. A file that cannot be read allows nothing. */
export function protectionOf({ config, release, segmentOrigins, reportTo }: Served): Protection {
  const known = { segmentOrigins, apiOrigins: [], imageOrigins: [], tagOrigins: [] };
  const deployed = { deployment: '', config: configSchema.parse(config) };
  const origins = (file: unknown): Origins => originsOf(known, { ...deployed, release: releaseFileSchema.parse(file) });
  try {
    return { origins: origins(typeof release === 'string' ? JSON.parse(release) : release), reportTo };
  } catch {
    return { origins: origins({ segments: {} }), reportTo };
  }
}
