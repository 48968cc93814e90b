import { cellText, markdownTable } from '../markdown-table';
import { type AuditedText, textSources } from './collect-texts';
import { readingEase } from './reading-level';

/** The page with every text that a visitor may read or hear, and its source. */
export function textsDocument(texts: readonly AuditedText[]): string {
  const rooms = [...new Set(texts.map(({ room }) => room))];
  const sections = [
    introduction,
    markdownTable(
      'source | texts | meaning',
      textSources.map((source) => [
        source,
        String(texts.filter((text) => text.source === source).length),
        meanings[source],
      ]),
    ),
    `Reading ease of our texts: ${Math.round(readingEase(oursIn(texts)))} (50 to 75 is easy, more is very easy).`,
    ...rooms.flatMap((room) => [`## ${room}`, tableOf(texts.filter((text) => text.room === room))]),
  ];
  return `${sections.join('\n\n')}\n`;
}

/** The sentences that we may change: of the code and of the brand files. A label is no sentence. */
export function oursIn(texts: readonly AuditedText[]): readonly string[] {
  return texts
    .filter(({ source, text }) => (source === 'ours' || source === 'brand') && /[.!?…]$/.test(text))
    .map(({ text }) => text);
}

function tableOf(texts: readonly AuditedText[]): string {
  return markdownTable(
    'place | who says it | text | source',
    texts.map(({ place, speaker, text, source }) => [cellText(place), speaker, cellText(text), source]),
  );
}

const meanings = {
  SPEC: 'letter by letter from the product specification ([the list](../e2e/documents/texts/spec-sentences.ts))',
  brand: 'from a brand file, or the greeting that it names',
  settings: 'from `institution.json`',
  API: 'shown as the server sends it',
  ours: 'written by us where the specification gives no words',
} as const;

const introduction = `# The texts of the conversation

Written by \`pnpm documents\` from the code, the brand files and the settings: change those, not this page. \`npm test\` reports when they
differ. It lists every text that a visitor may read or hear: messages, options, fields, hints, refusals, dialogs, and what only a screen
reader says. \`{nome}\` stands for a datum. A text with two variants has two lines.

A test reads all of them: no text promises what the product cannot keep ([the list](../e2e/documents/texts/forbidden-promises.ts)), no
sentence of ours has more than 25 words, and ours are easy to read by the index of Flesch as Martins et al. (1996) adapted it.`;
