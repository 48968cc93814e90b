import type { Message, Snapshot } from '@consorcio/shared/flow';
import type { ChosenBuild } from '../platform/release';
import { keys, openRecord, type RecordPorts } from './record';

/** Characters of a draft that are stored: more than any answer has. */
const MAX_DRAFT = 5000;
/** The most messages in the record that every key press writes. Of more, all but the last ones are in a record that seldom changes. */
const MAX_MESSAGES = 60;
const LAST_MESSAGES = 40;

/** The record of a tab. A copied tab begins with it, too. */
export interface TabRecord {
  /** Epoch ms of the last change. */
  readonly savedAt: number;
  readonly snapshot: Snapshot;
  /** So many earlier messages are in a record of their own. */
  readonly earlier?: number;
  /** The build of each segment that the journey has entered. A reload uses the same one, also after a new release. */
  readonly builds?: Readonly<Record<string, ChosenBuild>>;
  /** What this tab knows of payments, by the key of the submission. */
  readonly known?: Readonly<Record<string, string>>;
}

/** The conversation with which a page goes on. */
export interface Restored extends Pick<TabRecord, 'snapshot'> {
  /** It has not changed for a day, and nothing of it is open. */
  readonly isExpired: boolean;
}

export interface TabMemoryPorts extends RecordPorts {
  readonly brandId: string;
  now(): number;
}

export type TabMemory = ReturnType<typeof createTabMemory>;

/** What a tab remembers of its conversation with a brand, of which the page found a part. */
export function createTabMemory(ports: TabMemoryPorts, stored?: TabRecord) {
  const loss = 'The conversation cannot be stored.';
  const record = openRecord<TabRecord>(keys.conversation(ports.brandId), ports, loss);
  const earlierKey = keys.earlier(ports.brandId);
  const earlierRecord = openRecord<readonly Message[]>(earlierKey, ports);
  let earlier: readonly Message[] = [];
  let content: Partial<TabRecord> = { ...stored };
  let isForgotten = false;
  /** Whether the last write stored what was sent, so that a reload would know it. */
  let isKept = true;

  return {
    write,
    isKept: () => isKept,
    /** For good: this page stores nothing afterwards, so a late write cannot restore the journey. */
    forget() {
      isForgotten = true;
      record.forget();
      earlierRecord.forget();
    },
    /** The builds that the present journey has entered. Where nothing can be stored they last as long as the page. */
    builds: {
      of: (segment: string) => (Object.hasOwn(content.builds ?? {}, segment) ? content.builds?.[segment] : undefined),
      keep: (segment: string, build: ChosenBuild) => change({ builds: { ...content.builds, [segment]: build } }),
    },
    known: () => content.known ?? {},
    learn: (states: Readonly<Record<string, string>>) => change({ known: { ...content.known, ...states } }),
  };

  function write(snapshot: Snapshot): void {
    change({ savedAt: ports.now(), snapshot: { ...snapshot, draft: snapshot.draft.slice(0, MAX_DRAFT) } });
  }

  /** What does not fit is tried again with the next write. What was sent is worth more than old messages. */
  function change(part: Partial<TabRecord>): void {
    content = { ...content, ...part };
    const { snapshot, savedAt } = content;
    if (isForgotten || !snapshot || savedAt === undefined) return;
    const { transcript } = snapshot;
    if (ports.storage.get(earlierKey) === null) earlier = []; // something else cleared the storage
    if (transcript.length - earlier.length > MAX_MESSAGES || earlier.some((one, index) => one !== transcript[index])) {
      earlier = transcript.slice(0, -LAST_MESSAGES);
      if (!earlierRecord.write(earlier)) earlier = [];
    }
    const fits = (from: number, count = 0) => {
      const last = { ...snapshot, transcript: transcript.slice(from) };
      return record.write({ savedAt, ...content, earlier: count, snapshot: last });
    };
    isKept = fits(earlier.length, earlier.length);
    if (isKept) return;
    earlier = [];
    earlierRecord.write(earlier); // makes room
    isKept = fits(-LAST_MESSAGES) || fits(transcript.length);
  }
}

export function mayBePaying({ submissions }: Pick<Snapshot, 'submissions'>): boolean {
  return Object.values(submissions).some(
    ({ state, purchase }) => purchase && (state === 'sending' || state === 'unknown'),
  );
}
