import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inRoot } from '@consorcio/shared/webpack/workspace';

type Edit = readonly [before: string, after: string];

/** A realistic mistake. It is never written into the workspace: only the program of a thread is bundled with the changed sources. */
export interface PlantedBug {
  /** What the product does wrong. */
  readonly name: string;
  /** The number of tabs in which random play must notice it. */
  readonly tabs: 1 | 3;
  /** The edits of each file, by its path. */
  readonly edits: Readonly<Record<string, readonly Edit[]>>;
}

/** The changed sources, by the URL of their file. Throws when an edit does not fit the file any more. */
export function plantedSources({ edits }: Pick<PlantedBug, 'edits'>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(edits).map(([file, changes]) => [
      pathToFileURL(inRoot(file)).href,
      changes.reduce((source, edit) => edited(source, edit, file), readFileSync(inRoot(file), 'utf8')),
    ]),
  );
}

function edited(source: string, [before, after]: Edit, file: string): string {
  const times = source.split(before).length - 1;
  if (times === 1) return source.replace(before, () => after);
  throw new Error(`${file} contains the text to replace ${times} times, and it must contain it once: ${before}`);
}
