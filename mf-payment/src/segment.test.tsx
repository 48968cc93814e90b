import segment from './segment';

it('loads the component of each message and the form over the page', async () => {
  for (const load of [...Object.values(segment.components), ...Object.values(segment.overlays)]) {
    expect(await load()).toHaveProperty('default');
  }
  expect(Object.keys(segment.components).sort()).toEqual([
    'boleto-slip',
    'card-approved',
    'pix-charge',
    'receipt-card',
  ]);
  expect(Object.keys(segment.overlays)).toEqual(['card-form']);
});
