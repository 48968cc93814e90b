import { promoted, rolledBack, withACanary, withCanary, withoutCanary, withRelease } from './change-entry';
import { checkBuild } from './check-build';
import { describeChange, describeRelease } from './describe-release';
import { manifestAddress } from './manifest-address';
import type { Wish } from './parse-arguments';
import type { Entry } from './release-entry';
import { entryIn, readEntries, writeEntry } from './release-file';

interface Outcome {
  readonly lines: readonly string[];
  readonly warnings: readonly string[];
}

/** Does what was asked for. Refuses before the file is touched. */
export async function carryOut(file: string, wish: Wish, segments: readonly string[]): Promise<Outcome> {
  const entries = readEntries(file);
  if (wish.action === 'show') return { lines: [file, ...describeRelease(entries, segments)], warnings: [] };
  const before = entryIn(entries, wish.segment);
  const { after, id, warnings = [] } = await decide(wish, before);
  const lines = describeChange(wish.segment, before, after, id);
  if (lines.length === 0) return { lines: [`${wish.segment} is so already: nothing was changed.`], warnings };
  await writeEntry(file, wish.segment, before, after);
  return { lines, warnings };
}

interface Decision {
  readonly after: Entry;
  /** The build that was checked. */
  readonly id?: string | undefined;
  readonly warnings?: readonly string[];
}

async function decide(wish: Exclude<Wish, { action: 'show' }>, before: Entry | undefined): Promise<Decision> {
  const { segment } = wish;
  switch (wish.action) {
    case 'set': {
      const { build, ...told } = await checkBuild(segment, manifestAddress(wish.address));
      return { after: withRelease(before, build), ...told };
    }
    case 'canary': {
      const { build, ...told } = await checkBuild(segment, manifestAddress(wish.address));
      return { after: withCanary(segment, before, build, wish.percent), ...told };
    }
    case 'share': {
      const { canary } = withACanary(segment, before);
      const after = withCanary(segment, before, canary, wish.percent);
      if (wish.percent <= canary.percent) return { after }; // whoever takes visitors away from it must not be held up
      const { build: _, ...told } = await checkBuild(segment, canary.manifest, canary);
      return { after, ...told };
    }
    case 'off':
      return { after: withoutCanary(segment, before) };
    case 'promote': {
      const { canary } = withACanary(segment, before);
      const { build, ...told } = await checkBuild(segment, canary.manifest, canary);
      return { after: { ...promoted(segment, before), ...build }, ...told };
    }
    case 'rollback': {
      const after = rolledBack(segment, before);
      if (wish.isForced)
        return { after, warnings: [`NOTHING WAS CHECKED: see for yourself that ${segment} can be played.`] };
      const { build, ...told } = await checkBuild(segment, after.manifest, after);
      return { after: { ...after, ...build }, ...told };
    }
  }
}
