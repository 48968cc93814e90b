import type { StepComponentProps } from '../../ui';
import { aScene } from '../builders';

const ignore = () => undefined;

/** The props that the host passes to a segment's component: no options, and callbacks that do nothing. */
export function componentProps<Answer, Props>(
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
    isOpen: true,
    isSubmitting: false,
    problem: undefined,
    onSay: ignore,
    ...overrides,
  };
}
