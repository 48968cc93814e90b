import { integrityOf } from '@consorcio/shared/webpack/integrity-of';
import type { ContentForm, Get, Served } from './bounded-fetch';
import { type ExpectedFiles, headerDifferences, type Kind, watchedHeadersOf } from './headers';

/** Reads the files of a site, and collects what is wrong with them. */
export interface SiteReader {
  /** A file in each form that arrives; its headers are compared on the way. A file is requested once. */
  read(file: string, kind: Kind): Promise<readonly Buffer[]>;
  /** Compares a script with its hash. */
  compareScript(file: string, kind: Kind, integrity: string): Promise<void>;
  note(problem: string): void;
  /** All sentences so far, each once. */
  problems(): readonly string[];
}

const forms: readonly ContentForm[] = ['br', 'gzip', 'identity'];

export function siteReader(get: Get, expected: ExpectedFiles): SiteReader {
  const problems = new Set<string>();
  const known = new Map<string, Promise<readonly Buffer[]>>();
  const note = (problem: string) => void problems.add(problem);

  const readForms = async (file: string, kind: Kind): Promise<readonly Buffer[]> => {
    const served: Served[] = [];
    for (const form of forms) {
      try {
        served.push(await get(file, form, kind));
      } catch (error) {
        note(messageOf(error));
      }
    }
    for (const { headers } of served) {
      const wanted = expected.headers[kind] ?? {};
      const differences = headerDifferences(wanted, watchedHeadersOf(headers), file.startsWith('https:'));
      for (const difference of differences) note(`${file} ${difference}.`);
    }
    return served.map(({ bytes }) => bytes);
  };
  const read = (file: string, kind: Kind) => {
    const reading = known.get(file) ?? readForms(file, kind);
    known.set(file, reading);
    return reading;
  };
  return {
    read,
    async compareScript(file, kind, integrity) {
      for (const bytes of await read(file, kind)) {
        if (integrityOf(bytes) !== integrity) note(`${file} is not the script that was built: its hash differs.`);
      }
    },
    note,
    problems: () => [...problems],
  };
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
