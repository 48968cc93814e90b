import { reportToConsole } from './report';

describe('reportToConsole', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  it.each(['engine.no-control', 'engine.unknown-step', 'unexpected'] as const)(
    'writes the bug %s as an error',
    (code) => {
      reportToConsole({ code }, { step: 'proposal-terms' });

      expect(console.error).toHaveBeenCalledWith(`[consorcio] ${code} step=proposal-terms`);
      expect(console.warn).not.toHaveBeenCalled();
    },
  );

  it('writes a failure of a server as a warning', () => {
    reportToConsole({ code: 'http.failed', status: 503 });

    expect(console.warn).toHaveBeenCalledWith('[consorcio] http.failed status=503');
    expect(console.error).not.toHaveBeenCalled();
  });
});
