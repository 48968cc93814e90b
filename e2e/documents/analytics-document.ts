import { type DataLayerEventName, dataLayerEvents } from '@consorcio/host/analytics';
import { appBridgeSchema } from '@consorcio/host/config';
import type * as z from 'zod/mini';
import { fieldsOf } from './event-fields';
import { type EventNote, eventNotes, silentFacts } from './event-notes';
import { markdownTable } from './markdown-table';

/** The page about analytics: every event of the data layer, and what is never sent. */
export function analyticsDocument(): string {
  const events = Object.entries<EventNote>(eventNotes);
  const sections = [
    introduction,
    '## Events',
    markdownTable(
      'event | sent when | caused by',
      events.map(([name, { when, fact }]) => [`\`${name}\``, when, `\`${fact}\``]),
    ),
    '## Fields',
    'Amounts are in currency units (reais), not in cents. An event that is not listed here has no fields besides its name.',
    markdownTable(
      'event | field | values | meaning',
      events.flatMap(([name, note]) => fieldRows(name, dataLayerEvents[name as DataLayerEventName], note)), // the keys of eventNotes
    ),
    personalData,
    '## Facts that send nothing',
    markdownTable(
      'fact | reason',
      Object.entries(silentFacts).map(([name, reason]) => [`\`${name}\``, reason]),
    ),
    transport,
    ['```json', JSON.stringify({ appBridge: appBridgeSchema.parse({}) }, null, 2), '```'].join('\n'),
  ];
  return `${sections.join('\n\n')}\n`;
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

const introduction = `# Analytics

Written by \`pnpm documents\` from the schemas of [\`data-layer-events.ts\`](../host/src/analytics/data-layer-events.ts) and the notes of
[\`event-notes.ts\`](../e2e/documents/event-notes.ts): change those, not this page. \`npm test\` reports when they differ.

A segment publishes facts and knows no tag manager. The host subscribes to them. For each fact that the specification (section 7) names
an event for, it pushes that event to the page's \`dataLayer\`, in the order of the facts. The schemas are strict, and tests compare the
pushed events with them: a field that is not listed below is never sent.`;

const personalData = `## Personal data

Never sent, not even hashed: names, birth and foundation dates, card data, addresses and the CEP, and the free text of the survey.

E-mail, phone, CPF and CNPJ are sent only as SHA-256, in lower-case hex, of their normal form:

${markdownTable('data | normal form', [
  [
    'e-mail',
    'lower case without white space; only for `gmail.com` and `googlemail.com`, the local part also without dots and `+suffix`',
  ],
  ['phone', 'in international form, with +55: `+5511987654321`'],
  ['CPF', 'its digits'],
  ['CNPJ', 'its digits and upper-case letters'],
])}

A value without a normal form is not sent, because the hash of an empty text would be the same for many people. Nothing is sent either
where the page may not hash (no secure context).`;

const transport = `## One purchase for each proposal

A \`purchase\` is sent once for each proposal, also after a reload and in a copied tab: local storage keeps the numbers of the last hundred
counted proposals. If local storage is blocked, each page counts a proposal once.

## The tag manager

The container is the brand's \`trackingId\`. It runs in a frame of its own, without access to the page
([ADR 0027](adr/0027-the-tag-manager-has-a-frame-of-its-own.md)), and has a \`dataLayer\` there with the same entries. The frame opens after the
first paint, and nothing waits for it. Earlier facts are kept and sent in their order. Of the page's address it knows the parameters of
campaigns: \`utm_*\`, \`gclid\`, \`gbraid\`, \`wbraid\`, \`dclid\`, \`fbclid\`, \`msclkid\`, \`ttclid\`. A brand without an id loads no container, but events
are pushed to the \`dataLayer\` of the page as well.

## Inside the app

A brand with \`isApp\` also posts the name of each event, without its fields, to the app around the page. Channels that do not exist are
skipped:

- React Native: \`window.ReactNativeWebView.postMessage(name)\`
- iOS: \`window.webkit.messageHandlers[iosHandler].postMessage(name)\`
- Android: \`window[androidInterface].postMessage(name)\`
- a frame around the page: \`parent.postMessage(name, parentOrigin)\`, only with a configured origin

The names are \`appBridge\` in \`/config.json\`. The defaults are:`;
