import type { FlowCheckInput } from '@consorcio/shared/testing';
import { stories } from './speech/stories';
import { type Turn, tellStory } from './speech/tell-story';
import type { WrittenDocument } from './stale-documents';
import { collectTexts } from './texts/collect-texts';

/**
 * What each package says: one file a segment, one for the host and one for what they share. A turn of a story that stands there
 * already is left out, so that a sentence stands once.
 */
export async function saidDocuments(conversation: FlowCheckInput): Promise<readonly WrittenDocument[]> {
  const told = await Promise.all(
    stories.map(async (story) => ({ ...story, turns: await tellStory(story, conversation) })),
  );
  const texts = collectTexts().filter(({ source }) => source === 'SPEC' || source === 'ours');
  return [...new Set(texts.map(({ room }) => room))].map((room) => {
    const heard = new Set<string>();
    const announced = told.flatMap(({ title, brand = 'home', turns }) => {
      const own = turns
        .filter(({ segment }) => room === (segment === 'host' ? segment : `mf-${segment}`))
        .map(turnText);
      const fresh = own.filter((text) => !heard.has(text) && heard.add(text));
      return fresh.length > 0 ? ['', `# ${title} (${brand})`, ...fresh] : [];
    });
    const written = texts
      .filter((text) => text.room === room)
      .map(({ place, text, source }) => `${place}${source === 'SPEC' ? ' (SPEC)' : ''}: ${text}`);
    const lines = [
      `What ${room} says. Written by \`pnpm check documents --write\`: change the code, not this file.`,
      ...announced,
      '',
      '# Every text in the code: where it is, and whether the SPEC has the words',
      ...written,
    ];
    return { path: `e2e/documents/said/${room}.txt`, text: `${lines.join('\n')}\n` };
  });
}

const marks = { visitor: '> ', announced: '', alert: 'alert: ', dialog: 'dialog: ' } as const;

function turnText({ lines }: Turn): string {
  return lines.map(({ kind, text }) => marks[kind] + text).join('\n');
}
