import { count, type KitCheck, whereTrue } from '../evidence';

/** The segment loads, its contract is one that the host supports, and its graph and exits fit the itinerary. */
export const descriptor: KitCheck = ({ loading, segment }) => {
  if (!loading.ok) return { summary: '', problems: [`It does not load. ${loading.code}: ${loading.message}`] };
  const { contract, contractOfCode, exits, steps, itinerary, flow } = loading.loaded;
  const left = new Set(steps.flatMap(({ leadsTo }) => leadsTo.filter((target) => target.startsWith('exit:'))));
  const problems = [
    ...whereTrue(
      contract !== contractOfCode &&
        `Its manifest says contract ${contract}, and its code says ${contractOfCode}. Deploy the manifest and the code of one build.`,
    ),
    ...exits
      .filter((exit) => !itinerary.exits.includes(exit))
      .map(
        (exit) =>
          `The exit ${exit} is not in the host's itinerary, so it leads nowhere. Agree on it with the host, or delete it.`,
      ),
    ...itinerary.exits
      .filter((exit) => !exits.includes(exit))
      .map(
        (exit) => `The host's itinerary follows the exit ${exit}, which the segment does not have. Add it to exits.`,
      ),
    ...exits
      .filter((exit) => itinerary.exits.includes(exit) && !left.has(`exit:${exit}`))
      .map((exit) => `No step leaves by the exit ${exit}. Lead a step to exit:${exit}.`),
    ...itinerary.doors
      .filter((door) => !steps.some(({ name }) => name === door))
      .map(
        (door) =>
          `The host's itinerary enters ${segment} at ${door}, which is no step of it. Keep the step, or agree on another.`,
      ),
    ...flow,
  ];
  return { summary: `contract ${contract}, ${count(steps.length, 'step')}, ${count(exits.length, 'exit')}`, problems };
};
