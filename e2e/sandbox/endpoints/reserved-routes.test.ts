import { reservedRoute } from '@consorcio/host/brands';
import { endpoints } from '.';

it('leaves no route to brands where an API at the origin of the pages would answer', () => {
  const names = new Set(endpoints.map(({ path }) => path.split('/')[1] ?? ''));

  expect([...names].filter((name) => !reservedRoute(`/${name}`))).toEqual([]);
});
