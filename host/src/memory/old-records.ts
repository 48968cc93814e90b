import type { Snapshot } from '@consorcio/shared/flow';
import type { GuardedStorage } from './guarded-storage';
import { parted } from './has-earlier-visit';
import { keys } from './record';

/**
 * Writes such conversations, of all brands, as the records that they are now. What cannot be read is left out.
 * @param copy what stays of a snapshot in this storage
 */
export function renewConversations(
  storage: GuardedStorage,
  copy: (snapshot: Snapshot) => Snapshot = (snapshot) => snapshot,
): void {
  for (const head of storage.keys()) {
    const [, key, brandId] = parted.exec(head) ?? [];
    if (key === undefined || brandId === undefined) continue;
    const part = (name: string) => jsonIn(storage.get(`${key}.${name}`));
    const { savedAt, snapshot: { messages, ...snapshot } = {} as Parts['snapshot'] } = (part('head') ?? {}) as Parts;
    const typed = (part('typed') ?? {}) as Parts['typed'];
    const draft = typed.messages === messages ? typed.text : '';
    const transcript = [];
    for (let index = 0, log = part('log.0'); Array.isArray(log); index += 1, log = part(`log.${index}`))
      transcript.push(...log);
    const known = `consorcio.known-purchases.${brandId}`;
    const builds = `consorcio.builds.${snapshot.journeyId}`;
    const whole = { ...snapshot, draft, transcript: transcript.length < messages ? [] : transcript.slice(0, messages) };
    const record = () => ({
      savedAt,
      snapshot: copy(whole as unknown as Snapshot), // the schema of the record reads it later
      builds: jsonIn(storage.get(builds)),
      known: jsonIn(storage.get(known)),
    });
    if (storage.get(key) === null) storage.put(key, textOf(record) ?? '');
    const parts = storage.keys().filter((name) => name.startsWith(`${key}.`));
    for (const old of [...parts, known, builds]) storage.remove(old);
  }
}

/** What those parts hold, if they are undamaged. */
interface Parts {
  readonly savedAt: number;
  readonly snapshot: { readonly messages: number; readonly journeyId: string };
  readonly typed: { readonly messages?: number; readonly text?: string };
}

const ofDevice = {
  location: 'consorcio.location',
  isLocationRefused: 'consorcio.locationRefused',
  visitor: 'consorcio.visitor',
  counted: 'consorcio.purchases',
  forgottenAt: 'consorcio.forgotten',
} as const;

/** Moves what stood under keys of its own into the record of the device. */
export function renewDevice(storage: GuardedStorage): void {
  const found = Object.entries(ofDevice).flatMap(([part, key]) => {
    const text = storage.get(key);
    return text === null ? [] : [[part, jsonIn(text) ?? text] as const];
  });
  if (found.length === 0) return;
  const record = jsonIn(storage.get(keys.device));
  if (!storage.put(keys.device, JSON.stringify({ ...Object.fromEntries(found), ...Object(record) }))) return;
  for (const key of Object.values(ofDevice)) storage.remove(key);
}

/** The JSON of what `make` returns; undefined where damaged data let it throw. */
function textOf(make: () => unknown): string | undefined {
  try {
    return JSON.stringify(make());
  } catch {
    return undefined;
  }
}

function jsonIn(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '') ?? undefined;
  } catch {
    return undefined;
  }
}
