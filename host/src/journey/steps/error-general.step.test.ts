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

  it.each([408, 425, 429])('goes back to a step whose request was turned away for now, with %i', (status) => {
    const trouble = { ...troubleAt('proposal', 'http.refused'), failure: { code: 'http.refused', status } as const };

    expect(again(trouble)).toBe('back-to-trouble');
    expect(optionsOf(errorGeneral, aScene({ trouble: { ...trouble, times: 2 } })).map(({ id }) => id)).toEqual([
      'tentar-novamente',
      'especialistas',
      'encerrar',
    ]);
  });

  it.each([400, 401, 403, 404, 409, 422])('restarts the simulation after a refusal with %i', (status) => {
    const trouble = { ...troubleAt('proposal', 'http.refused'), failure: { code: 'http.refused', status } as const };

    expect(again(trouble)).toBe('health-check');
  });

  it('restarts the simulation when the cause is unknown', () => {
    expect(again()).toBe('health-check');
  });

  const connection = 'A confirmação não chegou até aqui. Não sei se o seu último envio foi concluído.';
  const answer = 'O sistema deu erro antes de confirmar. Não sei se o seu último envio foi concluído.';
  const bug = 'Algo deu errado antes da confirmação. Não sei se o seu último envio foi concluído.';

  it.each<[segment: string, code: ErrorCode, uncertain: boolean, said: string | undefined]>([
    ['proposal', 'network.lost', true, connection],
    ['proposal', 'network.timeout', true, connection],
    ['proposal', 'http.failed', true, answer],
    ['proposal', 'contract.mismatch', true, answer],
    ['proposal', 'unexpected', true, bug],
    ['payment', 'http.failed', true, answer],
    ['proposal', 'network.lost', false, undefined],
    ['simulation', 'network.lost', true, undefined],
    ['simulation', 'http.failed', true, undefined],
  ])(
    'says what is known of an unknown outcome, where it matters: in %s after %s (%s)',
    (segment, code, uncertain, said) => {
      const heard = bubblesOf(errorGeneral, aScene({ trouble: troubleAt(segment, code, uncertain) }));

      expect(heard).toEqual([
        ...(said === undefined ? [] : [said]),
        'Desculpe, estamos passando por instabilidades. Tente novamente mais tarde.',
      ]);
    },
  );

  it.each<[ErrorCode, times: number | undefined, ids: readonly string[]]>([
    ['http.failed', undefined, ['tentar-novamente', 'especialistas']],
    ['http.failed', 1, ['tentar-novamente', 'especialistas']],
    ['http.failed', 2, ['tentar-novamente', 'especialistas', 'encerrar']],
    ['network.lost', 3, ['tentar-novamente', 'especialistas', 'encerrar']],
    ['http.refused', 1, ['tentar-novamente', 'especialistas']],
    ['http.refused', 2, ['especialistas', 'tentar-novamente', 'encerrar']],
    ['unexpected', 2, ['especialistas', 'tentar-novamente', 'encerrar']],
  ])('after %s %s times in a row offers %j', (code, times, ids) => {
    const trouble = { ...troubleAt('simulation', code), times };

    expect(optionsOf(errorGeneral, aScene({ trouble })).map(({ id }) => id)).toEqual(ids);
  });
});
