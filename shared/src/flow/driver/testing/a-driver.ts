import type { Failure } from '../../../errors';
import { type Fact, parseFact } from '../../../events';
import { aBrand } from '../../../testing/builders';
import { fakeClock, tasksDone } from '../../../testing/fake-clock';
import { fakeHttp } from '../../../testing/fake-http';
import { aHost, hostPlaces } from '../../../testing/segments';
import { newJourney } from '../../engine/new-journey';
import type { Segment } from '../../segment';
import type { Snapshot } from '../../snapshot-schema';
import { createDriver, type Driver } from '../driver';
import type { DriverPorts } from '../ports';

export function setUp(demo: Segment, overrides: Partial<DriverPorts> = {}, first?: Snapshot) {
  const clock = fakeClock();
  const log: string[] = [];
  const facts: Fact[] = [];
  const reports: Failure[] = [];
  const host = aHost();
  const ports: DriverPorts = {
    brand: aBrand(),
    places: hostPlaces,
    itinerary: {},
    http: fakeHttp(() => 'ok'),
    publish(fact) {
      facts.push(parseFact(fact));
      log.push(`publish ${fact.name}`);
    },
    clock,
    delayMs: () => 1500,
    loadSegment: async () => demo,
    keep: (snapshot) => log.push(`keep ${snapshot.place.step} ${snapshot.phase.kind}`),
    say: ({ text }) => log.push(`say ${text}`),
    report: (failure) => void reports.push(failure),
    ...overrides,
  };
  const driver = createDriver(first ?? newJourney('j', 'home', { segment: 'demo', step: null }), host, ports);
  return { driver, ports, clock, log, facts, reports };
}

export function token(driver: Driver): number {
  const { phase } = driver.snapshot();
  return 'token' in phase ? phase.token : -1;
}

export const where = (driver: Driver) => `${driver.snapshot().place.step ?? '(entry)'} ${driver.snapshot().phase.kind}`;
export const type = (driver: Driver, text: string) => driver.answer(token(driver), { kind: 'typed', text });
export const choose = (driver: Driver, id: string) => driver.answer(token(driver), { kind: 'option', id });

export async function started(demo: Segment, overrides: Partial<DriverPorts> = {}) {
  const ready = setUp(demo, { delayMs: () => 0, ...overrides });
  ready.driver.start('started');
  await tasksDone();
  return ready;
}
