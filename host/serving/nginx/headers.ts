import type { Headers } from '../policy/headers';
import { quoted } from './directives';

/** In nginx a location that adds a header drops the headers of the level above, so each location adds all of them. */
export function headers(site: string, given: Headers): readonly string[] {
  return Object.entries({ ...given, 'Strict-Transport-Security': `$consorcio_${site}_transport` }).map(
    ([name, value]) => `add_header ${name} ${value.includes('"') ? `'${value}'` : quoted(value)} always;`,
  );
}
