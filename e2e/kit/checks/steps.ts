import { allSteps, type Check, loadedOf } from '../evidence';

/** Every step plays from a seeded journey until it waits, leaves or ends, without a word in the console. */
export const steps: Check = (evidence) => {
  const { components, overlays } = loadedOf(evidence);
  const all = allSteps(evidence);
  const problems = all.flatMap(({ step, brand, played, lines }) => {
    const { rest, reports, thrown, hasControl, isPartMissing, part } = played;
    const at = `${step} (${brand})`;
    return [
      ...reports.map((code) => `${at} reported ${code}. A step threw, or led where it had not said; see the console.`),
      ...thrown.map(
        (message) => `${at}: its component threw "${message}". Draw it with the props of the seeded journey.`,
      ),
      ...(isPartMissing && thrown.length === 0
        ? [
            `${at}: ${part?.name ?? 'its component'} could not be shown. Does its chunk come, and is a component its default export?`,
          ]
        : []),
      ...(rest.kind === 'stuck'
        ? [`${at} comes to no rest at ${rest.step}. A request of it hangs, or nothing follows.`]
        : []),
      ...(rest.trouble
        ? [`${at} ends at the host's apology: ${rest.trouble}. Its request fails, or cannot be read.`]
        : []),
      ...(rest.kind === 'waits' && !hasControl
        ? [`${at} waits at ${rest.step} and shows nothing to answer with.`]
        : []),
      ...lines.map((line) => `${at}: ${line}`),
    ];
  });
  const shown = new Set(all.flatMap(({ played }) => played.part?.name ?? []));
  const unseen = [...components, ...overlays].filter((name) => !shown.has(name));
  const waiting = new Set(
    all.flatMap(({ step, played }) => (played.rest.kind === 'waits' && played.rest.step === step ? step : [])),
  );
  const notSeen = unseen.length > 0 ? `, not met: ${unseen.join(', ')}` : '';
  return {
    figures: `${waiting.size} wait, ${new Set(all.map(({ step }) => step)).size - waiting.size} go on${notSeen}`,
    problems,
  };
};
