import type { Brand, Journey } from '@consorcio/shared/entities';
import type { ErrorCode } from '@consorcio/shared/errors';
import { createEventBus, parseFact } from '@consorcio/shared/events';
import { newJourney, type Snapshot } from '@consorcio/shared/flow';
import type { HttpClient } from '@consorcio/shared/http';
import { createInProcessApi } from '../sandbox/in-process/create-in-process-api';
import { createSandboxState } from '../sandbox/state/sandbox-state';
import { ModelStorage } from '../tabs/model-storage';
import { AnalyticsWatch } from './analytics-promises';
import { type Canaries, createCanaries } from './canaries';
import { drawMood, type Mood } from './mood';
import { Observer } from './observer';
import { oddEndpoints } from './odd-endpoints';
import type { PageParts } from './page';
import type { Random } from './random';
import { Schedule } from './schedule';
import { ServerWatch } from './server-watch';
import type { Stage } from './stage';
import { TabStorage } from './tab-storage';
import { Trouble } from './trouble';

const loadFailures: readonly ErrorCode[] = [
  'segment.absent',
  'segment.unreachable',
  'segment.timeout',
  'segment.broken',
  'segment.contract',
];

/** Everything around the pages of one journey: the server, the network, time and random numbers. */
export class World {
  at = 1_700_000_000_000;
  delayMs: number;
  /** Nothing fails. */
  calm = false;
  /** Remaining turns of an outage. */
  outage = 0;
  readonly mood: Mood;
  readonly canaries: Canaries;
  readonly storage = new TabStorage();
  readonly lasting = new ModelStorage();
  readonly schedule = new Schedule();
  readonly server = new ServerWatch();
  readonly observer: Observer;
  readonly analytics: AnalyticsWatch | undefined;
  readonly parts: PageParts;
  private ids = 0;

  constructor(
    private readonly stage: Stage,
    readonly brand: Brand,
    /** The random numbers of the current turn. */
    public random: Random,
    hasAnalytics: boolean,
  ) {
    this.canaries = createCanaries(random);
    this.mood = drawMood(random, this.at);
    this.delayMs = this.mood.delayMs;
    const bus = createEventBus((error) => {
      throw error;
    }, parseFact);
    this.analytics = hasAnalytics ? new AnalyticsWatch(bus, this.canaries.secrets) : undefined;
    this.server.honoursKeys = this.mood.keys === 'honoured';
    this.observer = new Observer(this.firstSnapshot(), this.server, stage.coverage, brand, this.storage);
    stage.coverage.requestObserver = this.observer;
    const { observer, analytics, schedule } = this;
    this.parts = {
      segments: stage.segments,
      brand,
      http: this.createHttp(),
      bus: {
        ...bus,
        publish(fact) {
          observer.publish(fact);
          analytics?.log(fact);
          bus.publish(fact);
        },
      },
      schedule,
      observer,
      storage: this.storage,
      lasting: this.lasting,
      newJourneyId: () => this.newId(),
      location: () => this.location(),
      now: () => this.at,
      delayMs: () => this.delayMs,
      keys: this.mood.keys,
      loadFailure: () => this.loadFailure(),
    };
  }

  /** The location as the page knows it, if it has not expired. */
  private location(): Journey['localizacao'] {
    const { localizacao } = this.mood;
    return localizacao && localizacao.expiraEm > this.at ? localizacao : undefined;
  }

  private newId(): string {
    this.ids += 1;
    return `id${this.ids}`;
  }

  private firstSnapshot(): Snapshot {
    const [segment = '', step = ''] = this.stage.conversation.start.split(':');
    return newJourney('journey', this.brand.id, { segment, step });
  }

  private trouble(): number {
    if (this.calm) return 0;
    return this.outage > 0 ? 1 : this.mood.trouble;
  }

  private loadFailure(): ErrorCode | undefined {
    if (!this.random.chance(this.trouble())) return undefined;
    return this.random.pick(loadFailures);
  }

  private createHttp(): HttpClient {
    const { server, schedule } = this;
    const trouble = new Trouble(
      server,
      () => this.random,
      () => this.trouble(),
    );
    const clock = { now: () => new Date(this.at), wait: () => schedule.wait('server') };
    const state = createSandboxState(clock);
    state.ledger.honourKeys(this.mood.keys === 'honoured');
    return createInProcessApi(oddEndpoints, state, {
      clock: { wait: () => schedule.wait('limit') },
      isOnline: () => trouble.isOnline(),
      faultFor: (call) => trouble.faultFor(call),
      observe: (call, exchange) => server.hear(call, exchange),
    });
  }
}
