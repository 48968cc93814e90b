import { parseBrand } from '@consorcio/host/brand';
import { journeyThatAsks, seededParts } from '@consorcio/host/seeded';
import type { Journey } from '@consorcio/shared/entities';
import { hasControl, journeyOf, stepAt } from '@consorcio/shared/flow';
import { createHttpClient } from '@consorcio/shared/http';
import { failAll, noteNotMet, seededAt, walkAll } from './answers';
import { noteSecrets, noteSubmitted } from './card-form';
import { aim, noteCovered, noteCoveredControls, notePointerOnly, noteUnreached, rememberFocus } from './controls';
import { beginStep, clearConversation, noteTrouble, showConversation, shownPart } from './conversation';
import { found, lookAt, setMoment, takeFindings } from './findings';
import { loadPart, loadSegment } from './load';
import { hideInk, judgeInk, noteViolations, noteWidth } from './looks';
import { cycle, stage, unstage } from './part';
import { typedPaths } from './personal-data';
import { reload } from './reload';
import { watchRequests } from './requests';
import { currentSetup, type Examples, extendSetup, type Known, seededScene, stepNamed } from './setup';
import { noteExamples, noteImpure } from './step-functions';
import { noteReachingStyles, rememberHostStyles } from './styles';
import { watchTraces } from './traces';
import { hostileVisitor, noteDates, noteForeign, noteMarkup } from './typed-text';

export interface KitSettings {
  readonly manifest: string;
  readonly segment: string;
  readonly api: { readonly url: string; readonly key: string };
  /** The content of a brand file. */
  readonly brand: unknown;
  /** Overrides what is seeded: what was created at the API. */
  readonly known: Partial<Journey>;
  readonly door: Known;
  readonly examples: Readonly<Record<string, Examples>>;
  /** The visitor has typed markup wherever text may be typed. */
  readonly isHostile: boolean;
}

/** What was played: the step waits for the visitor, has a form of card data, shows a part. */
export interface Played {
  readonly waits: boolean;
  readonly hasForm: boolean;
  readonly hasPart: boolean;
}

let noteTraces: () => void = () => undefined;

/** What the scripts of the kit call in the page. Everything is plain data. */
const kit = {
  findings: takeFindings,

  /** Loads the segment as the host does. Once. Returns the names of its steps; undefined if it cannot be played. */
  async load(settings: KitSettings): Promise<readonly string[] | undefined> {
    const { manifest, segment: name, api, brand, known, door, examples, isHostile } = settings;
    lookAt(name);
    const built = await loadSegment(manifest, name, (globalName) => {
      rememberHostStyles();
      noteTraces = watchTraces(globalName);
    });
    if (!built) return undefined;
    const client = { timeoutMs: 60_000, sendIdempotencyKey: true, isOnline: () => true };
    const segment = watchRequests(built);
    extendSetup({
      http: createHttpClient({ baseUrl: api.url, apiKey: api.key, ...client }),
      segment,
      examples,
      journey: { ...ofProposal(journeyOf(seededParts, name), known), ...known },
      brand: parseBrand(brand),
      door: { ...door, journey: { ...door.journey, ...withoutNew(known, door) } },
    });
    extendSetup({ personal: typedPaths(segment, seededScene()) });
    if (isHostile) extendSetup(hostileVisitor());
    // Loaded here, because React delays the first display of a lazy component; here no person watches.
    const parts = Object.entries({ ...segment.components, ...segment.overlays });
    await Promise.all(parts.map(([part, load]) => loadPart(part, load)));
    return Object.keys(segment.steps);
  },

  /** Plays the step with the seeded journey until the walk ends. The conversation stays on the page. */
  async play(name: string): Promise<Played> {
    await beginStep(name);
    const { segment } = currentSetup();
    const step = stepNamed(name);
    const scene = { ...seededScene(), journey: journeyThatAsks(step, seededScene()) };
    noteImpure(step, scene);
    noteExamples(step, scene);
    const { end, root, conductor } = await showConversation(seededAt(name));
    noteTrouble(end);
    noteMarkup(step, scene, root);
    noteForeign(root);
    noteDates(root, scene.journey);
    const { snapshot, brand } = conductor.store.getState();
    const waiting = end.kind === 'waits' ? stepAt({ [segment.name]: segment }, end.place) : undefined;
    if (waiting && !hasControl(waiting, { ...scene, journey: journeyOf(snapshot, segment.name), brand }))
      found('steps', 'waits and shows no control to answer with. Offer an option or a field.');
    const waits = waiting?.name === name;
    return { waits, hasForm: waits && step.submit !== undefined, hasPart: shownPart() !== undefined };
  },
  /** Looks at what is shown now. Returns where pictures are needed. */
  async look(about: 'all' | 'contrast') {
    const root = document.querySelector('[data-kit-root]') ?? document.body;
    noteReachingStyles();
    noteCovered(root);
    noteWidth(root);
    notePointerOnly();
    const area = await noteViolations(about);
    return area && { x: area.x, y: area.y, width: area.width, height: area.height };
  },
  hideInk,
  judgeInk,
  reload,
  noteSecrets,
  noteSubmitted,
  stage,
  unstage,
  cycle,
  noteCoveredControls,
  aim,
  rememberFocus,
  noteUnreached,
  clear: clearConversation,
  /** Every answer of these questions, then every failure of their requests. `facts`: those that the code names; undefined if only some steps are played. */
  async answerAll(steps: readonly string[], facts: readonly string[] | undefined): Promise<void> {
    setMoment('drawn');
    await walkAll(steps);
    await failAll(steps);
    if (facts) noteNotMet(facts);
  },
  noteTraces: () => noteTraces(),
};
export type Kit = typeof kit;
Object.assign(window, { kit });

/** What was created is known at the door only if the visitor has it there already. */
function withoutNew(known: Partial<Journey>, { journey }: Known): Partial<Journey> {
  return Object.fromEntries(Object.entries(known).filter(([key]) => Object.hasOwn(journey, key)));
}

/** The seeded data that belong to the seeded proposal, for the proposal that the API created. */
function ofProposal(view: Journey, { proposta }: Partial<Journey>): Journey {
  if (!proposta) return view;
  const { propostaID } = proposta;
  const belongs = (value: unknown): value is object =>
    typeof value === 'object' && value !== null && 'propostaID' in value;
  return Object.fromEntries(
    Object.entries(view).map(([key, value]) => [key, belongs(value) ? { ...value, propostaID } : value]),
  );
}
