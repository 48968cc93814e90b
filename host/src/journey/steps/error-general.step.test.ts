import type { ErrorCode } from '@consorcio/shared/errors';
import { bubblesOf, optionsOf, type Trouble } from '@consorcio/shared/flow';
import { aScene } from '@consorcio/shared/testing';
import { errorGeneral } from './error-general.step';

const troubleAt = (segment: string, code: ErrorCode, uncertain = false): Trouble => ({
  failure: { code },
  place: { segment, step: 'somewhere' },
  uncertain,
});

const again = (trouble?: Trouble) =>
  optionsOf(errorGeneral, aScene(trouble && { trouble })).find(({ label }) => label === 'Tentar novamente')?.to;

describe('error-general', () => {
  it.each<[segment: string, code: ErrorCode, to: string]>([
    ['host', 'network.lost', 'health-check'],
    ['host', 'http.failed', 'health-check'],
    ['simulation', 'network.timeout', 'health-check'],
    ['simulation', 'http.refused', 'health-check'],
    ['proposal', 'network.offline', 'back-to-trouble'],
    ['proposal', 'network.lost', 'back-to-trouble'],
    ['proposal', 'network.timeout', 'back-to-trouble'],
    ['proposal', 'http.failed', 'back-to-trouble'],
    ['proposal', 'contract.mismatch', 'back-to-trouble'],
    ['payment', 'network.lost', 'back-to-trouble'],
    ['proposal', 'http.refused', 'health-check'],
    ['proposal', 'engine.stray-target', 'health-check'],
    ['proposal', 'unexpected', 'health-check'],
  ])('after trouble in %s (%s) tries again at %s', (segment, code, to) => {
    expect(again(troubleAt(segment, code))).toBe(to);
    expect(again(troubleAt(segment, code, true))).toBe(to);
  });

  it('restarts the simulation when the cause is unknown', () => {
    expect(again()).toBe('health-check');
  });

  it.each([
    [false, 1],
    [true, 2],
  ])('says that an outcome is unknown only when it is (uncertain: %s)', (uncertain, bubbles) => {
    const said = bubblesOf(errorGeneral, aScene({ trouble: troubleAt('proposal', 'network.lost', uncertain) }));

    expect(said).toHaveLength(bubbles);
    expect(said.at(-1)).toBe('Desculpe, estamos passando por instabilidades. Tente novamente mais tarde.');
  });
});
