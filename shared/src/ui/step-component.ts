import type { ComponentType, RefObject } from 'react';
import type { InputKind, Scene, StepOption } from '../flow';

/** The props that the host passes to a segment's component, in the conversation or over it (overlay). */
export interface StepComponentProps<Answer = unknown, Props = unknown> {
  /** As of now while it asks, offers or is over the page; otherwise as of its time, in the brand of now. */
  readonly scene: Scene;
  /** The result of the step's `props` when the message was created. */
  readonly props: Props;
  /** The component's own unfinished answer, which survives a reload. Empty at first. */
  readonly draft: string;
  onDraft(draft: string): void;
  /** The options of the waiting step that this component offers. Empty once the conversation has continued. */
  readonly offered: readonly StepOption[];
  /** Chooses one of `offered`. */
  onChoose(id: string): void;
  /** Answers the step. A second call for the same question changes nothing. */
  onAnswer(answer: Answer): void;
  /** False for an overlay that is mounted ahead, and not shown yet. */
  readonly isOpen: boolean;
  /** Submits the form of this component: the step's `submit` runs. A second call changes nothing. */
  onSubmit(): void;
  /** The form is being sent. */
  readonly isSubmitting: boolean;
  /** Why the form was not sent. */
  readonly problem: string | undefined;
  /** Announces plain text to screen readers, through the page's only live region. */
  onSay(text: string): void;
}

export type StepComponentType<Answer = unknown, Props = unknown> = ComponentType<StepComponentProps<Answer, Props>>;

/** The kinds of answer that have a fixed format. */
export type MaskedKind =
  | Exclude<InputKind, 'text' | 'name' | 'email' | 'coupon' | 'long-text'>
  | 'card-number'
  | 'card-expiry';

export interface MaskProps {
  /** The field to mask. Its own text is the only source of truth, so it may change while it is masked. */
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  kind: MaskedKind;
  /** Receives a function that formats the field again, for changes that the browser made without a key press. */
  remask: RefObject<() => void>;
  /** Called with the formatted text when the mask is added. */
  onText(text: string): void;
}
