import { reportToConsole } from './report';

describe('reportToConsole', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  it.each(['engine.no-control', 'engine.unknown-step', 'unexpected'] as const)('calls %s a bug', (code) => {
    reportToConsole({ code }, { step: 'proposal-terms' });

    expect(console.error).toHaveBeenCalledWith(`[consorcio] ${code} step=proposal-terms`);
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('warns of what the world does to us', () => {
    reportToConsole({ code: 'http.failed', status: 503 });

    expect(console.warn).toHaveBeenCalledWith('[consorcio] http.failed status=503');
    expect(console.error).not.toHaveBeenCalled();
  });
});
