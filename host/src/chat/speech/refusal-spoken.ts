import { speakable } from './speakable';

/** A refusal as it is announced: its sentence, and how to correct the answer if the question says its limits. */
export function refusalSpoken(problem: string, hint: string | undefined): string {
  const sentence = speakable(problem);
  if (hint === undefined) return sentence;
  return `${/[.!?]$/.test(sentence) ? sentence : `${sentence}.`} ${speakable(hint)}`;
}
