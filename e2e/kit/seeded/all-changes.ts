import { breakingAnswers } from './breaking-answers';
import { breakingBehaviour } from './breaking-behaviour';
import { breakingData } from './breaking-data';
import { breakingPage } from './breaking-page';
import { breakingShape } from './breaking-shape';
import { breakingTalk } from './breaking-talk';
import type { Change } from './change';
import { harmlessComponents } from './harmless-components';
import { harmlessPage } from './harmless-page';
import { harmlessReact } from './harmless-react';
import { harmlessSteps } from './harmless-steps';
import { harmlessTalk } from './harmless-talk';
import { harmlessTiming } from './harmless-timing';

/** Every seeded change: those that a check must catch, then those that no check may catch. */
export const allChanges: readonly Change[] = [
  ...[breakingShape, breakingBehaviour, breakingPage, breakingAnswers, breakingData, breakingTalk],
  ...[harmlessSteps, harmlessComponents, harmlessTalk, harmlessTiming, harmlessReact, harmlessPage],
].flat();
