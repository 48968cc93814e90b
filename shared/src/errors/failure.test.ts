import { AppError, errorCodes } from './app-error';
import { isAboutTheBody, isDataRefused, isRefused, isUnknownOutcome, toFailure } from './failure';
import { saysReason, serverSentences } from './says-sentence';

describe('toFailure', () => {
  it('keeps code, status and reasons if there are any, and nothing else', () => {
    const kept = { code: 'http.refused', status: 422, reasons: ['Nada.'] } as const;
    const failure = toFailure(new AppError(kept.code, 'secret', { ...kept, cause: new Error('secret') }));

    expect(failure).toEqual(kept);
    expect(JSON.stringify(failure)).not.toContain('secret');
    expect(toFailure(new AppError('network.lost', 'x'))).toEqual({ code: 'network.lost' });
  });

  it.each<[string, unknown, object]>([
    ['recognises the errors of another copy of the class', { code: 'segment.timeout' }, { code: 'segment.timeout' }],
    [
      'drops a status of a wrong type and makes reasons text',
      { code: 'http.failed', status: '500', reasons: [1] },
      { code: 'http.failed', reasons: ['1'] },
    ],
    ...[undefined, null, 'boom', 7, {}, new Error('boom'), { code: 'ENOENT' }, { code: 7 }].map(
      (error): [string, unknown, object] => [`is unexpected for ${error}`, error, { code: 'unexpected' }],
    ),
  ])('%s', (_what, error, failure) => {
    expect(toFailure(error)).toEqual(failure);
  });
});

it('an outcome is unknown exactly where the server may have acted without a usable answer', () => {
  const unknown = ['network.lost', 'network.timeout', 'http.failed', 'contract.mismatch', 'unexpected'];
  expect(errorCodes.filter((code) => isUnknownOutcome({ code }))).toEqual(unknown);
});

it.each([
  [[serverSentences.noPlansForIncome], true],
  [['x', `Erro: ${serverSentences.noPlansForIncome}`], true],
  [[serverSentences.noPlansForCredit], false],
  [[], false],
  [undefined, false],
])('the reasons %j say that there are no plans for the income: %j', (reasons, says) => {
  expect(saysReason({ code: 'http.refused', reasons }, serverSentences.noPlansForIncome)).toBe(says);
});

it('an AppError keeps its cause and is an Error', () => {
  const cause = new Error('below');
  const error = new AppError('unexpected', 'above', { cause });

  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ name: 'AppError', code: 'unexpected', message: 'above', cause, reasons: [] });
  expect('cause' in new AppError('unexpected', 'alone')).toBe(false);
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

it('no other failure is a refusal, whatever its status', () => {
  for (const code of errorCodes.filter((one) => one !== 'http.refused')) {
    expect(isRefused({ code, status: 400 })).toBe(false);
    expect(isDataRefused({ code, status: 400 })).toBe(false);
  }
});
