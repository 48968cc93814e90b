import { AppError } from '../../errors';
import { tasksDone } from '../../testing/fake-clock';
import { aSegment } from '../../testing/segments';
import { defineStep } from '../step';
import { bye, choose, setUp, started, type, where } from './testing/a-driver';

describe('what breaks around the driver', () => {
  it('reports a fact the bus refuses and continues', async () => {
    const wrong = defineStep({
      name: 'wrong',
      leadsTo: ['bye'],
      facts: () => [{ name: 'plans.shown', payload: { cards: 1.5 } }],
    });
    const { driver, reports, facts } = await started(aSegment('demo', [wrong, bye]));

    expect(reports).toEqual([{ code: 'contract.mismatch' }]);
    expect(facts).toEqual([]);
    expect(where(driver)).toBe('bye waiting');
  });

  it.each(['keep', 'say', 'refuse'] as const)(
    'continues when a port of the page breaks (%s): it is reported and nothing after it is lost',
    async (port) => {
      const refused = defineStep({
        name: 'refused',
        leadsTo: ['bye'],
        text: ['Oi!', 'Nome?'],
        input: { kind: 'name', label: 'Nome', check: (typed) => ({ ok: false, message: typed }) },
        options: [{ id: 'on', label: 'Seguir', to: 'bye' }],
      });
      const ready = setUp(aSegment('demo', [refused, bye]), {
        [port]: () => {
          throw new Error('the page broke');
        },
      });
      ready.driver.start('started');
      await tasksDone();
      ready.clock.pass(2100);
      expect(where(ready.driver)).toBe('refused waiting');

      expect(() => type(ready.driver, 'Ana')).not.toThrow();
      choose(ready.driver, 'on');
      ready.clock.pass(1500);
      choose(ready.driver, 'especialistas');
      choose(ready.driver, 'leave');

      expect(where(ready.driver)).toBe('bye ended');
      expect(ready.reports.length).toBeGreaterThan(0);
    },
  );

  it('continues when the report itself throws', async () => {
    const broken = defineStep({
      name: 'broken',
      leadsTo: ['bye'],
      text: () => {
        throw new Error('bug');
      },
    });
    const { driver } = await started(aSegment('demo', [broken]), {
      report: () => {
        throw new Error('no console');
      },
    });

    expect(where(driver)).toBe('error-general waiting');
  });

  it.each([
    ['segment.timeout', () => Promise.reject(new AppError('segment.timeout', 'slow'))],
    [
      'unexpected',
      () => {
        throw new Error('bug');
      },
    ],
  ])('says that a segment cannot be loaded (%s) and loads it again when asked', async (code, fail) => {
    let loads = 0;
    const { driver } = await started(aSegment('demo', [bye]), {
      loadSegment: (name) => {
        loads += 1;
        return loads === 1 ? fail() : Promise.resolve(aSegment(name, [bye]));
      },
    });
    expect(where(driver)).toBe('segmento-indisponivel waiting');
    expect(driver.snapshot().trouble?.failure.code).toBe(code);

    choose(driver, 'again');
    await tasksDone();
    expect(where(driver)).toBe('bye waiting');
    expect(loads).toBe(2);
  });
});
