import {
  keptForJourneys,
  promoted,
  rolledBack,
  withACanary,
  withCanary,
  withoutCanary,
  withRelease,
} from './change-entry';
import { checkBuild } from './check-build';
import { describeChange, describeRelease } from './describe-release';
import { manifestAddress } from './manifest-address';
import type { ReleaseRequest } from './parse-arguments';
import type { Entry } from './release-entry';
import { entryIn, readEntries, writeEntry } from './release-file';

interface Outcome {
  readonly lines: readonly string[];
  readonly warnings: readonly string[];
}

/** Does what was requested. Every refusal happens before the file changes. */
export async function runRequest(file: string, request: ReleaseRequest, segments: readonly string[]): Promise<Outcome> {
  const entries = readEntries(file);
  if (request.action === 'show') return { lines: [file, ...describeRelease(entries, segments)], warnings: [] };
  const before = entryIn(entries, request.segment);
  const { after, id, warnings = [] } = await decide(request, before);
  const lines = describeChange(request.segment, before, after, id);
  if (lines.length === 0)
    return { lines: [`${request.segment} is already in this state: nothing was changed.`], warnings };
  await writeEntry(file, request.segment, before, keptForJourneys(before, after, Date.now()));
  return { lines, warnings };
}

interface Decision {
  readonly after: Entry;
  /** The build that was checked. */
  readonly id?: string | undefined;
  readonly warnings?: readonly string[];
}

async function decide(
  request: Exclude<ReleaseRequest, { action: 'show' }>,
  before: Entry | undefined,
): Promise<Decision> {
  const { segment } = request;
  switch (request.action) {
    case 'set': {
      const { build, ...checked } = await checkBuild(segment, manifestAddress(request.address));
      return { after: withRelease(before, build), ...checked };
    }
    case 'canary': {
      const { build, ...checked } = await checkBuild(segment, manifestAddress(request.address));
      return { after: withCanary(segment, before, build, request.percent), ...checked };
    }
    case 'share': {
      const { canary } = withACanary(segment, before);
      const after = withCanary(segment, before, canary, request.percent);
      if (request.percent <= canary.percent) return { after }; // taking visitors away from a canary must always work
      const { build: _, ...checked } = await checkBuild(segment, canary.manifest, canary);
      return { after, ...checked };
    }
    case 'off':
      return { after: withoutCanary(segment, before) };
    case 'promote': {
      const { canary } = withACanary(segment, before);
      const { build, ...checked } = await checkBuild(segment, canary.manifest, canary);
      return { after: { ...promoted(segment, before), ...build }, ...checked };
    }
    case 'rollback': {
      const after = rolledBack(segment, before);
      if (request.isForced) return { after, warnings: [`NOTHING WAS CHECKED: verify yourself that ${segment} works.`] };
      const { build, ...checked } = await checkBuild(segment, after.manifest, after);
      return { after: { ...after, ...build }, ...checked };
    }
  }
}
