/** @jest-environment jsdom */
import { afterFirstPaint } from './after-first-paint';

it('runs in a task after the next frame, not in the frame', () => {
  jest.useFakeTimers();
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw));
  const run = jest.fn();

  afterFirstPaint(run);
  jest.runAllTimers();
  expect(run).not.toHaveBeenCalled();
  for (const draw of frames) draw(0);
  expect(run).not.toHaveBeenCalled();
  jest.runAllTimers();

  expect(run).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
  jest.useRealTimers();
});
