import type { Journey } from '@consorcio/shared/entities';
import type { Failure } from '@consorcio/shared/errors';
import { type Fact, parseFact } from '@consorcio/shared/events';
import { optionsOf, type Scene, type Segment, type Step } from '@consorcio/shared/flow';
import type { ComputedFacts } from './conversation-contract';
import { thrownMessage } from './message-of';
import { personalDataIn } from './personal-data';
import { answeredJourney } from './record-answer';
import { answerTo } from './requests';
import { tried } from './tried';
import { personalPaths } from './typed-paths';

const failures: readonly Failure[] = [
  { code: 'http.refused', status: 402, reasons: ['Recusado.'] },
  { code: 'http.failed', status: 500 },
  { code: 'network.lost' },
];

/**
 * The facts of all steps, options and requests, computed without playing them: for the seeded journey, and for each journey in
 * which something is not known yet. This finds facts that no walk reaches.
 */
export function computedFacts(segment: Segment, scene: Scene): ComputedFacts {
  const typed = personalPaths(segment, scene);
  const steps = Object.values(segment.steps);
  const journeys = [scene.journey, answeredJourney(steps, scene), ...withoutOne(scene.journey)];
  const met = new Set<string>();
  const problems = new Set<string>();
  for (const [index, journey] of journeys.entries()) {
    for (const step of steps) {
      for (const fact of factsOf(step, { ...scene, journey })) {
        const wrong = mistakeIn(fact);
        if (wrong === undefined) met.add(fact.name);
        if (index > 1) continue; // a datum is missing, and a fact may be wrong only for that reason
        if (wrong !== undefined) problems.add(`${step.name}: ${wrong}`);
        for (const what of personalDataIn(fact, journey, typed)) problems.add(`${step.name}: ${what}`);
      }
    }
  }
  return { met: [...met], problems: [...problems] };
}

function factsOf(step: Step, scene: Scene): readonly Fact[] {
  const { journey } = scene;
  const { fetch, submit } = step;
  const request = fetch ?? submit;
  const after = (settled: Journey | undefined): Scene => ({ ...scene, journey: settled ?? journey });
  const answer = answerTo(step.name);
  const settled = tried(() => (answer === undefined ? journey : request?.settle(journey, answer, scene)));
  return [
    ...(tried(() => step.facts?.(scene)) ?? []),
    ...(tried(() => request?.facts?.(after(settled))) ?? []),
    ...(tried(() => optionsOf(step, scene)) ?? []).flatMap((option) =>
      option.opens === undefined
        ? (tried(() => (option.facts ?? step.facts)?.(after(option.record?.(journey, scene)))) ?? [])
        : [],
    ),
    ...failures.flatMap(
      (failure) =>
        tried(() => request?.failureFacts?.(failure, after(request.settleFailure?.(journey, failure, scene)))) ?? [],
    ),
  ];
}

function withoutOne(journey: Journey): readonly Journey[] {
  return Object.keys(journey).map((name) =>
    Object.fromEntries(Object.entries(journey).filter(([other]) => other !== name)),
  );
}

/** Why a fact does not match its schema. */
function mistakeIn(fact: Fact): string | undefined {
  try {
    parseFact(fact);
    return undefined;
  } catch (error) {
    return thrownMessage(error).replaceAll('\n', ' ');
  }
}
