export { Button, type ButtonProps } from './button';
export { Spinner } from './button.styles';
export { ChatIcon, CheckIcon, DownIcon, SendIcon } from './icons';
export { Markup, type MarkupProps } from './markup';
export type { MaskedKind, MaskProps } from './mask';
export type { StepComponentProps, StepComponentType } from './step-component';
export { Card, Chip } from './surfaces';
export { prefersReducedMotion, usePrefersReducedMotion } from './use-prefers-reduced-motion';
export { VisuallyHidden, visuallyHidden } from './visually-hidden';
