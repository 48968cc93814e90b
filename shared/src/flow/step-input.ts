import type { Checked } from '../validation';
import type { Scene } from './scene';
import type { NoState } from './segment-state';
import type { StepVerify } from './step-request';

/** How a typed answer is masked, which keyboard it opens and how it is filled in by the browser. */
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

/** How a typed question presents itself. */
export interface Field {
  readonly kind: InputKind;
  /** The accessible name of the field. */
  readonly label: string;
  readonly placeholder?: string;
  /** The HTML autocomplete token. */
  readonly autocomplete?: string;
}

/** The field may depend on who is asked: a person has a CPF, a company a CNPJ. */
export type AskedField<State = NoState> = {
  readonly [Name in keyof Field]: Field[Name] | ((scene: Scene<State>) => Field[Name]);
};

export interface StepInput<Target extends string, Answer, Value, State = NoState> extends AskedField<State> {
  check(typed: string, scene: Scene<State>): Checked<Answer>;
  /** What the field holds at first. */
  initial?(scene: Scene<State>): string;
  /** How the answer reads in the visitor's bubble; what was typed when absent. */
  show?(answer: Answer): string;
  readonly verify?: StepVerify<Target, Answer, Value, State>;
}
