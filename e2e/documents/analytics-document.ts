import { type DataLayerEventName, dataLayerEvents } from '@consorcio/host/analytics';
import { appBridgeSchema } from '@consorcio/host/config';
import type * as z from 'zod/mini';
import { fieldsOf } from './event-fields';
import { type EventNote, eventNotes, silentFacts } from './event-notes';
import { markdownTable } from './markdown-table';

/** The tables of the page about analytics: every event of the data layer, and what is never sent. */
export function analyticsTables() {
  const events = Object.entries<EventNote>(eventNotes);
  return {
    events: markdownTable(
      'event | sent when | caused by',
      events.map(([name, { when, fact }]) => [`\`${name}\``, when, `\`${fact}\``]),
    ),
    fields: markdownTable(
      'event | field | values | meaning',
      events.flatMap(([name, note]) => fieldRows(name, dataLayerEvents[name as DataLayerEventName], note)), // the keys of eventNotes
    ),
    silent: markdownTable(
      'fact | reason',
      Object.entries(silentFacts).map(([name, reason]) => [`\`${name}\``, reason]),
    ),
    names: ['```json', JSON.stringify({ appBridge: appBridgeSchema.parse({}) }, null, 2), '```'].join('\n'),
  };
}

/** A row for each field of an event. Throws if a field has no note, or a note has no field. */
export function fieldRows(
  name: string,
  event: z.ZodMiniType,
  { fields = {} }: EventNote,
): readonly (readonly string[])[] {
  const found = fieldsOf(event);
  const orphan = Object.keys(fields).find((path) => !found.some((field) => field.path === path));
  if (orphan !== undefined) {
    throw new Error(
      `There is a note about "${orphan}" of the event "${name}", which has no such field. Delete it in e2e/documents/event-notes.ts.`,
    );
  }
  return found.map(({ path, holds }) => {
    const meaning = fields[path];
    if (meaning === undefined) {
      throw new Error(
        `The field "${path}" of the event "${name}" has no note, so its meaning would be missing. Write it in e2e/documents/event-notes.ts.`,
      );
    }
    return [`\`${name}\``, `\`${path}\``, holds, meaning];
  });
}
