import type { Checked } from '../validation';
import type { Scene } from './scene';
import type { NoState } from './segment-state';
import type { StepVerify } from './step-request';

/** The kinds of typed answers. They decide mask, keyboard and the browser's autofill. */
export type InputKind =
  | 'text'
  | 'name'
  | 'money'
  | 'email'
  | 'phone'
  | 'cpf'
  | 'cnpj'
  | 'cpf-cnpj'
  | 'cep'
  | 'date'
  | 'coupon'
  | 'long-text';

/** The field of a typed question. */
export interface Field {
  readonly kind: InputKind;
  /** The accessible name of the field. */
  readonly label: string;
  readonly placeholder?: string | undefined;
  /** The limits or the format of the answer, where the question itself does not say them. A host that does not know it shows none. */
  readonly hint?: string | undefined;
  /** Why the answer is asked for, in one short sentence. A host that does not know it shows none. */
  readonly reason?: string | undefined;
  /** The HTML autocomplete token. */
  readonly autocomplete?: string | undefined;
}

/** The field may depend on the journey: a person has a CPF, a company a CNPJ. */
export type AskedField<State = NoState> = {
  readonly [Name in keyof Field]: Field[Name] | ((scene: Scene<State>) => Field[Name]);
};

export interface StepInput<Target extends string, Answer, Value, State = NoState> extends AskedField<State> {
  check(typed: string, scene: Scene<State>): Checked<Answer>;
  /** The initial text of the field. */
  initial?(scene: Scene<State>): string;
  /** The answer as text, for the visitor's bubble; the typed text when absent. */
  show?(answer: Answer): string;
  readonly verify?: StepVerify<Target, Answer, Value, State>;
}
