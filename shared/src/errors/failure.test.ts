import { AppError, errorCodes } from './app-error';
import { serverSentences } from './catalogue';
import { isUnknownOutcome, toFailure } from './failure';
import { saysReason } from './says-sentence';

describe('toFailure', () => {
  it('keeps code, status and reasons, and nothing else', () => {
    const error = new AppError('http.refused', 'secret', {
      status: 422,
      reasons: ['Nada.'],
      cause: new Error('secret'),
    });

    expect(toFailure(error)).toEqual({ code: 'http.refused', status: 422, reasons: ['Nada.'] });
    expect(JSON.stringify(toFailure(error))).not.toContain('secret');
  });

  it('leaves out absent fields', () => {
    expect(toFailure(new AppError('network.lost', 'x'))).toEqual({ code: 'network.lost' });
  });

  it('recognises the errors of another copy of the class by their code', () => {
    expect(toFailure({ code: 'segment.timeout' })).toEqual({ code: 'segment.timeout' });
  });

  it.each([undefined, null, 'boom', 7, {}, new Error('boom'), { code: 'ENOENT' }, { code: 7 }])(
    'is unexpected for %p',
    (error) => {
      expect(toFailure(error)).toEqual({ code: 'unexpected' });
    },
  );

  it('drops a status of a wrong type and makes reasons text', () => {
    expect(toFailure({ code: 'http.failed', status: '500', reasons: [1] })).toEqual({
      code: 'http.failed',
      reasons: ['1'],
    });
  });
});

describe('isUnknownOutcome', () => {
  it('is true exactly where the server may have acted without a usable answer', () => {
    expect(errorCodes.filter((code) => isUnknownOutcome({ code }))).toEqual([
      'network.lost',
      'network.timeout',
      'http.failed',
      'contract.mismatch',
      'unexpected',
    ]);
  });
});

describe('saysReason', () => {
  it.each([
    { reasons: [serverSentences.noPlansForIncome], says: true },
    { reasons: ['x', `Erro: ${serverSentences.noPlansForIncome}`], says: true },
    { reasons: [serverSentences.noPlansForCredit], says: false },
    { reasons: [], says: false },
    { reasons: undefined, says: false },
  ])('is $says for $reasons', ({ reasons, says }) => {
    expect(saysReason({ code: 'http.refused', reasons }, serverSentences.noPlansForIncome)).toBe(says);
  });
});

describe('AppError', () => {
  it('keeps its cause and is an Error', () => {
    const cause = new Error('below');
    const error = new AppError('unexpected', 'above', { cause });

    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ name: 'AppError', code: 'unexpected', message: 'above', cause, reasons: [] });
    expect('cause' in new AppError('unexpected', 'alone')).toBe(false);
  });
});
