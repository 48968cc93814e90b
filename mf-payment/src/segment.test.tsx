import segment from './segment';

it('loads the component of each message and each form over the page', async () => {
  const { steps, components, overlays } = segment;
  for (const load of [...Object.values(components), ...Object.values(overlays)]) {
    expect(await load()).toHaveProperty('default');
  }
  const named = (part: 'component' | 'overlay') =>
    new Set(Object.values(steps).flatMap((step) => step[part]?.name ?? []));
  expect(new Set(Object.keys(components))).toEqual(named('component'));
  expect(new Set(Object.keys(overlays))).toEqual(named('overlay'));
});
