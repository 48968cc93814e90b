export type { StepComponentProps, StepComponentType } from './step-component';
