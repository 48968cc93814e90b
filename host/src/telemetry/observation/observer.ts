import { type Batch, type ObservationRecord, recordSchema } from './records';

const MAX_BATCH = 20;
/** ms that a record waits for others. */
const PAUSE_MS = 10_000;
/** Limits a page that fails again and again. */
const MAX_RECORDS = 200;

/** Collects records and sends them in batches: when one is full, some seconds after its first record, or at `flush`. */
export function createObserver(send: (records: Batch['records']) => void) {
  let waiting: ObservationRecord[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let accepted = 0;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const records = waiting;
    waiting = [];
    send(records);
  }

  return {
    /** A record that does not match its schema is dropped: nothing unforeseen leaves the page. */
    add(record: ObservationRecord): void {
      const parsed = recordSchema.safeParse(record);
      if (!parsed.success || accepted === MAX_RECORDS) return;
      accepted += 1;
      waiting.push(parsed.data);
      if (waiting.length === MAX_BATCH) flush();
      else timer ??= setTimeout(flush, PAUSE_MS);
    },
    flush,
  };
}
