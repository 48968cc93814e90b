import { applyChange, type ChangeResult } from './apply-change';
import { promoted, rolledBack, withACanary, withCanary, withoutCanary, withRelease } from './change-entry';
import { checkBuild } from './check-build';
import { checkRelease } from './check-release';
import { describeRelease } from './describe-release';
import { describeHistory, readHistory } from './history-file';
import { type HostPolicy, readHostPolicy } from './host-policy';
import { manifestAddress } from './manifest-address';
import type { ChangeRequest, ParsedCommand, ReleaseRequest } from './parse-arguments';
import type { Entry, StopRule } from './release-entry';
import { entryIn, readEntries } from './release-file';
import { strayEntries } from './release-problems';
import { startedReleaseFile } from './started-release-file';
import { usualRule } from './stop-rule';

/** A parsed command for which it is known who gave it. */
export type ReleaseCommand = ParsedCommand<ReleaseRequest> & { readonly by: string };

/** Does what was requested. Every refusal happens before the file changes. */
export async function runRequest(command: ReleaseCommand, segments: readonly string[]): Promise<ChangeResult> {
  const { file, request } = command;
  if (request.action === 'history') {
    const changes = readHistory(file).filter(({ segment }) => [undefined, segment].includes(request.segment));
    return { lines: describeHistory(changes), warnings: [] };
  }
  const entries = readEntries(file);
  const stray = strayEntries(entries, segments);
  if (request.action === 'show') return { lines: [file, ...describeRelease(entries, segments)], warnings: stray };
  if (request.action === 'check') {
    const checked = await checkRelease(entries, segments, await policyOf(command));
    return { ...checked, warnings: unchecked(command) };
  }
  const { segment } = request;
  const before = entryIn(entries, segment);
  const decision = await decide(request, before, () => policyOf(command));
  const { lines, warnings } = await applyChange(
    file,
    { segment, before, after: decision.after, id: decision.id, by: command.by },
    command.isDryRun,
  );
  const unread = decision.isChecked ? unchecked(command) : [];
  return { lines, warnings: [...stray, ...unread, ...(decision.warnings ?? []), ...warnings] };
}

interface Decision {
  readonly after: Entry;
  readonly isChecked: boolean;
  /** The build that was checked. */
  readonly id?: string | undefined;
  readonly warnings?: readonly string[];
}

type GetPolicy = () => Promise<HostPolicy | undefined>;

async function decide(request: ChangeRequest, before: Entry | undefined, policy: GetPolicy): Promise<Decision> {
  const { segment } = request;
  switch (request.action) {
    case 'set': {
      const { build, ...checked } = await checkNew(segment, request.address, policy);
      return { after: withRelease(before, build), ...checked };
    }
    case 'canary': {
      const { build, ...checked } = await checkNew(segment, request.address, policy);
      const stop = ruleOf(request.rule, usualRule);
      return { after: withCanary(segment, before, build, { percent: request.percent, stop }), ...checked };
    }
    case 'share': {
      const { canary } = withACanary(segment, before);
      const stop = ruleOf(request.rule, canary.stop);
      const after = withCanary(segment, before, canary, { percent: request.percent, stop });
      if (request.percent <= canary.percent) return { after, isChecked: false }; // taking visitors away must always work
      const { build: _, ...checked } = await checkKnown(segment, canary, policy);
      return { after, ...checked };
    }
    case 'off':
      return { after: withoutCanary(segment, before), isChecked: false };
    case 'promote': {
      const after = promoted(segment, before, request.isForced);
      const { build, ...checked } = await checkKnown(segment, after, policy);
      return { after: { ...after, ...build }, ...checked };
    }
    case 'rollback': {
      const after = rolledBack(segment, before);
      if (request.isForced) {
        const warnings = [`NOTHING WAS CHECKED: verify yourself that ${segment} works.`];
        return { after, isChecked: false, warnings };
      }
      const { build, ...checked } = await checkKnown(segment, after, policy);
      return { after: { ...after, ...build }, ...checked };
    }
  }
}

async function checkNew(segment: string, address: string, policy: GetPolicy) {
  const manifest = manifestAddress(address);
  return { ...(await checkBuild(segment, manifest, { policy: await policy() })), isChecked: true };
}

async function checkKnown(segment: string, known: Entry, policy: GetPolicy) {
  return { ...(await checkBuild(segment, known.manifest, { known, policy: await policy() })), isChecked: true };
}

function ruleOf(given: StopRule | null | undefined, usual: StopRule | undefined): StopRule | undefined {
  return given === undefined ? usual : (given ?? undefined);
}

async function policyOf({ host }: ReleaseCommand): Promise<HostPolicy | undefined> {
  return host === undefined ? undefined : readHostPolicy(host);
}

/** `npm start` writes the policy of each page from this file, so it needs no comparison. */
function unchecked({ file, host }: ReleaseCommand): readonly string[] {
  if (host !== undefined || file === startedReleaseFile) return [];
  return ['Whether pages of the host may load these builds was not compared: name a page with --host or RELEASE_HOST.'];
}
