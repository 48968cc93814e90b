import { arrival, fetchPart } from '@consorcio/host/chat';
import { hostSegment, itinerary, sharedPlaces } from '@consorcio/host/journey';
import { createFederation, tooLate, withTimeLimit } from '@consorcio/host/segments';
import { toFailure } from '@consorcio/shared/errors';
import { CONTRACT_VERSION, defineSegment, defineStep, type Itinerary, type Segment } from '@consorcio/shared/flow';
import { checkFlow } from '@consorcio/shared/testing';
import { messageOf, placeOf } from './caller';
import { found } from './findings';

/** ms. A hung address is no reason to wait for ever; a busy machine is one to wait long. */
const LIMIT_MS = 30_000;

/** Loads a segment with the host's own federation, and notes what is wrong with its description. Undefined if it cannot be played. */
export async function loadSegment(
  manifest: string,
  name: string,
  beforeCode: (globalName: string) => void,
): Promise<Segment | undefined> {
  try {
    await import('@consorcio/shared/masks'); // loaded first, because what the host's masks put on the page is not a trace of the segment
    beforeCode(`mf_${name}`);
    const federation = createFederation(window.fetch.bind(window));
    const loading = federation.load(name, { manifest, contract: CONTRACT_VERSION, variant: 'release' }, false);
    const { remote, segment } = await withTimeLimit(loading, LIMIT_MS, () => tooLate(manifest));
    const said = remote.manifest?.contract;
    if (segment.contract !== said)
      found('load', `has contracts ${segment.contract} and ${said}. Deploy the manifest and the code of one build.`);
    noteMisfits(segment);
    return segment;
  } catch (error) {
    const { code } = toFailure(error);
    const cause = error instanceof Error && error.cause ? error.cause : error;
    const places = [error, cause].map(placeOf).filter((place) => place !== undefined);
    const why = messageOf(code === 'segment.broken' ? cause : error);
    found('load', `does not load (${code}): ${why}. Nothing of it can be shown.`, { at: places[0] });
    return undefined;
  }
}

/** Loads a component as the host does, but waits longer. */
export async function loadPart(name: string, load: Parameters<typeof fetchPart>[0]): Promise<void> {
  try {
    await fetchPart(load).catch((error: unknown) => {
      if (toFailure(error).code !== 'segment.timeout') throw error;
      return Promise.race([arrival(load), new Promise((_, reject) => setTimeout(() => reject(error), LIMIT_MS))]);
    });
  } catch (error) {
    const cause = error instanceof Error && error.cause ? error.cause : error;
    const says = `cannot load its part ${name}: ${messageOf(cause)}. Its module must export a component as its default.`;
    found('load', says, { where: name, at: placeOf(cause) });
  }
}

function noteMisfits({ name, exits, steps, ...rest }: Segment): void {
  const say = (what: string, where = name) => found('load', what, { where });
  const followed = Object.keys(itinerary).flatMap((key) =>
    key.startsWith(`${name}:`) ? key.slice(name.length + 1) : [],
  );
  const left = new Set(Object.values(steps).flatMap(({ leadsTo }) => leadsTo));
  for (const exit of exits) {
    if (!followed.includes(exit))
      say(`has the exit ${exit}, which the host's itinerary does not follow. Agree on it with the host, or delete it.`);
    else if (!left.has(`exit:${exit}`))
      say(`has the exit ${exit}, and no step leaves by it. Lead a step to exit:${exit}.`);
  }
  for (const exit of followed)
    if (!exits.includes(exit)) say(`lacks the exit ${exit}, which the host's itinerary follows. Add it to exits.`);
  for (const { segment, step } of Object.values(itinerary))
    if (segment === name && step && !Object.hasOwn(steps, step))
      say(`lacks the step ${step}, at which the host's itinerary enters it. Keep the step, or agree on another.`);
  const problems = flowProblems({ name, exits, steps, ...rest });
  const causes = problems.filter(({ kind }) => kind === problems[0]?.kind); // a target that is wrong makes others unreachable
  const isEach = /dangling|missing/.test(causes[0]?.kind ?? '');
  for (const { where, message } of isEach ? causes : causes.slice(-1)) say(message, where.split(':')[1]);
}

/** Checks the graph of the segment together with the host's shared steps, from every step at which the itinerary enters it. */
function flowProblems(segment: Segment) {
  const { name } = segment;
  const doors = [
    { segment: name },
    ...Object.values(itinerary).filter(
      (leg) => leg.segment === name && leg.step && Object.hasOwn(segment.steps, leg.step),
    ),
  ];
  const exits = doors.map((_, index) => `porta-${index}`);
  const options = exits.map((exit) => ({ id: exit, label: exit, to: `exit:${exit}` as const }));
  const porta = defineStep({ name: 'porta', leadsTo: options.map(({ to }) => to), options });
  const entered: Itinerary = {
    ...itinerary,
    ...Object.fromEntries(doors.map((leg, index) => [`vizinho:porta-${index}`, leg])),
  };
  return checkFlow({
    segments: [hostSegment, defineSegment({ name: 'vizinho', entry: 'porta', exits, steps: [porta] }), segment],
    itinerary: entered,
    places: sharedPlaces,
    start: 'vizinho:porta',
    elsewhere: Object.values(itinerary).flatMap((leg) => (leg.segment === name ? [] : leg.segment)),
  }).filter(({ where }) => where.startsWith(`${name}:`));
}
