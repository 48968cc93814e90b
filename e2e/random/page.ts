import type { Brand } from '@consorcio/shared/entities';
import { AppError, type ErrorCode } from '@consorcio/shared/errors';
import type { EventBus } from '@consorcio/shared/events';
import {
  createDriver,
  type Driver,
  type DriverPorts,
  type Itinerary,
  type Segment,
  type Snapshot,
} from '@consorcio/shared/flow';
import type { HttpClient, IdempotencyKeys } from '@consorcio/shared/http';
import type { Observer } from './observer';
import { promise } from './promises';
import type { Schedule } from './schedule';

/** The parts of a page. */
export interface PageParts {
  readonly segments: Readonly<Record<string, Segment>>;
  readonly itinerary: Itinerary;
  readonly places: DriverPorts['places'];
  readonly brand: Brand;
  readonly http: HttpClient;
  readonly bus: EventBus;
  readonly schedule: Schedule;
  readonly observer: Observer;
  now(): number;
  delayMs(): number;
  readonly keys: IdempotencyKeys;
  /** Why the next load fails, if it does. */
  loadFailure(): ErrorCode | undefined;
}

/** One load of the page: the real driver, with ports to the schedule and the observer. */
export function openPage(stored: Snapshot, parts: PageParts): Driver {
  const { segments, itinerary, places, brand, bus, schedule, observer } = parts;
  const { host } = segments;
  if (!host) throw new Error('There is no host segment.');
  return createDriver(stored, host, {
    brand,
    itinerary,
    places,
    http: onTheWay(parts.http, schedule),
    geolocator: {
      permission: () => new Promise((resolve) => void schedule.add('answer', () => resolve('prompt'))),
      locate: () => new Promise((resolve) => void schedule.add('answer', () => resolve(null))),
    },
    bus,
    clock: {
      now: parts.now,
      after(ms, run) {
        const most = parts.delayMs();
        observer.judged(() => promise(ms >= 0 && ms <= most, `A delay of ${ms} ms, longer than the brand's.`));
        return schedule.add('timer', () => {
          observer.begin({ type: 'delay-over', token: -1, at: parts.now() });
          run();
        });
      },
    },
    delayMs: parts.delayMs,
    idempotencyKeys: () => parts.keys,
    loadSegment: (name) =>
      new Promise((resolve, reject) => {
        const failure = parts.loadFailure();
        schedule.add('load', () => {
          const at = parts.now();
          const segment = segments[name];
          if (failure) {
            observer.begin({ type: 'segment-failed', segment: name, failure: { code: failure }, at });
            reject(new AppError(failure, 'The load of a segment fails here.'));
          } else if (segment) {
            observer.begin({ type: 'segment-ready', segment: name, at });
            resolve(segment);
          } else {
            observer.judged(() => promise(false, `There is no segment ${name}.`));
          }
        });
      }),
    keep: (snapshot) => observer.keep(snapshot),
    say: (message) => observer.say(message),
    refuse: (problem) => observer.refuse(problem),
    openSpecialists: () => observer.openSpecialists(),
    report: (failure, where) => observer.report(failure, where),
  });
}

/** The server acts at once; the answer arrives when the schedule lets it. */
function onTheWay(http: HttpClient, schedule: Schedule): HttpClient {
  function hold<T>(answer: Promise<T>): Promise<T> {
    answer.catch(() => undefined); // a closed page does not handle failures
    return new Promise((resolve) => void schedule.add('answer', () => resolve(answer)));
  }
  return {
    get: (path, options) => hold(http.get(path, options)),
    post: (path, body, options) => hold(http.post(path, body, options)),
  };
}
