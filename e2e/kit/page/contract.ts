import type { Journey } from '@consorcio/shared/entities';

/** What the checks ask of the kit's page, and what it answers. Everything crosses as plain data. */

export interface KitSettings {
  readonly manifest: string;
  readonly segment: string;
  readonly api: { readonly url: string; readonly key: string };
  /** Laid over the seeded journey: what was really created at the API. */
  readonly known: Partial<Journey>;
}

export interface Loaded {
  readonly contract: number;
  readonly entry: string;
  readonly exits: readonly string[];
  readonly steps: readonly { readonly name: string; readonly leadsTo: readonly string[] }[];
  readonly components: readonly string[];
  readonly overlays: readonly string[];
  /** What the flow check has against the graph. */
  readonly flow: readonly string[];
  /** Segment and step that the itinerary enters, and the exits it follows. */
  readonly itinerary: { readonly exits: readonly string[]; readonly doors: readonly string[] };
}

export type Loading =
  | { readonly ok: true; readonly loaded: Loaded }
  | { readonly ok: false; readonly code: string; readonly message: string };

/** How a walk came to rest. */
export interface Rest {
  readonly kind: 'waits' | 'leaves' | 'ends' | 'stuck';
  readonly segment: string;
  readonly step: string;
  /** What led to the host's apology, if that is where it rests. */
  readonly trouble?: string;
}

/** What was heard while something was played. */
export interface Heard {
  /** Names of the facts that fit their schemas. */
  readonly facts: readonly string[];
  /** Facts that do not, and why. */
  readonly misfits: readonly string[];
  /** Codes that the engine reported. */
  readonly reports: readonly string[];
  /** What components threw. */
  readonly thrown: readonly string[];
}

export interface Played extends Heard {
  readonly rest: Rest;
  /** Something on the page can be used. */
  readonly hasControl: boolean;
  /** A component said that it could not be shown. */
  readonly isPartMissing: boolean;
  /** What differs when the step is asked twice about the same scene. */
  readonly unsteady: readonly string[];
  /** The part that the step shows. */
  readonly part?: { readonly kind: 'component' | 'overlay'; readonly name: string };
}

/** What a reload changed; nothing when all is the same. */
export type Resumed = readonly string[];

/** One answer to a waiting step. */
export interface Answered extends Heard {
  readonly answer: string;
  readonly rest: Rest;
}

export interface Violation {
  readonly rule: string;
  readonly target: string;
  readonly summary: string;
}

/** What is alive on the page that a component may have left. */
export interface Alive {
  readonly listeners: number;
  readonly intervals: number;
  readonly timeouts: number;
  readonly frames: number;
  readonly observers: number;
  /** Elements outside the kit's own root. */
  readonly elements: number;
}

export interface Kit {
  /** Loads the segment as the host does. Once. */
  load(settings: KitSettings): Promise<Loading>;
  /** Shows everything in this brand from now on: a brand as its file has it. */
  dress(brand: unknown): Promise<void>;
  /** What the host hands to segments: package → version. */
  provided(): Readonly<Record<string, string>>;
  contracts(): readonly number[];
  /** Plays from a seeded journey at the step until it rests, and leaves it on the page. */
  play(step: string): Promise<Played>;
  /** Types into what waits, and loads the talk anew. Leaves it on the page. */
  resume(): Promise<Resumed>;
  /** Answers what waits in every way there is, each time from the same place. */
  answerAll(): Promise<readonly Answered[]>;
  /** What axe has against the page: all of it, or what depends on the colours of a brand. */
  axe(about: 'all' | 'contrast'): Promise<readonly Violation[]>;
  /** Draws the part of what waits and takes it away again, so many times. */
  cycle(times: number): Promise<Alive>;
  /** Takes the talk off the page. */
  clear(): Promise<void>;
  /** What the segment left on the page. */
  traces(): readonly string[];
}
