import { doorsOfSegments } from './doors';

jest.mock('../../mf-payment/src/segment', () => {
  throw new Error('Somebody is working on it.');
});

it('finds the doors up to a segment whose sources are broken', async () => {
  const doors = await doorsOfSegments();
  expect([...doors.keys()]).toEqual(['host', 'simulation', 'proposal', 'payment']);
  expect(doors.get('proposal')?.journey).toHaveProperty('planoSelecionado');
});
