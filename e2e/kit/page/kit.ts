import { parseBrand } from '@consorcio/host/brand';
import { journeyThatAsks, seededParts } from '@consorcio/host/seeded';
import { sharedLibraries, supportedContracts } from '@consorcio/host/segments';
import type { Journey } from '@consorcio/shared/entities';
import { journeyOf } from '@consorcio/shared/flow';
import { createHttpClient } from '@consorcio/shared/http';
import { findViolations } from './axe';
import { fittingText } from './candidate-answers';
import type { Kit } from './contract';
import { storeJourney } from './conversation';
import {
  clearConversation,
  showConversation,
  shownConversation,
  shownPartOf,
  shownParts,
  shownScene,
  waitingStep,
} from './current-conversation';
import { drainNotes, setMoment } from './journal';
import { kitOfConversation } from './kit-conversation';
import { loadPart } from './load-part';
import { explain, loadSegment } from './load-segment';
import { noteError } from './moments';
import { mountManyTimes } from './mount-many-times';
import { observeStep } from './observe-step';
import { pressAll } from './press-all';
import { watchRequests } from './requests';
import { currentSetup, extendSetup, seededScene, stepNamed } from './setup';
import { TooSlow } from './too-slow';
import { reactCopies, watchTraces } from './traces';
import { tryAllAnswers } from './try-answers';
import { calibrate, waitUntil } from './turns';
import { personalPaths } from './typed-paths';
import { unstableParts } from './unstable-parts';
import { changesOf, fillField, fillPart, showsControl, visibleState } from './visible-state';
import { waitUntilDrawn } from './wait';
import { rememberHostStyles } from './watch/styles';

/** What a reload shows again may come a little later: about 1 s on a quiet machine. */
const RESUME_TURNS = 30;

let tracesOf: () => readonly string[] = () => [];

const kit: Kit = {
  ...kitOfConversation,
  calibrate,
  async load({ manifest, segment: name, api, known, typed }) {
    try {
      const { segment: built, loaded } = await loadSegment(manifest, name, (globalName) => {
        rememberHostStyles();
        tracesOf = watchTraces(globalName);
      });
      const http = createHttpClient({
        baseUrl: api.url,
        apiKey: api.key,
        timeoutMs: 60_000, // a walk ends earlier
        sendIdempotencyKey: true,
        isOnline: () => true,
      });
      const segment = watchRequests(built);
      extendSetup({ http, segment, typed, journey: { ...ofProposal(journeyOf(seededParts, name), known), ...known } });
      // Loaded here, because React delays the first display of a lazy component; here no person watches.
      const parts = Object.entries({ ...segment.components, ...segment.overlays });
      await Promise.all(
        parts.map(([part, load]) => loadPart(load).catch((error: unknown) => noteError('part', error, part))),
      );
      return { ok: true, loaded };
    } catch (error) {
      if (error instanceof TooSlow) throw error;
      return { ok: false, ...explain(name, error) };
    }
  },
  async setBrand(file) {
    await kit.clear();
    extendSetup({ brand: parseBrand(file) });
    extendSetup({ personal: personalPaths(currentSetup().segment, seededScene()) });
  },
  provided: () => Object.fromEntries(Object.entries(sharedLibraries).map(([name, { version }]) => [name, version])),
  contracts: () => supportedContracts,
  async play(name) {
    await kit.clear();
    const { brand, segment } = currentSetup();
    const step = stepNamed(name);
    const seeded = seededScene();
    const scene = { ...seeded, journey: journeyThatAsks(step, seeded) };
    const isAboutTrouble = step.leadsTo.includes('back-to-trouble');
    const place = { segment: segment.name, step: segment.entry };
    const stored = storeJourney(
      brand,
      { segment: segment.name, step: name },
      {
        journey: scene.journey,
        ...(isAboutTrouble && { trouble: { failure: { code: 'network.lost' }, place, uncertain: false } }),
      },
    );
    const unstable = unstableParts(step, scene);
    const { end, shown } = await showConversation(stored);
    const { root, conversation } = shown;
    const part = shownPartOf(shown);
    return {
      ...conversation.recorded,
      ...observeStep(step, scene, root),
      end,
      unstable,
      hasControl: showsControl(root),
      isPartMissing: [...root.querySelectorAll('[role="alert"]')].some((each) =>
        each.textContent?.includes('Não consegui mostrar esta parte'),
      ),
      shown: shownParts(shown),
      ...(part && { part: { kind: part.kind, name: part.name } }),
    };
  },
  async resume() {
    const { root, stored } = shownConversation();
    const step = waitingStep();
    setMoment('pressed');
    fillField(root, fittingText(step, shownScene()) ?? 'Marina');
    if (!step.submit) fillPart(root);
    await waitUntilDrawn(root);
    const before = visibleState(root);
    shownConversation().leave();
    const { shown } = await showConversation(stored);
    const changes = () => changesOf(before, visibleState(shown.root), { partKeepsDraft: !step.submit });
    await waitUntil(() => changes().length === 0, RESUME_TURNS, `whether a reload changes ${step.name}`);
    return [...changes(), ...shown.conversation.recorded.reports.map((code) => `a report: ${code}`)];
  },
  answerAll: tryAllAnswers,
  axe: findViolations,
  cycle: (times) => mountManyTimes(times),
  cyclePressed: (times) => mountManyTimes(times, pressAll),
  notes: drainNotes,
  clear: clearConversation,
  traces: () => [...tracesOf(), ...(reactCopies() > 1 ? [`react: ${reactCopies()} renderers started`] : [])],
};
Object.assign(window, { kit });

/** The seeded data that belong to the seeded proposal, for the proposal that the API created. */
function ofProposal(view: Journey, { proposta }: Partial<Journey>): Journey {
  const belongs = (value: unknown): value is object =>
    typeof value === 'object' && value !== null && 'propostaID' in value;
  if (!proposta) return view;
  const { propostaID } = proposta;
  return Object.fromEntries(
    Object.entries(view).map(([key, value]) => [key, belongs(value) ? { ...value, propostaID } : value]),
  );
}
