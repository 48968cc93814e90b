import { aSegment } from '@consorcio/shared/testing';
import { aLateSource } from '../testing/a-segment-source';
import { withChatParts } from './with-chat-parts';

const demo = aSegment('demo', []);
const mayLeaveSegment = jest.fn(() => true);
const chatParts = { warmUpNext: jest.fn(), warmUpEntry: jest.fn(), mayLeaveSegment };
const place = { segment: 'demo', step: 'here' };
const source = (more = {}) => aLateSource({ load: async () => demo, ...more });

it('loads a segment together with the parts of the chat', async () => {
  let arrive: () => void = () => undefined;
  const parts = new Promise<typeof chatParts>((resolve) => {
    arrive = () => resolve(chatParts);
  });
  const isLoaded = jest.fn();
  const loading = withChatParts(source(), () => parts).load('demo');
  void loading.then(isLoaded);
  await new Promise((resolve) => setTimeout(resolve));
  expect(isLoaded).not.toHaveBeenCalled();

  arrive();

  expect(await loading).toBe(demo);
});

it('fails like a segment whose code does not load', async () => {
  const loading = withChatParts(source(), () => Promise.reject(new Error('lost'))).load('demo');

  await expect(loading).rejects.toMatchObject({ code: 'segment.unreachable' });
});

it('preloads both, and ignores parts that do not load', async () => {
  const preload = jest.fn();
  const loadParts = jest.fn(() => Promise.reject(new Error('lost')));

  withChatParts(source({ preload }), loadParts).preload('demo');

  expect(preload.mock.calls).toEqual([['demo', undefined]]);
  expect(loadParts).toHaveBeenCalledTimes(1);
});

it('has a segment at hand, and loads components ahead, once the parts are loaded', async () => {
  const late = withChatParts(source({ atHand: () => demo }), async () => chatParts);
  late.warmUpNext({}, place);
  late.warmUpEntry(demo);
  expect(late.atHand('demo')).toBeUndefined();
  expect([chatParts.warmUpNext, chatParts.warmUpEntry].map(({ mock }) => mock.calls)).toEqual([[], []]);

  await late.load('demo');

  late.warmUpNext({ demo }, place);
  late.warmUpEntry(demo, 'here');
  expect(late.atHand('demo')).toBe(demo);
  expect(chatParts.warmUpNext).toHaveBeenCalledWith({ demo }, place);
  expect(chatParts.warmUpEntry).toHaveBeenCalledWith(demo, 'here');
});

it('has the release read for a question that may lead to another segment, and for no other', async () => {
  const foresee = jest.fn();
  const late = withChatParts(source({ foresee }), async () => chatParts);
  mayLeaveSegment.mockReturnValueOnce(false);
  late.foresee({ demo }, place);
  await new Promise((resolve) => setTimeout(resolve));
  expect(foresee).not.toHaveBeenCalled();

  late.foresee({ demo }, place);
  await new Promise((resolve) => setTimeout(resolve));

  expect(mayLeaveSegment).toHaveBeenCalledWith({ demo }, place);
  expect(foresee).toHaveBeenCalledTimes(1);
});
