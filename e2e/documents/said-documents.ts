import type { FlowCheckInput } from '@consorcio/shared/flow';
import { brands } from '../pages/fixtures/brands';
import { stories } from './speech/stories';
import type { Story, Turn } from './speech/story';
import { tellStory } from './speech/tell-story';
import type { WrittenDocument } from './stale-documents';
import { type AuditedText, collectTexts } from './texts/collect-texts';

/**
 * What each package says: one file a segment, one for the host and one for what they share. A turn of a story that stands there
 * already is left out, so that a sentence stands once.
 */
export async function saidDocuments(conversation: FlowCheckInput): Promise<readonly WrittenDocument[]> {
  const told = await Promise.all(stories.map(async (story) => ({ story, turns: await turnsOf(story, conversation) })));
  const texts = collectTexts().filter(({ source }) => source === 'SPEC' || source === 'ours');
  return [...new Set(texts.map(({ room }) => room))].map((room) => ({
    path: `e2e/documents/said/${room}.txt`,
    text: [
      `What ${room} says. Written by \`pnpm documents\`: change the code, not this file.`,
      ...announcementsOf(room, told),
      '',
      '# Every text in the code: where it is, and whether the SPEC has the words',
      ...texts.filter((text) => text.room === room).map(textLine),
      '',
    ].join('\n'),
  }));
}

function turnsOf(story: Story, conversation: FlowCheckInput): Promise<readonly Turn[]> {
  const brand = brands.find(({ id }) => id === story.brand);
  if (!brand) throw new Error(`The story ${story.name} is about the brand ${story.brand}, which does not exist.`);
  return tellStory(story, brand, conversation);
}

interface Told {
  readonly story: Story;
  readonly turns: readonly Turn[];
}

/** The turns of the stories in one package, in order, each once. */
function announcementsOf(room: string, told: readonly Told[]): readonly string[] {
  const heard = new Set<string>();
  return told.flatMap(({ story: { title, brand }, turns }) => {
    const own = turns.filter(({ segment }) => room === packageOf(segment)).map(turnText);
    const fresh = own.filter((text) => !heard.has(text) && heard.add(text));
    return fresh.length > 0 ? ['', `# ${title} (${brand})`, ...fresh] : [];
  });
}

function packageOf(segment: string): string {
  return segment === 'host' ? segment : `mf-${segment}`;
}

function turnText({ lines }: Turn): string {
  return lines.map(({ kind, text }) => marks[kind] + text).join('\n');
}

const marks = { visitor: '> ', announced: '', alert: 'alert: ', dialog: 'dialog: ' } as const;

function textLine({ place, text, source }: AuditedText): string {
  return `${place}${source === 'SPEC' ? ' (SPEC)' : ''}: ${text}`;
}
