import type { ComponentType } from 'react';
import type { Scene, StepOption } from '../flow';
import type { MaskProps } from './mask';

/** What the host gives a segment's component in the talk, or over it (overlay). */
export interface StepComponentProps<Answer = unknown, Props = unknown> {
  /** What the journey knows and the brand it is told in. */
  readonly scene: Scene;
  /** What the step's `props` said when the message was made. */
  readonly props: Props;
  /** The component's own unfinished answer, kept over a reload. Empty at first. */
  readonly draft: string;
  onDraft(draft: string): void;
  /** The options of the waiting step that are this component's to offer. None once the talk has gone on. */
  readonly offered: readonly StepOption[];
  /** Chooses one of them. */
  onChoose(id: string): void;
  /** Answers the step. A second call for the same question changes nothing. */
  onAnswer(answer: Answer): void;
  /** Hands in a form that must not be kept anywhere: it goes to the step's `submit`. A second call changes nothing. */
  onSubmit(form: unknown): void;
  /** What was handed in is on its way. */
  readonly isSubmitting: boolean;
  /** Why what was handed in was not sent. */
  readonly problem: string | undefined;
  /** Speaks to people who do not see: plain text, through the page's one live region. */
  onSay(text: string): void;
  /** The host's masks, so that a segment carries none of its own. */
  readonly Mask: ComponentType<MaskProps>;
}

export type StepComponentType<Answer = unknown, Props = unknown> = ComponentType<StepComponentProps<Answer, Props>>;
