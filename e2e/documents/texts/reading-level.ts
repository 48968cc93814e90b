/** The most words of a sentence. */
export const MOST_WORDS = 25;
/** From here on the scale of Martins et al. calls a text easy; from 75 on, very easy; below 25, very difficult. */
export const EASY = 50;

/** How easy texts are to read: the index of Flesch, adapted to Brazilian Portuguese by Martins et al. (1996). */
export function readingEase(texts: readonly string[]): number {
  const sentences = texts.flatMap(sentencesOf);
  const words = sentences.flatMap(wordsIn);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 248.835 - 1.015 * (words.length / sentences.length) - 84.6 * (syllables / words.length);
}

/** The sentences of a text. A datum counts as a word. */
export function sentencesOf(text: string): readonly string[] {
  return text
    .replace(/\{[^}]*\}/g, 'valor')
    .split(/(?<=[.!?…])\s+/)
    .filter((sentence) => wordsIn(sentence).length > 0);
}

export function wordsIn(sentence: string): readonly string[] {
  return sentence.match(/\p{L}[\p{L}'-]*|\d[\d.,]*%?/gu) ?? [];
}

/** The syllables of a Portuguese word: its groups of vowels, of which a hiatus has two. A number is read as two. */
export function syllablesOf(word: string): number {
  if (/\d/.test(word)) return 2;
  const vowels = word
    .toLowerCase()
    .replace(/([qg])u(?=[aeioáéíóâêã])/g, '$1') // quero, igual: one vowel
    .replace(/[áéíóúâêô].*/, (end) => end.replace(/[iu](?=[ao]s?$)/, '')) // consórcio, and not 'parceria'
    .match(/[ãõ][eo]|[aeoáéóâêô][iu](?!nh|[lmnrz]$)|ui|iu|[aeiouáéíóúâêôãõà]/g);
  return Math.max(1, vowels?.length ?? 0);
}
