import { hostPlaces } from '@consorcio/host/src/journey/host-places';
import { hostSegment } from '@consorcio/host/src/journey/host-segment';
import { itinerary } from '@consorcio/host/src/journey/itinerary';
import { adaptSegment, supportedContracts } from '@consorcio/host/src/segments/contract-adapter';
import { failedLoad, tooLate } from '@consorcio/host/src/segments/failed-load';
import { fetchManifest } from '@consorcio/host/src/segments/manifest';
import { parseSegment } from '@consorcio/host/src/segments/parse-segment';
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

/** ms that the manifest, and then the code, may take. */
const LIMIT_MS = 6000;

/** Loads a segment by the host's own pieces. `beforeCode` runs when all is known and nothing of the segment has run. */
export async function loadSegment(
  manifest: string,
  name: string,
  beforeCode: (globalName: string) => void,
): Promise<{ segment: Segment; loaded: Loaded }> {
  const [{ run }, remote] = await Promise.all([
    import('@consorcio/host/src/segments/federation-runtime'),
    fetchManifest(window.fetch.bind(window), { manifest, contract: CONTRACT_VERSION }, 0, LIMIT_MS),
  ]);
  refuseOther(remote.contract, 'its manifest');
  await import('@consorcio/shared/masks'); // the host's own: what it puts on the page is no segment's
  beforeCode(remote.globalName);
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(tooLate(`The segment ${name}`)), LIMIT_MS);
  });
  const parsed = parseSegment(await Promise.race([run(remote), late]), name);
  refuseOther(parsed.contract, 'its code');
  const segment = adaptSegment(parsed);
  return { segment, loaded: { ...describe(segment), contract: remote.contract } };
}

/** The failure of a load, as the report says it. */
export function explain(name: string, error: unknown): { code: string; message: string } {
  const named = failedLoad(name, error);
  const cause = named.cause instanceof Error ? ` Cause: ${named.cause.message}` : '';
  return { code: toFailure(named).code, message: named.message + cause };
}

function refuseOther(contract: number, source: string): void {
  if (supportedContracts.includes(contract)) return;
  const kind = contract > Math.max(...supportedContracts) ? 'a newer' : 'an older';
  throw new AppError(
    'segment.contract',
    `It speaks contract ${contract}, says ${source}: ${kind} one than this host plays (${supportedContracts.join(', ')}).`,
  );
}

function describe(segment: Segment): Omit<Loaded, 'contract'> {
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
    },
  };
}

/** The graph of the segment with the host's shared ends, entered by every door that the itinerary has. */
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
    places: hostPlaces,
    start: 'vizinho:porta',
    elsewhere: Object.values(itinerary).flatMap((leg) => (leg.segment === name ? [] : leg.segment)),
  })
    .filter(({ where }) => where.startsWith(`${name}:`))
    .map(({ kind, message }) => `${kind}: ${message}`);
}
