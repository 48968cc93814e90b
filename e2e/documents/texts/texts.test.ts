import { journeyThatAsks, seededParts } from '@consorcio/host/seeded';
import { bubblesOf, fieldOf, journeyOf, optionsOf, type Scene, type Step } from '@consorcio/shared/flow';
import { brands } from '../../pages/fixtures/brands';
import { loadConversation } from '../../pages/fixtures/load-conversation';
import { NOW } from '../speech/open-conversation';
import { collectTexts, oursIn } from './collect-texts';
import { promisesIn } from './forbidden-promises';
import { EASY, MOST_WORDS, readingEase, sentencesOf, wordsIn } from './reading-level';
import { specSentences } from './spec-sentences';

const texts = collectTexts();
const ours = oursIn(texts);

it('every sentence of the specification is in the conversation', () => {
  const said = new Set(texts.map(({ text }) => text));
  expect(specSentences.filter((sentence) => !said.has(sentence))).toEqual([]);
});

it('no text promises what the product cannot keep', () => {
  const promises = texts.flatMap((text) => promisesIn(text).map((reason) => `${text.place}: ${text.text} ${reason}`));
  expect(promises).toEqual([]);
});

it('our texts are easy to read, none is very difficult, and no sentence is long', () => {
  expect(readingEase(ours)).toBeGreaterThan(EASY);
  expect(ours.filter((text) => wordsIn(text).length >= 10 && readingEase([text]) < VERY_DIFFICULT)).toEqual([]);
  expect(ours.flatMap(sentencesOf).filter((sentence) => wordsIn(sentence).length > MOST_WORDS)).toEqual([]);
});

it('what the steps say is in the list', async () => {
  const listed = texts.map(({ text }) => patternOf(text));
  const isListed = (text: string) => listed.some((pattern) => pattern.test(text));
  const { segments } = await loadConversation();
  const said = new Set(
    segments.flatMap(({ name, steps }) => Object.values(steps).flatMap((step) => saidBy(step, name))).map(plain),
  );
  expect(said.size).toBeGreaterThan(200);
  const answers = JSON.stringify(seededParts);
  const unlisted = [...said].filter((text) => / \p{L}/u.test(text) && !isListed(text) && !answers.includes(text));
  expect(unlisted.filter((text) => !text.split(/(?<=[.!?])\s/).every(isListed))).toEqual([]);
});

const VERY_DIFFICULT = 25;
const brandsWithEachGreeting = [...new Map(brands.map((brand) => [brand.greeting, brand])).values()];

/** What a step says to visitors of every brand who have answered everything, or who had trouble. */
function saidBy(step: Step, segment: string): readonly string[] {
  const troubles = [undefined, ...[1, 2].flatMap((times) => [true, false].map((uncertain) => ({ times, uncertain })))];
  return brandsWithEachGreeting.flatMap((brand) => {
    const seeded = { journey: journeyOf(seededParts, segment), brand, now: NOW };
    const journey = journeyThatAsks(step, seeded);
    return troubles.flatMap((trouble) => {
      const place = { segment, step: step.name };
      const failure = { code: 'http.failed' } as const;
      return textsIn(step, { ...seeded, journey, ...(trouble && { trouble: { ...trouble, place, failure } }) });
    });
  });
}

/** Some steps need what this visitor does not have; their own tests have it. */
function textsIn(step: Step, scene: Scene): readonly string[] {
  try {
    const options = optionsOf(step, scene).flatMap(({ label, detail, unavailable }) => [label, detail, unavailable]);
    const field = step.input && fieldOf(step.input, scene);
    return [...bubblesOf(step, scene), step.title, ...options, field?.label, field?.hint, field?.placeholder].flatMap(
      (text) => text ?? [],
    );
  } catch {
    return [];
  }
}

/** The listed text with anything in place of its data. */
function patternOf(text: string): RegExp {
  const parts = text.split(/\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*').replaceAll(' .* ', ' (?:.* )?')}$`, 'u');
}

function plain(text: string): string {
  return text
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
