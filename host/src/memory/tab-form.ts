import { type Place, type Snapshot, snapshotSchema } from '@consorcio/shared/flow';
import * as z from 'zod/mini';
import { chosenBuildSchema } from '../platform/release';
import { DAY_MS, type Form, isOver, keys, openRecord } from './record';
import { mayBePaying, type Restored, type TabMemoryPorts, type TabRecord } from './tab-memory';

const tabSchema = z.object({
  savedAt: z.int(),
  snapshot: snapshotSchema,
  earlier: z._default(z.int(), 0),
  builds: z.catch(z.record(z.string(), chosenBuildSchema), {}), // the release names them, too
  known: z.catch(z.record(z.string(), z.string()), {}),
});

/**
 * Reads the conversation with a brand, of a tab or one that outlived it. Loaded only when something is stored.
 * @param isUsable whether a visit could have stored a conversation that stands there
 */
export function conversationForm(brandId: string, isUsable: (place: Place) => boolean = () => true): Form<TabRecord> {
  return {
    parse(value) {
      const parsed = tabSchema.parse(value);
      const { brandId: own, place, trouble } = parsed.snapshot;
      const places = [place, trouble?.place, trouble?.origin].filter((one) => one !== undefined);
      if (own !== brandId || !places.every(isUsable))
        throw new TypeError('It is of another brand, or stands at no place.');
      return parsed;
    },
  };
}

/** The conversation that this tab has stored; undefined when there is none, or it is over or unreadable (which is reported). */
export function readConversation(
  ports: TabMemoryPorts,
  form: Form<TabRecord> = conversationForm(ports.brandId),
): (TabRecord & Restored) | undefined {
  const record = openRecord<TabRecord>(keys.conversation(ports.brandId), ports);
  const earlierRecord = openRecord<Snapshot['transcript']>(keys.earlier(ports.brandId), ports);
  const found = record.read(form);
  if (!found) {
    earlierRecord.forget();
    return undefined;
  }
  const earlier = found.earlier ? earlierRecord.read(snapshotSchema.shape.transcript) : undefined;
  const messages = [...(earlier?.slice(0, found.earlier) ?? []), ...found.snapshot.transcript];
  const snapshot = { ...found.snapshot, transcript: messages };
  const { transcript, phase, journey, submissions } = snapshot;
  const isOpen = journey.cobrancas !== undefined || mayBePaying({ submissions }); // then it never becomes old
  const isExpired = !isOpen && isOver(found.savedAt, DAY_MS, ports.now());
  const isCut = transcript.length === 0; // its messages, and so its question, could not be stored
  if (phase.kind !== 'ended' || !(isExpired || isCut))
    return { ...found, snapshot: isCut ? askedAgain(snapshot) : snapshot, isExpired };
  record.forget();
  earlierRecord.forget();
  return undefined;
}

/** The open question is asked again: without its message the visitor could not answer it. */
function askedAgain(snapshot: Snapshot): Snapshot {
  const { phase, place, kept, draft } = snapshot;
  if (phase.kind !== 'waiting' || place.step === null) return snapshot;
  return {
    ...snapshot,
    phase: { kind: 'typing', token: phase.token, bubble: 0, ms: 0 },
    kept: draft ? { ...kept, [place.step]: draft } : kept,
  };
}
