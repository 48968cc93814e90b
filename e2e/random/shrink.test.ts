import { shrink } from './shrink';

it('removes the turns that a failure does not need', async () => {
  const breaks = async (turns: readonly number[]) =>
    turns.indexOf(77) !== -1 && turns.indexOf(99) > turns.indexOf(77) ? 'broken' : undefined;

  expect(await shrink([5, 77, 1, 4_000_000_000, 99, 8], breaks)).toEqual([77, 99]);
});

it('keeps the turns when the failure does not happen again', async () => {
  expect(await shrink([1, 2], async () => undefined)).toEqual([1, 2]);
});
