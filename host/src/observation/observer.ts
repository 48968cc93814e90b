import { type Batch, type ObservationRecord, recordSchema } from './records';

interface ObserverPorts {
  /** The id of this load of the page. */
  readonly page: string;
  readonly brand: string;
  send(batch: Batch): void;
}

export interface Observer {
  /** Takes a record. One that does not match its schema is dropped: nothing unforeseen leaves the page. */
  take(record: ObservationRecord): void;
  /** Sends what there is, now. */
  flush(): void;
}

const MOST_IN_A_BATCH = 20;
/** ms that a record waits for others. */
const PAUSE_MS = 10_000;
/** A page that fails in a circle must not become a flood. */
const MOST_OF_A_PAGE = 200;

/** Gathers records and sends them in batches: when one is full, some seconds after its first record, or when told to. */
export function createObserver({ page, brand, send }: ObserverPorts): Observer {
  let waiting: ObservationRecord[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let taken = 0;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const records = waiting;
    waiting = [];
    send({ page, brand, records });
  }

  return {
    take(record) {
      const parsed = recordSchema.safeParse(record);
      if (!parsed.success || taken === MOST_OF_A_PAGE) return;
      taken += 1;
      waiting.push(parsed.data);
      if (waiting.length === MOST_IN_A_BATCH) flush();
      else timer ??= setTimeout(flush, PAUSE_MS);
    },
    flush,
  };
}
