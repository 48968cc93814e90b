import { type DataLayerEventName, dataLayerEvents } from '@consorcio/host/analytics';
import { appBridgeSchema } from '@consorcio/host/config';
import type * as z from 'zod/mini';
import { fieldsOf } from './event-fields';
import { type EventNote, eventNotes, silentFacts } from './event-notes';
import { markdownTable } from './markdown-table';

/** The page about what the business sees of a journey: each event of the data layer, and what is never sent. */
export function analyticsDocument(): string {
  const names = Object.keys(dataLayerEvents) as DataLayerEventName[]; // the keys of a literal are all there are
  const sections = [
    introduction,
    '## Events',
    markdownTable(
      ['event', 'sent when', 'caused by'],
      names.map((name) => eventRow(name, eventNotes[name])),
    ),
    '## Fields',
    'Amounts are in currency units (reais), not in cents. An event that is not here holds its name alone.',
    markdownTable(
      ['event', 'field', 'holds', 'means'],
      names.flatMap((name) => fieldRows(name, dataLayerEvents[name], eventNotes[name])),
    ),
    ...personalData,
    ...facts,
    ...purchase,
    ...tagManager,
    ...app,
  ];
  return `${sections.join('\n\n')}\n`;
}

function eventRow(name: string, { when, fact }: EventNote): readonly string[] {
  return [`\`${name}\``, when, `\`${fact}\``];
}

/** A row for each field of an event. A field that nobody wrote a note for is an error, and so is a note without its field. */
export function fieldRows(name: string, event: z.ZodMiniType, { fields }: EventNote): readonly (readonly string[])[] {
  const found = fieldsOf(event);
  const orphan = Object.keys(fields).find((path) => !found.some((field) => field.path === path));
  if (orphan !== undefined) {
    throw new Error(
      `There is a note about "${orphan}" of the event "${name}", which has no such field. Delete it in e2e/documents/event-notes.ts.`,
    );
  }
  return found.map(({ path, holds }) => {
    const means = fields[path];
    if (means === undefined) {
      throw new Error(
        `The field "${path}" of the event "${name}" has no note, so nobody could tell what it means. Write it in e2e/documents/event-notes.ts.`,
      );
    }
    return [`\`${name}\``, `\`${path}\``, holds, means];
  });
}

const introduction = `# What analytics is told

Written by \`pnpm documents\` from the schemas of [\`data-layer-events.ts\`](../host/src/analytics/data-layer-events.ts) and the notes of
[\`event-notes.ts\`](../e2e/documents/event-notes.ts): change those, not this page. \`npm test\` says when they differ.

A segment publishes facts and knows no tag manager. The host hears them, and pushes what the specification (section 7) names an event
for into the page's \`dataLayer\`, in the order of the facts. The schemas are strict, and tests hold what is pushed
against them: a field that is not below is never sent.`;

const personalData = [
  '## Personal data',
  `Never sent, not even hashed: names, birth and foundation dates, card data, addresses and the CEP, and the survey's free text.

E-mail, phone, CPF and CNPJ are sent as SHA-256 alone, in lower-case hex, of their normal form:`,
  markdownTable(
    ['data', 'normal form'],
    [
      [
        'e-mail',
        'lower case without white space; of `gmail.com` and `googlemail.com` alone, the local part also without its dots and its `+suffix`',
      ],
      ['phone', 'as the world dials it, with +55: `+5511987654321`'],
      ['CPF', 'its digits'],
      ['CNPJ', 'its digits and upper-case letters'],
    ],
  ),
  'What has no normal form is not sent: the hash of an empty text would make one person of many. The same holds where a page may not hash (no secure context).',
];

const facts = [
  '## Facts that send nothing',
  markdownTable(
    ['fact', 'why'],
    Object.entries(silentFacts).map(([name, why]) => [`\`${name}\``, why]),
  ),
];

const purchase = [
  '## One purchase for each proposal',
  `A \`purchase\` is sent once for each proposal, also after a reload and in a copied tab: local storage keeps the numbers of the last hundred
proposals that were counted. Where it is forbidden, a page counts each of them once.`,
];

const tagManager = [
  '## The tag manager',
  `The container is the brand's \`trackingId\`. It is loaded when the page itself has come, after the first paint, and nothing waits for it; facts heard before are kept, and
told in their order. A brand without an id loads no container, and pushes into the \`dataLayer\` all the same.`,
];

const app = [
  '## Inside the app',
  `A brand with \`isApp\` also posts the name of each event, and nothing else of it, to the app around the page. Whoever is not there is silence:

- React Native: \`window.ReactNativeWebView.postMessage(name)\`
- iOS: \`window.webkit.messageHandlers[iosHandler].postMessage(name)\`
- Android: \`window[androidInterface].postMessage(name)\`
- a frame around the page: \`parent.postMessage(name, parentOrigin)\`, only with a configured origin

The names are \`appBridge\` in \`/config.json\`; without it:`,
  ['```json', JSON.stringify({ appBridge: appBridgeSchema.parse({}) }, null, 2), '```'].join('\n'),
];
