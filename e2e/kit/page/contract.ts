import type { Journey } from '@consorcio/shared/entities';
import type { KitOfConversation } from './conversation-contract';
import type { Answered, Observed, Recorded, WalkEnd } from './walk';

/** What the checks request from the kit's page, and its answers. Everything is plain data. */

export interface KitSettings {
  readonly manifest: string;
  readonly segment: string;
  readonly api: { readonly url: string; readonly key: string };
  /** Overrides the seeded journey: what was created at the API. */
  readonly known: Partial<Journey>;
  /** What visitors type, by step. */
  readonly typed: Readonly<Record<string, readonly string[]>>;
}

export interface Loaded {
  readonly contract: number;
  /** According to its code; the other one is according to its manifest. */
  readonly contractOfCode: number;
  readonly entry: string;
  readonly exits: readonly string[];
  readonly steps: readonly { readonly name: string; readonly leadsTo: readonly string[] }[];
  readonly components: readonly string[];
  readonly overlays: readonly string[];
  /** The problems that the flow check finds in the graph. */
  readonly flow: readonly string[];
  /** The exits that the itinerary follows, and the steps at which it enters the segment. */
  readonly itinerary: {
    readonly exits: readonly string[];
    readonly doors: readonly string[];
    /** Where each exit leads. */
    readonly legs: readonly { readonly exit: string; readonly segment: string; readonly step: string }[];
  };
}

export type KitLoading =
  | { readonly ok: true; readonly loaded: Loaded }
  | { readonly ok: false; readonly code: string; readonly message: string };

export interface Played extends Recorded, Observed {
  readonly end: WalkEnd;
  /** The page has a control that can be used. */
  readonly hasControl: boolean;
  /** The page says that a component could not be shown. */
  readonly isPartMissing: boolean;
  /** What differs when the step is computed twice for the same scene. */
  readonly unstable: readonly string[];
  /** The components of all messages, and that over the page. */
  readonly shown: readonly string[];
  /** The component that the step shows. */
  readonly part?: { readonly kind: 'component' | 'overlay'; readonly name: string };
}

/** What a reload changed; empty if nothing changed. */
export type Resumed = readonly string[];

/** Something that code of the segment did to the page. */
export interface KitNote {
  readonly kind:
    | 'part'
    | 'thrown'
    | 'cleanup'
    | 'dialog'
    | 'navigation'
    | 'store'
    | 'worker'
    | 'focus'
    | 'style'
    | 'running';
  readonly what: string;
  /** When: as the segment was loaded, as it drew, after a press, or when its parts were gone. */
  readonly moment: 'loaded' | 'drawn' | 'pressed' | 'gone';
  /** The place in its code, as "address:line:column", where it is known. */
  readonly at?: string;
}

export interface Violation {
  readonly rule: string;
  readonly target: string;
  readonly summary: string;
}

/** Counts of objects on the page that a component may have left behind. */
export interface Alive {
  readonly listeners: number;
  readonly intervals: number;
  readonly timeouts: number;
  readonly frames: number;
  readonly observers: number;
  /** Elements outside the kit's own root. */
  readonly elements: number;
}

export interface Kit extends KitOfConversation {
  /** How many times slower than a quiet machine this page works. */
  calibrate(): Promise<number>;
  /** Loads the segment as the host does. Once. */
  load(settings: KitSettings): Promise<KitLoading>;
  /** Shows everything in this brand from now on. `brand` is the content of a brand file. */
  setBrand(brand: unknown): Promise<void>;
  /** What the host provides to segments: package → version. */
  provided(): Readonly<Record<string, string>>;
  contracts(): readonly number[];
  /** Plays the step with a seeded journey until the walk ends. The conversation stays on the page. */
  play(step: string): Promise<Played>;
  /** Types into the waiting step and restores the conversation as after a reload. The conversation stays on the page. */
  resume(): Promise<Resumed>;
  /** Answers the waiting step in every possible way, each time from the same state. */
  answerAll(): Promise<readonly Answered[]>;
  /** The violations that axe finds: all, or only those that depend on the colours of a brand. */
  axe(about: 'all' | 'contrast'): Promise<readonly Violation[]>;
  /** Mounts and unmounts the component of the waiting step this many times. */
  cycle(times: number): Promise<Alive>;
  /** The same, with presses on each control before each unmount. */
  cyclePressed(times: number): Promise<Alive>;
  /** What was noted since the last call. */
  notes(): readonly KitNote[];
  /** Removes the conversation from the page. */
  clear(): Promise<void>;
  /** What the segment left on the page. */
  traces(): readonly string[];
}
