import { hostSegment, itinerary, sharedPlaces } from '@consorcio/host/journey';
import {
  adaptSegment,
  failedLoad,
  fetchManifest,
  parseSegment,
  supportedContracts,
  tooLate,
} from '@consorcio/host/segments';
import { AppError, toFailure } from '@consorcio/shared/errors';
import {
  CONTRACT_VERSION,
  checkFlow,
  defineSegment,
  defineStep,
  type Itinerary,
  type Segment,
} from '@consorcio/shared/flow';
import type { Loaded } from './contract';
import { withinTurns } from './turns';
import { theEntry } from './wait';

/** The manifest arrives within this many turns, and the code within as many: about 6 s on a quiet machine. */
const TURNS = 180;
/** ms. The limit in turns comes earlier. */
const LIMIT_MS = 60_000;

/** Loads a segment with the host's own modules. `beforeCode` runs when the manifest is known and no code of the segment has run. */
export async function loadSegment(
  manifest: string,
  name: string,
  beforeCode: (globalName: string) => void,
): Promise<{ segment: Segment; loaded: Loaded }> {
  const { run } = await import('@consorcio/host/federation-runtime');
  const late = () => {
    throw tooLate(`The segment ${name}`);
  };
  const what = `whether ${name} loads`;
  const read = fetchManifest(window.fetch.bind(window), { manifest, contract: CONTRACT_VERSION }, 0, LIMIT_MS);
  const remote = await withinTurns(read, TURNS, what, late);
  refuseUnsupported(remote.contract, 'its manifest');
  await import('@consorcio/shared/masks'); // loaded first, because what the host's masks put on the page is not a trace of the segment
  beforeCode(remote.globalName);
  const parsed = parseSegment(await withinTurns(run(remote), TURNS, what, late), name);
  refuseUnsupported(parsed.contract, 'its code');
  const segment = adaptSegment(parsed);
  return { segment, loaded: { ...describe(segment), contract: remote.contract, contractOfCode: parsed.contract } };
}

/** The failure of a load, in the words of the report. */
export function explain(name: string, error: unknown): { code: string; message: string } {
  const named = failedLoad(name, error);
  const cause = named.cause instanceof Error ? ` Cause: ${named.cause.message}` : '';
  return { code: toFailure(named).code, message: named.message + cause };
}

function refuseUnsupported(contract: number, source: string): void {
  if (supportedContracts.includes(contract)) return;
  const kind = contract > Math.max(...supportedContracts) ? 'a newer' : 'an older';
  throw new AppError(
    'segment.contract',
    `Its contract is ${contract}, according to ${source}: ${kind} one than this host supports (${supportedContracts.join(', ')}).`,
  );
}

function describe(segment: Segment): Omit<Loaded, 'contract' | 'contractOfCode'> {
  const { name, entry, exits, steps, components, overlays } = segment;
  const own = Object.entries(itinerary).filter(([key]) => key.startsWith(`${name}:`));
  const legs = Object.values(itinerary).filter((leg) => leg.segment === name);
  return {
    entry,
    exits,
    steps: Object.values(steps).map((step) => ({ name: step.name, leadsTo: step.leadsTo })),
    components: Object.keys(components),
    overlays: Object.keys(overlays),
    flow: flowProblems(segment),
    itinerary: {
      exits: own.map(([key]) => key.slice(name.length + 1)),
      doors: legs.flatMap(({ step }) => step ?? []),
      legs: own.map(([key, leg]) => ({
        exit: key.slice(name.length + 1),
        segment: leg.segment,
        step: leg.step ?? theEntry,
      })),
    },
  };
}

/** Checks the graph of the segment together with the host's shared steps, from every step at which the itinerary enters it. */
function flowProblems(segment: Segment): readonly string[] {
  const { name } = segment;
  const doors = [{ segment: name }, ...Object.values(itinerary).filter((leg) => leg.segment === name && leg.step)];
  const exits = doors.map((_, index) => `porta-${index}`);
  const neighbour = defineSegment({
    name: 'vizinho',
    entry: 'porta',
    exits,
    steps: [
      defineStep({
        name: 'porta',
        leadsTo: exits.map((exit): `exit:${string}` => `exit:${exit}`),
        options: exits.map((exit) => ({ id: exit, label: exit, to: `exit:${exit}` as const })),
      }),
    ],
  });
  const entered: Itinerary = {
    ...itinerary,
    ...Object.fromEntries(doors.map((leg, i) => [`vizinho:porta-${i}`, leg])),
  };
  return checkFlow({
    segments: [hostSegment, neighbour, segment],
    itinerary: entered,
    places: sharedPlaces,
    start: 'vizinho:porta',
    elsewhere: Object.values(itinerary).flatMap((leg) => (leg.segment === name ? [] : leg.segment)),
  })
    .filter(({ where }) => where.startsWith(`${name}:`))
    .map(({ kind, message }) => `${kind}: ${message}`);
}
