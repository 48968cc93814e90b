import type { Field } from '@consorcio/shared/flow';
import type { Check } from '@consorcio/shared/validation';

/** A question that the visitor answers by typing. */
export interface TypedQuestion {
  /** Changes with every question, also when the same one is asked again after a refusal. */
  readonly key: string;
  readonly input: Field;
  readonly check: Check<unknown>;
  readonly draft: string;
  readonly problem: string | undefined;
  /** The server is checking the answer. */
  readonly isVerifying: boolean;
}
