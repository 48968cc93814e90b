import { Refusal } from '@consorcio/shared/webpack/fail-with';
import { type Canary, type Entry, JOURNEY_MS, type StopRule } from '../serving/release-entry';
import type { Build } from '../src/platform/release';

// Each function returns a new entry; an undefined field is not written to the file.

/** How many earlier builds the file keeps for each segment. */
const MAX_HISTORY = 10;

/** The entry with every build that the change removes from it, and the time until which journeys may have entered an earlier build. */
export function keptForJourneys(before: Entry | undefined, after: Entry, now: number): Entry {
  const named = namedIn(after);
  const until = new Date(now + JOURNEY_MS).toISOString();
  const history = after.history?.map((build) => ({ until, ...build }));
  const removed = before ? namedIn(before).map((build) => ({ ...build, until })) : [];
  const retired = [...removed, ...(before?.retired ?? [])]
    .filter((build) => Date.parse(build.until) > now && !named.some(({ manifest }) => manifest === build.manifest))
    .filter(({ manifest }, index, all) => all.findIndex((other) => other.manifest === manifest) === index);
  return { ...after, ...(history && { history }), retired: retired.length > 0 ? retired : undefined };
}

function namedIn(entry: Entry): readonly Build[] {
  const { canary, history = [] } = entry;
  return [entry, ...(canary ? [canary] : []), ...history].map(buildOf);
}

/** The build becomes the release. A canary continues, unless it is this build. */
export function withRelease(entry: Entry | undefined, build: Build): Entry {
  if (!entry) return buildOf(build);
  const { canary, history = [] } = entry;
  return {
    ...entry,
    ...buildOf(build),
    canary: canary && !isSameBuild(canary, build) ? canary : undefined,
    // A new build at the same address has overwritten the old one, so a rollback to the old one is impossible.
    history: entry.manifest === build.manifest ? history : [buildOf(entry), ...history].slice(0, MAX_HISTORY),
  };
}

interface Trial {
  readonly percent: number;
  /** When `pnpm release watch` stops it; without a rule never. */
  readonly stop: StopRule | undefined;
}

/** Some of the visitors get the build. It replaces an earlier canary. */
export function withCanary(segment: string, entry: Entry | undefined, build: Build, trial: Trial): Entry {
  if (!entry) {
    throw new Refusal(
      `${segment} has no release yet, and a canary needs one for the other visitors: set its release first.`,
    );
  }
  if (isSameBuild(entry, build)) {
    throw new Refusal(`This build is already the release of ${segment}: name another build.`);
  }
  return { ...entry, canary: { ...buildOf(build), ...trial } };
}

export function withoutCanary(segment: string, entry: Entry | undefined): Entry {
  return { ...withACanary(segment, entry), canary: undefined };
}

/** The canary becomes the release. Without force, it must have had visitors. */
export function promoted(segment: string, entry: Entry | undefined, isForced = false): Entry {
  const { canary } = withACanary(segment, entry);
  if (canary.percent > 0 || isForced) return withRelease(entry, canary);
  throw new Refusal(
    `The canary of ${segment} has 0% of the visitors, so nobody tries it now: give it some with ` +
      `\`pnpm release canary ${segment} 5\`, or confirm with \`pnpm release promote ${segment} --force\`.`,
  );
}

/** The previous build becomes the release. The present one is not kept, so a second rollback goes further back. */
export function rolledBack(segment: string, entry: Entry | undefined): Entry {
  const [newest, ...older] = entry?.history ?? [];
  if (newest) return { ...entry, ...buildOf(newest), canary: undefined, history: older };
  throw new Refusal(
    `${segment} has no earlier build to go back to: name one with \`pnpm release set ${segment} <address>\`.`,
  );
}

export function withACanary(segment: string, entry: Entry | undefined): Entry & { readonly canary: Canary } {
  if (entry?.canary) return { ...entry, canary: entry.canary };
  throw new Refusal(`${segment} has no canary: start one with \`pnpm release canary ${segment} <address> <percent>\`.`);
}

/** The same bytes at two addresses are one build, and an address holds one build. */
function isSameBuild(one: Build, other: Build): boolean {
  return one.manifest === other.manifest || (one.integrity !== undefined && one.integrity === other.integrity);
}

function buildOf({ manifest, contract, integrity }: Build): Build {
  return { manifest, contract, integrity };
}
