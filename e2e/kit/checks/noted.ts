import type { Evidence, KitCheck, Noted } from '../evidence';
import type { KitNote } from '../page/contract';
import { placeIn } from '../place';

const moments: Readonly<Record<KitNote['moment'], string>> = {
  loaded: 'while it is loaded',
  drawn: 'while it is drawn',
  pressed: 'after a press',
  gone: 'when it is gone',
};

/** A check that passes if the page noted nothing of this kind. `advice` ends each sentence. */
export function nothingNoted(kind: KitNote['kind'], summary: string, advice: string): KitCheck {
  return (evidence) => ({
    summary,
    problems: sentences(evidence, kind, (noted) => `${noted.what} ${moments[noted.moment]}`, advice),
  });
}

/** One sentence for each line of code that was noted, with the first step that ran it. */
export function sentences(
  { noted, remote }: Evidence,
  kind: KitNote['kind'],
  says: (noted: Noted) => string,
  advice: string,
): readonly string[] {
  const all = new Map<string, string>();
  for (const each of noted) {
    if (each.kind !== kind) continue;
    const said = `${says(each)}${placeIn(remote, each.at)}. ${advice}`;
    if (!all.has(said)) all.set(said, `${each.where} ${said}`);
  }
  return [...all.values()];
}
