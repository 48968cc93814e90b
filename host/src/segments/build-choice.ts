import type { Build, Release, ReleasedSegment } from '../config/release';

/** A build of a segment, and by which part of the release it was chosen. */
export interface ChosenBuild extends Build {
  readonly variant: 'release' | 'canary';
}

/** Whether both name the same bytes. An address alone may come to hold others; a hash does not. */
export function isSameBuild(one: Build, other: Build): boolean {
  return one.manifest === other.manifest && one.integrity === other.integrity;
}

/** The build of a segment that a release gives a visitor; nothing when the release lacks the segment. */
export function chooseBuild(release: Release, segment: string, visitor: () => string): ChosenBuild | undefined {
  const released = releasedSegment(release, segment);
  const canary = released?.canary;
  if (canary && isInCanary(visitor(), segment, canary.percent)) return { ...buildOf(canary), variant: 'canary' };
  return stableBuild(release, segment);
}

/** The build that most visitors get: the way back from a canary that does not load. */
export function stableBuild(release: Release, segment: string): ChosenBuild | undefined {
  const released = releasedSegment(release, segment);
  return released && { ...buildOf(released), variant: 'release' };
}

/**
 * Whether a visitor is among the `percent` of a segment's canary. Each segment draws its own lots; whoever is in at 10% is in at
 * 20% too.
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

/** A number of [0, 1) that is always the same for a text: FNV-1a, then murmur's last mixing, which evens out similar texts. */
function shareOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
