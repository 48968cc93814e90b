export { type Clock, createDriver, type Driver, type DriverPorts } from './driver';
export { newJourney, type Transition, transition, type World } from './engine';
export type { Answer, Effect, EngineEvent, Outcome } from './engine-events';
export { checkFlow, type FlowCheckInput, type FlowEdges, type FlowProblem, flowEdges } from './flow-check';
export { journeyOf, withJourney } from './journey-parts';
export { escapeMarkup, type MarkupNode, type MarkupTag, markup, markupTags, parseMarkup, plainText } from './markup';
export type { Place, Scene, Trouble } from './scene';
export { CONTRACT_VERSION, defineSegment, type Itinerary, type Loader, type Segment } from './segment';
export type { NoState, SegmentState, StateOf } from './segment-state';
export { type Message, messageSchema, type Phase, SNAPSHOT_VERSION, type Snapshot, snapshotSchema } from './snapshot';
export { specialistsOption } from './specialists';
export {
  bubblesOf,
  type Call,
  defineStep,
  defineStepWith,
  type Field,
  fieldOf,
  hasControl,
  type InputKind,
  isAvailable,
  type OptionLayout,
  type OptionTone,
  optionsOf,
  type SharedTarget,
  type Step,
  type StepComponent,
  type StepFetch,
  type StepInput,
  type StepOption,
  type StepOverlay,
  type StepSend,
  type StepSubmit,
  type StepVerify,
  waitsForVisitor,
} from './step';
