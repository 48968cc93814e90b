import { speakable } from './speakable';

/** A refusal as it is announced: its sentence, and what helps to correct the answer, such as the limits of the question. */
export function refusalSpoken(problem: string, ...help: readonly (string | undefined)[]): string {
  return [problem, ...help]
    .filter((sentence) => sentence !== undefined)
    .map(speakable)
    .reduce((said, sentence) => `${/[.!?:]$/.test(said) ? said : `${said}.`} ${sentence}`);
}
