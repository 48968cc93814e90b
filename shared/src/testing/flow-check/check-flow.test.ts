import { serverSentences } from '../../errors';
import type { Segment, Step } from '../../flow';
import { aHost, aSegment, hostPlaces } from '../segments';
import { aNameQuestion, aQuestion, aRequest } from '../steps';
import { checkFlow } from './check-flow';
import { flowEdges } from './flow-graph';
import type { FlowCheckInput } from './flow-input';

const start = aQuestion('start', { yes: 'look', no: 'end' });
type Fails = NonNullable<NonNullable<Step['fetch']>['fails']>;
/** A call, and where its failures lead. */
const looking = (fails: Fails, ...leadsTo: string[]): Step =>
  aRequest('look', { fails }, { leadsTo: ['exit:chosen', ...leadsTo] });
const look = aRequest('look', {}, { leadsTo: ['start', 'exit:chosen', 'error-general'], next: () => 'exit:chosen' });

const check = (steps: readonly Step[], overrides: Partial<FlowCheckInput> = {}, host: Segment = aHost()) =>
  checkFlow({
    segments: [host, aSegment('demo', steps, { components: { cards: async () => ({ default: 1 }) } })],
    itinerary: { 'demo:chosen': { segment: 'later' } },
    places: hostPlaces,
    start: 'demo:start',
    elsewhere: ['later'],
    ...overrides,
  }).map(({ kind, where }) => `${kind} ${where}`);

