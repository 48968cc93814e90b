import type { Observation } from '../../state/observations';
import { countVisits } from './count-visits';

const observed = (page: string, record: Observation['record']): Observation => ({
  at: '2026-11-21T12:00:00.000Z',
  page,
  brand: 'home',
  record,
});
const at = (page: string, step: string) => observed(page, { kind: 'step', segment: 'simulation', step });

describe('countVisits', () => {
  it('counts a page once at each step, and where it was last', () => {
    const newestFirst = [
      at('a', 'lead-email'),
      at('a', 'lead-nome'),
      at('b', 'lead-nome'),
      at('a', 'lead-email'),
      at('a', 'lead-nome'),
    ];

    expect(countVisits(newestFirst)).toEqual({
      pages: 2,
      steps: {
        'simulation:lead-email': { visits: 1, last: 1, failures: 0 },
        'simulation:lead-nome': { visits: 2, last: 1, failures: 0 },
      },
    });
  });

  it('counts each failure at its step, also where no visit was observed', () => {
    const failure = { kind: 'error', code: 'http.failed', segment: 'proposal', step: 'cep-buscar' } as const;

    expect(countVisits([observed('a', failure), observed('a', failure)])).toEqual({
      pages: 0,
      steps: { 'proposal:cep-buscar': { visits: 0, last: 0, failures: 2 } },
    });
  });

  it('leaves out what says nothing about a step', () => {
    const vital = { kind: 'vital', name: 'LCP', value: 900, rating: 'good' } as const;

    expect(countVisits([observed('a', vital), observed('a', { kind: 'error', code: 'unexpected' })])).toEqual({
      pages: 0,
      steps: {},
    });
  });
});
