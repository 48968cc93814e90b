import { FieldMask } from '../masks';
import type { StepComponentProps } from '../ui';
import { aScene } from './builders';

const ignore = () => undefined;

/** What the host gives a segment's component: a scene, its props, its masks, nothing offered, and nobody who listens. */
export function aPart<Answer, Props>(
  overrides: Partial<StepComponentProps<Answer, Props>> & { readonly props: Props },
): StepComponentProps<Answer, Props> {
  return {
    scene: aScene(),
    draft: '',
    offered: [],
    onDraft: ignore,
    onChoose: ignore,
    onAnswer: ignore,
    onSubmit: ignore,
    isSubmitting: false,
    problem: undefined,
    onSay: ignore,
    Mask: FieldMask,
    ...overrides,
  };
}
