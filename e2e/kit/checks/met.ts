import { journeyEvents } from '@consorcio/shared/events';
import { allRecorded, allSteps, count, type Evidence, type KitCheck, loadedOf } from '../evidence';

/** Everything that the segment registers was met: each part, each exit, and each fact that its code names. */
export const met: KitCheck = (evidence) => {
  const { components, overlays, itinerary } = loadedOf(evidence);
  const all = allSteps(evidence);
  const walks = allRecorded(evidence);
  const shown = new Set(all.flatMap(({ played }) => played.shown));
  const left = itinerary.legs.filter((leg) =>
    walks.some(({ end }) => end.segment === leg.segment && end.step === leg.step),
  );
  const facts = new Set([
    ...walks.flatMap((walk) => walk.facts),
    ...evidence.brandRuns.flatMap(({ computed }) => computed.met),
  ]);
  const named = namedFacts(evidence);
  const notMet = {
    part: [...components, ...overlays].filter((name) => !shown.has(name)),
    exit: itinerary.exits.filter((exit) => !left.some((leg) => leg.exit === exit)),
    fact: named.filter((name) => !facts.has(name)),
  };
  return {
    summary: `${count(shown.size, 'part')}, ${count(left.length, 'exit')}, ${count(named.length, 'fact')}`,
    problems: Object.entries(notMet).flatMap(([what, names]) =>
      names.map((name) => `not looked at: the ${what} ${name}. No step met it with the seeded journey.`),
    ),
  };
};

/** The facts of the host that the code of the build names. */
function namedFacts({ remote }: Evidence): readonly string[] {
  const code = remote.files.map(({ content }) => content?.toString('utf8') ?? '').join('\n');
  return Object.keys(journeyEvents).filter((name) =>
    [`"${name}"`, `'${name}'`, `\`${name}\``].some((text) => code.includes(text)),
  );
}
