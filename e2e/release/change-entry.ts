import type { Build } from '@consorcio/host/src/config/release';
import { Refusal } from './refusal';
import type { Canary, Entry } from './release-entry';

// Each gives the entry anew; what is undefined is not written.

/** How many earlier builds a segment remembers. */
const MOST_REMEMBERED = 10;

/** The build becomes the release. A canary goes on, unless it is this build. */
export function withRelease(entry: Entry | undefined, build: Build): Entry {
  if (!entry) return buildOf(build);
  const { canary, history = [] } = entry;
  return {
    ...entry,
    ...buildOf(build),
    canary: canary && !isSameBuild(canary, build) ? canary : undefined,
    // What was at the same address is gone: there is no way back to it.
    history: entry.manifest === build.manifest ? history : [buildOf(entry), ...history].slice(0, MOST_REMEMBERED),
  };
}

/** The build is tried on some of the visitors, in place of an earlier canary. */
export function withCanary(segment: string, entry: Entry | undefined, build: Build, percent: number): Entry {
  if (!entry) {
    throw new Refusal(
      `${segment} has no release yet, so a canary would have nothing beside it: set its release first.`,
    );
  }
  if (isSameBuild(entry, build)) {
    throw new Refusal(`This build is the release of ${segment}, so there is nothing to try: name another build.`);
  }
  return { ...entry, canary: { ...buildOf(build), percent } };
}

/** All visitors get the release again. */
export function withoutCanary(segment: string, entry: Entry | undefined): Entry {
  return { ...withACanary(segment, entry), canary: undefined };
}

/** The canary becomes the release. */
export function promoted(segment: string, entry: Entry | undefined): Entry {
  return withRelease(entry, withACanary(segment, entry).canary);
}

/** The build before becomes the release. The one that was is forgotten: rolling back again leads further back. */
export function rolledBack(segment: string, entry: Entry | undefined): Entry {
  const [newest, ...older] = entry?.history ?? [];
  if (newest) return { ...entry, ...buildOf(newest), canary: undefined, history: older };
  throw new Refusal(
    `${segment} has no earlier build to go back to: name one with \`pnpm release set ${segment} <address>\`.`,
  );
}

/** The entry of a segment that must have a canary. */
export function withACanary(segment: string, entry: Entry | undefined): Entry & { readonly canary: Canary } {
  if (entry?.canary) return { ...entry, canary: entry.canary };
  throw new Refusal(`${segment} has no canary: start one with \`pnpm release canary ${segment} <address> <percent>\`.`);
}

/** The same bytes at two addresses are one build; an address holds one build. */
function isSameBuild(one: Build, other: Build): boolean {
  return one.manifest === other.manifest || (one.integrity !== undefined && one.integrity === other.integrity);
}

function buildOf({ manifest, contract, integrity }: Build): Build {
  return { manifest, contract, integrity };
}
