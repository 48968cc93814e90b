import { aSegment } from '../testing/segments';
import { isSamePlace } from './place';
import { defineStep } from './step';
import { stepAt } from './step-at';

const ask = defineStep({ name: 'ask', leadsTo: ['end'] });
const segments = { demo: aSegment('demo', [ask, defineStep({ name: 'null', leadsTo: ['end'] })]) };

it.each([
  [{ segment: 'demo', step: 'ask' }, true],
  [{ segment: 'demo', step: 'bye' }, false],
  [{ segment: 'other', step: 'ask' }, false],
  [{ segment: 'demo', step: null }, false],
])('compares segment and step: %j is demo:ask, %s', (place, isSame) => {
  expect(isSamePlace(place, { segment: 'demo', step: 'ask' })).toBe(isSame);
});

it.each([
  ['a step', { segment: 'demo', step: 'ask' }, ask],
  ['the entry before it is entered', { segment: 'demo', step: null }, undefined],
  ['a step that the segment does not have', { segment: 'demo', step: 'toString' }, undefined],
  ['a segment that is not loaded', { segment: 'other', step: 'ask' }, undefined],
])('finds %s', (_what, place, step) => {
  expect(stepAt(segments, place)).toBe(step);
});
