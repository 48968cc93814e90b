export {
  backLabel,
  endOption,
  otherPlansLabel,
  specialistsOption,
  startAgainLabel,
  tryAgainOption,
} from './common-options';
export { destinationOf } from './destination';
export { createDriver, type Driver } from './driver/driver';
export type { Clock, DriverPorts, Presence, WatchPresence } from './driver/ports';
export type { Answer, Effect, EngineEvent, Outcome } from './engine/events';
export { newJourney } from './engine/new-journey';
export { pauseBetweenBubbles } from './engine/pause-between-bubbles';
export { transition } from './engine/transition';
export type { World } from './engine/world';
export { type FitsJourney, journeyOf, withJourney } from './journey-parts';
export { escapeMarkup, type MarkupNode, type MarkupTag, markup, parseMarkup, plainText } from './markup';
export { parseSegment } from './parse-segment';
export type { Place, SharedPlaces } from './place';
export { bubblesOf, fieldOf, hasControl, isAvailable, optionsOf, waitsForVisitor } from './read-step';
export type { Scene, Trouble } from './scene';
export { sceneAt } from './scene-at';
export { CONTRACT_VERSION, defineSegment, type Itinerary, type Loader, type Segment } from './segment';
export type { NoState, SegmentState, StateOf } from './segment-state';
export type { Message, Phase, Snapshot } from './snapshot';
export { snapshotSchema } from './snapshot-schema';
export { defineStep, defineStepWith, type SharedTarget, type Step } from './step';
export { stepAt } from './step-at';
export type { StepComponent, StepOverlay } from './step-component';
export type { Given, GivenExample, StepExample } from './step-example';
export type { Field, InputKind, StepInput } from './step-input';
export type { AnswerOption, OptionLayout, OptionTone, StepOption } from './step-option';
export type { Call, Geolocator, StepFetch, StepSend, StepSubmit, StepVerify } from './step-request';
