import { allSteps, type KitCheck, type StepEvidence, waitsAtItself, whereTrue } from '../evidence';

/** Every step plays from a seeded journey until it waits, leaves or ends, and the console stays empty. */
export const steps: KitCheck = (evidence) => {
  const all = allSteps(evidence);
  const waiting = new Set(all.filter(waitsAtItself).map(({ step }) => step));
  return {
    summary: `${waiting.size} wait, ${new Set(all.map(({ step }) => step)).size - waiting.size} go on`,
    problems: all.flatMap((each) => problemsOf(each, `${each.step} (${each.brand})`)),
  };
};

function problemsOf({ played, lines }: StepEvidence, at: string): readonly string[] {
  const { end, reports, thrown, hasControl, isPartMissing, part } = played;
  return [
    ...reports.map(
      (code) => `${at} reported ${code}. A step threw, or led to a step that is not in leadsTo; see the console.`,
    ),
    ...thrown.map(
      (message) => `${at}: its component threw "${message}". Render it with the props of the seeded journey.`,
    ),
    ...whereTrue(
      isPartMissing &&
        thrown.length === 0 &&
        `${at}: ${part?.name ?? 'its component'} could not be shown. Does its chunk load, and is its default export a component?`,
      end.kind === 'stuck' && `${at} does not stop at ${end.step}. A request of it hangs, or no step follows.`,
      end.trouble !== undefined &&
        `${at} ends at the host's apology: ${end.trouble}. Its request fails, or cannot be read.`,
      end.kind === 'waits' && !hasControl && `${at} waits at ${end.step} and shows no control to answer with.`,
    ),
    ...lines.map((line) => `${at}: ${line}`),
  ];
}
