import type { Build, ChosenBuild, Release, ReleasedSegment } from '../platform/release';

/** Whether both name the same bytes. The file at an address may change; its hash then differs. */
export function isSameBuild(one: Build, other: Build): boolean {
  return one.manifest === other.manifest && one.integrity === other.integrity;
}

/** How many builds of each list of a segment count. `pnpm release` writes fewer. */
const MAX_EARLIER = 100;

/** Whether the release names a build, now or as an earlier one. What the tab has stored proves nothing by itself. */
export function isNamed(release: Release, segment: string, build: Build): boolean {
  const released = releasedSegment(release, segment);
  if (!released) return false;
  const { canary, history = [], retired = [] } = released;
  const named = [
    released,
    ...(canary ? [canary] : []),
    ...history.slice(0, MAX_EARLIER),
    ...retired.slice(0, MAX_EARLIER),
  ];
  return named.some((one) => isSameBuild(one, build) && one.contract === build.contract);
}

/** The build of a segment that a visitor gets; undefined when the release lacks the segment. */
export function chooseBuild(release: Release, segment: string, visitor: () => string): ChosenBuild | undefined {
  const released = releasedSegment(release, segment);
  const canary = released?.canary;
  if (canary && isInCanary(visitor(), segment, canary.percent)) return { ...buildOf(canary), variant: 'canary' };
  return stableBuild(release, segment);
}

/** The build that most visitors get, and the fallback of a canary that does not load. */
export function stableBuild(release: Release, segment: string): ChosenBuild | undefined {
  const released = releasedSegment(release, segment);
  return released && { ...buildOf(released), variant: 'release' };
}

/** The build that was released before: the fallback of one that does not load. */
export function previousBuild(release: Release, segment: string): ChosenBuild | undefined {
  const [newest] = releasedSegment(release, segment)?.history ?? [];
  return newest && { ...buildOf(newest), variant: 'release' };
}

/**
 * Whether a visitor gets the canary of a segment. Each segment draws for itself, and a visitor who gets it at 10 percent also
 * gets it at 20.
 */
export function isInCanary(visitor: string, segment: string, percent: number): boolean {
  return shareOf(`${segment}:${visitor}`) * 100 < percent;
}

function releasedSegment(release: Release, segment: string): ReleasedSegment | undefined {
  return Object.hasOwn(release.segments, segment) ? release.segments[segment] : undefined;
}

function buildOf({ manifest, contract, integrity }: Build): Build {
  return { manifest, contract, ...(integrity !== undefined && { integrity }) };
}

/** A number of [0, 1) that is always the same for a text: FNV-1a, then the last step of murmur, which separates similar texts. */
function shareOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
