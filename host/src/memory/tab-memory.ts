import type { Snapshot } from '@consorcio/shared/flow';
import type { ChosenBuild } from '../platform/release';
import { keys, openRecord, type RecordPorts } from './record';

/** Characters of a draft that are stored: more than any answer has. */
const MAX_DRAFT = 5000;

/** The record of a tab. A copied tab begins with it, too. */
export interface TabRecord {
  /** Epoch ms of the last change. */
  readonly savedAt: number;
  readonly snapshot: Snapshot;
  /** The build of each segment that the journey has entered. A reload uses the same one, also after a new release. */
  readonly builds?: Readonly<Record<string, ChosenBuild>>;
  /** What this tab knows of payments, by the key of the submission. */
  readonly known?: Readonly<Record<string, string>>;
}

/** The conversation with which a page goes on. */
export interface Restored extends Pick<TabRecord, 'snapshot'> {
  /** It has not changed for a day, and nothing of it is open. */
  readonly isExpired: boolean;
  /** Its messages, and so its question, could not be stored. */
  readonly isCut: boolean;
}

export interface TabMemoryPorts extends RecordPorts {
  readonly brandId: string;
  now(): number;
}

export type TabMemory = ReturnType<typeof createTabMemory>;

/** What a tab remembers of its conversation with a brand, of which the page found a part. */
export function createTabMemory(ports: TabMemoryPorts, stored?: TabRecord) {
  const loss = 'The conversation cannot be stored as a whole.';
  const record = openRecord<TabRecord>(keys.conversation(ports.brandId), ports, loss);
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
    const fits = (messages: number) => {
      const transcript = messages === 0 ? [] : snapshot.transcript.slice(-messages);
      return record.write({ savedAt, ...content, snapshot: { ...snapshot, transcript } });
    };
    isKept = fits(snapshot.transcript.length) || fits(40) || fits(0);
  }
}

export function mayBePaying({ submissions }: Pick<Snapshot, 'submissions'>): boolean {
  return Object.values(submissions).some(
    ({ state, purchase }) => purchase && (state === 'sending' || state === 'unknown'),
  );
}
