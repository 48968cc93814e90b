import { AppError } from '@consorcio/shared/errors';
import { late } from './late';

it('loads once', async () => {
  const load = jest.fn(async () => 'here');
  const code = late(load);
  expect(await Promise.all([code(), code()])).toEqual(['here', 'here']);
  expect(load).toHaveBeenCalledTimes(1);
});

it('says that nothing was sent when its code does not load, passes on what has a name, and loads again', async () => {
  const load = jest
    .fn(async () => 'here')
    .mockRejectedValueOnce(Object.assign(new Error('chunk 7'), { name: 'ChunkLoadError' }))
    .mockRejectedValueOnce(new AppError('config.invalid', 'No settings.'));
  const code = late(load);
  await expect(code()).rejects.toMatchObject({ code: 'network.offline' });
  await expect(code()).rejects.toMatchObject({ code: 'config.invalid' });
  expect(code.present()).toBeUndefined();
  await expect(code()).resolves.toBe('here');
  expect(code.present()).toBe('here');
});

it('keeps the last call until it has loaded', async () => {
  const code = late(async () => 'here');
  const used: string[] = [];
  for (const name of ['first', 'second']) code.keepUp((value) => used.push(`${name} ${value}`));
  expect(used).toEqual([]);
  await code();
  code.keepUp((value) => used.push(`third ${value}`));
  expect(used).toEqual(['second here', 'third here']);
});
