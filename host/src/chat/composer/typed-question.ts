import type { Field } from '@consorcio/shared/flow';

/** What the visitor is asked to type. */
export interface TypedQuestion {
  /** Changes with every question, also when the same one is asked again after a refusal. */
  readonly key: string;
  readonly input: Field;
  readonly draft: string;
  readonly problem: string | undefined;
  /** The answer was given and is being looked at by the server. */
  readonly isVerifying: boolean;
}
