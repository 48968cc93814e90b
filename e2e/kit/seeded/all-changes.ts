import { breakingAnswers } from './breaking-answers';
import { breakingBehaviour } from './breaking-behaviour';
import { breakingConversation } from './breaking-conversation';
import { breakingData } from './breaking-data';
import { breakingPage } from './breaking-page';
import { breakingShape } from './breaking-shape';
import type { SeededChange } from './change';
import { harmlessComponents } from './harmless-components';
import { harmlessConversation } from './harmless-conversation';
import { harmlessPage } from './harmless-page';
import { harmlessReact } from './harmless-react';
import { harmlessSteps } from './harmless-steps';
import { harmlessTiming } from './harmless-timing';

/** Every seeded change: those that a check must catch, then those that no check may catch. */
export const allChanges: readonly SeededChange[] = [
  ...[breakingShape, breakingBehaviour, breakingPage, breakingAnswers, breakingData, breakingConversation],
  ...[harmlessSteps, harmlessComponents, harmlessConversation, harmlessTiming, harmlessReact, harmlessPage],
].flat();
