import type { Answer } from '@consorcio/shared/flow';
import type { Fault } from '../sandbox/state/faults';

/** What a visitor gives: an answer, or the form over the page. */
export type Given = Answer | { readonly kind: 'form'; readonly form: unknown };

/** What a visitor hears, or does in between. */
export interface Line {
  /**
   * `announced` by the live region; an `alert` at the field; the name of a `dialog`, which is read when it opens; or what the `visitor`
   * does, which is not announced.
   */
  readonly kind: 'announced' | 'alert' | 'dialog' | 'visitor';
  readonly text: string;
}

/** A conversation whose announcements are written down. */
export interface Story {
  /** The name of its file. */
  readonly name: string;
  readonly title: string;
  /** The file name of the brand. */
  readonly brand: string;
  /** The answers that differ from those of `usualAnswers`, by step; of several, one each time that the step asks. */
  readonly answers: Readonly<Record<string, readonly Given[]>>;
  /** What the API does wrong. */
  readonly faults?: readonly Fault[];
  /** The segments that do not load the first time. */
  readonly missing?: readonly string[];
  /** The step at which it stops; without one, it ends. */
  readonly until?: string;
}

export const type = (text: string): Given => ({ kind: 'typed', text });
export const choose = (id: string): Given => ({ kind: 'option', id });
export const give = (value: unknown): Given => ({ kind: 'component', value });
export const fill = (form: unknown): Given => ({ kind: 'form', form });
