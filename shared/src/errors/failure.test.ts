import { AppError, errorCodes } from './app-error';
import { serverSentences } from './catalogue';
import { isUnknownOutcome, toFailure } from './failure';
import { isAboutTheBody, isDataRefused, isRefused } from './refusal';
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

it.each([
  [undefined, true, true],
  [200, true, true],
  [400, true, true],
  [404, true, false],
  [409, true, true],
  [422, true, true],
  ...[401, 403, 405, 407, 408, 413, 415, 425, 429].map((status) => [status, false, false] as const),
] as const)('a refusal with status %s is about the request: %s, about its data: %s', (status, about, data) => {
  const failure = { code: 'http.refused', status } as const;
  expect(isAboutTheBody(status)).toBe(about);
  expect(isRefused(failure)).toBe(about);
  expect(isDataRefused(failure)).toBe(data);
});

it.each(['http.failed', 'network.timeout', 'network.offline', 'contract.mismatch', 'unexpected'] as const)(
  '%s is no refusal, whatever its status',
  (code) => {
    expect(isRefused({ code, status: 400 })).toBe(false);
    expect(isDataRefused({ code, status: 400 })).toBe(false);
  },
);
