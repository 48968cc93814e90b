import type { Entry, StopRule } from '../serving/release-entry';
import { applyChange, type ChangeResult } from './apply-change';
import { promoted, rolledBack, withACanary, withCanary, withoutCanary, withRelease } from './change-entry';
import { checkBuild } from './check-build';
import { checkRelease } from './check-release';
import { describeRelease } from './describe-release';
import { describeHistory, readHistory } from './history-file';
import { type HostPolicy, readHostPolicy, unknownPolicy } from './host-policy';
import { manifestAddress } from './manifest-address';
import type { ChangeRequest, ParsedCommand, ReleaseRequest } from './parse-arguments';
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
  if (request.action === 'check') return checkRelease(entries, segments, await policyOf(command));
  const { segment } = request;
  const before = entryIn(entries, segment);
  const decision = await decide(request, before, () => policyOf(command));
  const { lines, warnings } = await applyChange(
    file,
    { segment, before, after: decision.after, id: decision.id, by: command.by },
    command.isDryRun,
  );
  return { lines, warnings: [...stray, ...(decision.warnings ?? []), ...warnings] };
}

interface Decision {
  readonly after: Entry;
  /** The build that was checked. */
  readonly id?: string | undefined;
  readonly warnings?: readonly string[];
}

type GetPolicy = () => Promise<HostPolicy>;

async function decide(request: ChangeRequest, before: Entry | undefined, policy: GetPolicy): Promise<Decision> {
  const { segment } = request;
  switch (request.action) {
    case 'set': {
      const { build, ...checked } = await check(segment, manifestAddress(request.address), policy);
      return { after: withRelease(before, build), ...checked };
    }
    case 'canary': {
      const { build, ...checked } = await check(segment, manifestAddress(request.address), policy);
      const stop = ruleOf(request.rule, usualRule);
      return { after: withCanary(segment, before, build, { percent: request.percent, stop }), ...checked };
    }
    case 'share': {
      const { canary } = withACanary(segment, before);
      const stop = ruleOf(request.rule, canary.stop);
      const after = withCanary(segment, before, canary, { percent: request.percent, stop });
      if (request.percent <= canary.percent) return { after }; // taking visitors away must always work
      const { build: _, ...checked } = await check(segment, canary.manifest, policy, canary);
      return { after, ...checked };
    }
    case 'off':
      return { after: withoutCanary(segment, before) };
    case 'promote': {
      const after = promoted(segment, before, request.isForced);
      const { build, ...checked } = await check(segment, after.manifest, policy, after);
      return { after: { ...after, ...build }, ...checked };
    }
    case 'rollback': {
      const after = rolledBack(segment, before);
      if (request.isForced) {
        const warnings = [`NOTHING WAS CHECKED: verify yourself that ${segment} works.`];
        return { after, warnings };
      }
      const { build, ...checked } = await check(segment, after.manifest, policy, after);
      return { after: { ...after, ...build }, ...checked };
    }
  }
}

async function check(segment: string, manifest: string, getPolicy: GetPolicy, known?: Entry) {
  const policy = await getPolicy();
  const checked = await checkBuild(segment, manifest, { policy, ...(known && { known }) });
  return { ...checked, warnings: [...policy.warnings, ...checked.warnings] };
}

function ruleOf(given: StopRule | null | undefined, usual: StopRule | undefined): StopRule | undefined {
  return given === undefined ? usual : (given ?? undefined);
}

/** `npm start` writes the policy of each page from its file, so that needs no comparison. */
async function policyOf({ file, host }: ReleaseCommand): Promise<HostPolicy> {
  if (host !== undefined) return readHostPolicy(host);
  if (file === startedReleaseFile) return unknownPolicy;
  const unread =
    'Whether pages of the host may load these builds was not compared: name a page with --host or RELEASE_HOST.';
  return { ...unknownPolicy, warnings: [unread] };
}