describe('checkFlow', () => {
  it('finds nothing wrong with a good conversation', () => {
    expect(check([start, look])).toEqual([]);
  });

  const [dangling, noEnd, noControl] = ['dangling-target demo', 'no-way-to-an-end demo', 'no-live-control demo'];
  const trap = aNameQuestion({}, { name: 'trap', leadsTo: ['trap'] });
  it.each<[string, readonly Step[], readonly string[]]>([
    ['a target that does not exist', [{ ...look, leadsTo: ['start', 'loook'] }], [`${dangling}:look`]],
    ['an exit the itinerary does not know', [{ ...look, leadsTo: ['start', 'exit:lost'] }], [`${dangling}:look`]],
    ['a step that no other leads to', [look, { ...look, name: 'island' }], ['unreachable-step demo:island']],
    ['a way in without a way out', [{ ...look, leadsTo: ['start', 'trap'] }, trap], [`${noEnd}:trap`]],
    [
      'a loop that never waits',
      [
        { name: 'look', leadsTo: ['again', 'end'] },
        { name: 'again', leadsTo: ['look'] },
      ],
      ['waitless-loop demo:look', 'waitless-loop demo:again'],
    ],
    ['a step that loops to itself', [{ name: 'look', leadsTo: ['look', 'end'] }], ['waitless-loop demo:look']],
    [
      'a step that goes back by itself',
      [{ ...look, leadsTo: ['start', 'back-to-trouble'] }],
      ['waitless-loop demo:look'],
    ],
    [
      'conversation that continues by itself into nothing, and opens the specialists without an option',
      [{ name: 'look', leadsTo: [], opens: ['specialists'] }],
      [`${dangling}:look`, `${noEnd}:look`, `${noControl}:look`],
    ],
    [
      'conversation that continues by itself into nothing, at its second step',
      [
        { name: 'look', leadsTo: ['more'] },
        { name: 'more', leadsTo: [] },
      ],
      [`${noEnd}:look`, `${noEnd}:more`, `${noControl}:look`, `${noControl}:more`],
    ],
    ['a step that waits and offers nothing', [{ ...look, options: [] }], [`${noControl}:look`]],
    [
      'components the segment does not ship',
      [{ ...look, component: { name: 'carousel' }, overlay: { name: 'cards' } }],
      ['missing-component demo:look', 'missing-component demo:look'],
    ],
  ])('finds %s', (_what, steps, problems) => {
    expect(check([start, ...steps])).toEqual(problems);
  });

  it('finds a step that opens the specialists, and has only other options', () => {
    expect(check([{ ...start, opens: ['specialists'] }, look])).toEqual([`${dangling}:start`]);
  });

  it.each<[string, Step, readonly string[]]>([
    ['the specialists and an end', tired({}), []],
    ['no person', tired({ opens: [], leadsTo: ['look', 'end'] }), ['locked-in demo:tired']],
    ['no person where the call never follows', tired({ opens: [], leadsTo: ['end'] }), []],
    ['only the same call again', tired({ leadsTo: ['look'] }), ['locked-in demo:tired']],
    ['only the same call again, through another question', tired({ leadsTo: ['start'] }), ['locked-in demo:tired']],
    ['only the place of the failure', tired({ leadsTo: ['back-to-trouble'] }), ['locked-in demo:tired']],
  ])('after a call that always fails, expects more than a repetition: %s', (_offered, explains, problems) => {
    const onlyLook = aQuestion('start', { yes: 'look' });

    expect(check([onlyLook, looking(() => 'tired', 'tired'), explains])).toEqual(problems);
  });

  const [sentence] = Object.values(serverSentences);
  it.each<[string, Fails]>([
    ['the second time only', (_failure, { trouble }) => (trouble?.times === 2 ? 'tired' : 'error-general')],
    ['for some failures only', ({ code }) => (code === 'network.lost' ? 'tired' : 'error-general')],
    ['for a sentence of the server only', ({ reasons }) => (reasons?.[0] === sentence ? 'tired' : 'error-general')],
    ['that depends on the brand', (_failure, { brand }) => (brand.cupom ? 'tired' : 'error-general')],
  ])('finds a failure without a way on %s', (_when, fails) => {
    const steps = [start, looking(fails, 'tired', 'error-general'), tired({ opens: [] })];

    expect(check(steps)).toEqual(['locked-in demo:tired']);
  });

  it('follows a failure to the question behind it, and no way that a failure never takes', () => {
    const checked = (fails: Fails) => {
      const told: Step = { name: 'told', leadsTo: ['tired'], text: 'Não deu.' };
      return check([start, looking(fails, 'tired', 'told', 'error-general'), told, tired({ opens: [] })]);
    };

    expect(checked(() => 'told')).toEqual(['locked-in demo:tired']);
    expect(checked((_failure, { trouble }) => (trouble?.times === 3 ? 'told' : 'error-general'))).toEqual([]);
  });

  it('expects nothing of another segment that leads back to the call: the visitor has left it behind', () => {
    const demo = aSegment('demo', [start, looking(() => 'exit:chosen')]);
    const later = aSegment('later', [aQuestion('start', { back: 'exit:back' })]);
    const itinerary = { 'demo:chosen': { segment: 'later' }, 'later:back': { segment: 'demo' } };

    expect(check([], { segments: [aHost(), demo, later], itinerary, elsewhere: [] })).toEqual([]);
  });

  it('finds an apology, and the text about a missing segment, that only lead back', () => {
    const { 'error-general': apology, 'segmento-indisponivel': missing, ...steps } = aHost().steps;
    const leadsTo = ['back-to-trouble'];
    const back = {
      ...(apology && { 'error-general': { ...apology, leadsTo } }),
      ...(missing && { 'segmento-indisponivel': { ...missing, leadsTo, opens: [] } }),
    };
    const host = { ...aHost(), steps: { ...steps, ...back } };

    const places = ['segmento-indisponivel', 'segmento-indisponivel', 'error-general'];
    expect(check([start, look], {}, host)).toEqual(places.map((place) => `locked-in host:${place}`));
  });

  it('accepts a loop with a waiting step in it', () => {
    expect(check([start, aNameQuestion({}, { name: 'look', leadsTo: ['start'] })])).toEqual([]);
  });

  it('enters a segment at its entry or at the step of the exit, and finds a step that it does not have', () => {
    const next = aSegment('later', [{ ...start, leadsTo: ['end'] }]);
    const segments = [aHost(), aSegment('demo', [start, look]), next];
    const into = (step?: string) => {
      const itinerary = { 'demo:chosen': { segment: 'later', ...(step && { step }) } };
      return check([], { segments, itinerary, elsewhere: [] });
    };

    expect(into()).toEqual([]);
    expect(into('start')).toEqual([]);
    expect(into('gone')).toContain('dangling-target demo:look');
  });

  it('knows the steps that the engine itself leads to, and reports a missing one', () => {
    const { 'error-general': apology, ...without } = aHost().steps;
    expect(apology).toBeDefined();

    const problems = ['dangling-target demo:look', 'dangling-target engine'];
    expect(check([start, look], {}, { ...aHost(), steps: without })).toEqual(problems);
  });

  it('says where each problem is and how to fix it', () => {
    const demo = aSegment('demo', [start, { ...look, leadsTo: ['start', 'loook'] }]);
    const [problem] = checkFlow({ segments: [aHost(), demo], itinerary: {}, places: hostPlaces, start: 'demo:start' });

    const message = 'demo:look leads to demo:loook, which does not exist. Create the step or fix the target.';
    expect(problem?.message).toBe(message);
  });
});

it('flowEdges gives each step with the places it may lead to', () => {
  const segments = [aHost(), aSegment('demo', [start, look])];
  const itinerary = { 'demo:chosen': { segment: 'later' } };
  const edges = flowEdges({ segments, itinerary, places: hostPlaces, start: 'demo:start', elsewhere: ['later'] });

  expect(edges.get('demo:start')).toEqual(['demo:look', 'end']);
  expect(edges.get('demo:look')).toEqual(['demo:start', 'end', 'host:error-general']);
  expect(edges.size).toBe(2 + Object.keys(hostPlaces).length);
});

/** Explains a failure of `look`. */
function tired(overrides: Partial<Step>): Step {
  return aQuestion('tired', {}, { leadsTo: ['look', 'end'], opens: ['specialists'], options: () => [], ...overrides });
}
