import type { Segment } from '@consorcio/shared/flow';
import { type ChosenBuild, isSameBuild } from './build-choice';
import type { Remote } from './manifest';

export interface LoadedSegment {
  readonly build: ChosenBuild;
  readonly remote: Remote;
  readonly segment: Segment;
}

/** The segments that this page has loaded. They stay until the page closes: the code of a remote cannot be unloaded. */
export interface LoadedSegments {
  find(name: string, build: ChosenBuild): LoadedSegment | undefined;
  /** The build of a segment that finished loading last. */
  newest(name: string): LoadedSegment | undefined;
  add(name: string, loaded: LoadedSegment): void;
}

export function createLoadedSegments(): LoadedSegments {
  const byName = new Map<string, readonly LoadedSegment[]>();
  return {
    find: (name, build) => byName.get(name)?.find((loaded) => isSameBuild(loaded.build, build)),
    newest: (name) => byName.get(name)?.at(-1),
    add: (name, loaded) => void byName.set(name, [...(byName.get(name) ?? []), loaded]),
  };
}
