import { aDay, noon as now } from '@consorcio/shared/testing';
import { deleteOutdated } from './delete-outdated';
import { aListedStorage, openForbidden } from './testing/a-listed-storage';

const kept = (brand: string, savedAt: number) => ({
  [`consorcio.kept-journey.${brand}.head`]: `{"savedAt":${savedAt},"snapshot":{}}`,
  [`consorcio.kept-journey.${brand}.log.0`]: '[]',
});
const ignore = () => undefined;

it('deletes what is a day old, of every brand, unread', () => {
  const purchase = { 'consorcio.open-purchases.livelo': '[]' };
  const storage = aListedStorage({
    ...kept('home', now - aDay + 1),
    ...kept('livelo', now - aDay),
    ...kept('99-pay', now + aDay),
    ...purchase,
  });

  deleteOutdated(() => storage, now, ignore);

  expect(Object.fromEntries(storage.values)).toEqual({ ...kept('home', now - aDay + 1), ...purchase });
});

it('fails nowhere where storage is forbidden', () => {
  expect(() => deleteOutdated(openForbidden, now, ignore)).not.toThrow();
});
