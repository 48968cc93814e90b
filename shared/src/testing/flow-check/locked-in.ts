import { errorCodes, type Failure, serverSentences } from '../../errors';
import type { Scene, Step } from '../../flow';
import { END, type FlowEdges, type FlowGraph, keyOf, TROUBLE, waitsAt } from './flow-graph';
import { type FlowCheckInput, type FlowProblem, problemUnless } from './flow-input';
import { reach } from './reach';

/**
 * For each call that a step waits for: if it fails for ever and the visitor may come back to it, they are offered the
 * specialists, and a way to an end that does not need the call. The same holds for a segment that never loads.
 */
export function lockedIn({ steps, edges }: FlowGraph, input: FlowCheckInput): readonly FlowProblem[] {
  const missing = keyOf(input.places.missingSegment);
  const afterLoading = problemsAfter(
    missing,
    [missing],
    new Map([...edges, [TROUBLE, [missing]]]),
    'loading a segment',
  );
  const afterCalls = [...steps].flatMap(([key, step]) => {
    const targets = failureTargets(step);
    // The target `error-general` is a step of the host: the graph already knows where each target of the step leads.
    const failing = targets.flatMap((target) => edges.get(key)?.filter((node) => leadsTo(node, target)) ?? []);
    return problemsAfter(key, failing, new Map([...edges, [key, failing], [TROUBLE, [key]]]));
  });
  return [...afterLoading, ...afterCalls];

  /** The steps where the visitor reads about a failure of `call` first, in the conversation in which it always fails. */
  function problemsAfter(
    call: string,
    failing: readonly string[],
    always: FlowEdges,
    name = call,
  ): readonly FlowProblem[] {
    const untilAsked = new Map([...always].filter(([key]) => !waitsAt(key, steps)));
    const asked = [...reach(failing, untilAsked)].filter((key) => waitsAt(key, steps) && mayRepeat(key, call));
    return asked.flatMap((key) => {
      const ahead = reach([key], always);
      if (!ahead.has(call)) return [];
      return [
        ...problemUnless(steps.get(key)?.opens?.includes('specialists') === true, {
          kind: 'locked-in',
          where: key,
          message: `If ${name} always fails, ${key} offers no person. Offer the specialists there.`,
        }),
        ...problemUnless(ahead.has(END), {
          kind: 'locked-in',
          where: key,
          message: `If ${name} always fails, no way from ${key} ends the journey. Offer one that does not need the call.`,
        }),
      ];
    });
  }

  /** Whether the visitor still has the call before them there. A failure that leads to another segment left it behind. */
  function mayRepeat(key: string, call: string): boolean {
    const isOf = (segment: string) => key.startsWith(`${segment}:`);
    return isOf(input.places.failure.segment) || isOf(call.slice(0, call.indexOf(':')));
  }
}

/** Every failure that a step may distinguish. */
const failures: readonly Failure[] = [
  ...errorCodes.map((code) => ({ code })),
  ...Object.values(serverSentences).map((sentence) => ({ code: 'http.refused' as const, reasons: [sentence] })),
];

function leadsTo(node: string, target: string): boolean {
  return node === target || node.endsWith(`:${target}`);
}

/** The targets of the step's failing call. A call whose target depends on the journey may lead to any of the step's targets. */
function failureTargets({ fetch, submit, input, leadsTo: all }: Step): readonly string[] {
  const calls = [fetch, submit, input?.verify].filter((call) => call !== undefined);
  const targets = calls.flatMap(({ fails }) => {
    if (!fails) return ['error-general'];
    try {
      return failures.flatMap((failure) => [1, 2].map((times) => fails(failure, sceneAfter(times))));
    } catch {
      return all;
    }
  });
  return [...new Set(targets)];

  function sceneAfter(times: number): Scene {
    const place = { segment: '', step: null };
    const trouble = { failure: { code: 'http.failed' }, place, uncertain: false, times } as const;
    return { journey: {}, now: 0, trouble } as unknown as Scene; // without a brand: a step that reads it throws, see above
  }
}
