import { aSegment } from '@consorcio/shared/testing';
import { aSegmentSource } from './testing/a-segment-source';
import { withChatParts } from './with-chat-parts';

const demo = aSegment('demo', []);
const source = (more = {}) => aSegmentSource({ load: async () => demo, ...more });

it('loads a segment together with the parts of the chat', async () => {
  let arrive: () => void = () => undefined;
  const parts = new Promise<void>((resolve) => {
    arrive = resolve;
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

  expect(preload).toHaveBeenCalledWith('demo');
  expect(loadParts).toHaveBeenCalledTimes(1);
});
