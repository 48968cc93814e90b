import { apiFrom } from './deployment';

it('a key is used only for the API that the environment names, and a line says when it is ignored', () => {
  const log = jest.spyOn(console, 'log').mockImplementation();
  const keys = { API_KEY: 'of-another-project', IDEMPOTENCY_KEYS: 'of-another-project' };
  expect(apiFrom(keys)).toEqual({});
  expect(log.mock.calls).toEqual([
    [expect.stringMatching(/^API_KEY and IDEMPOTENCY_KEYS are ignored: .*API_BASE_URL/)],
  ]);

  expect(apiFrom({})).toEqual({});
  const own = { API_BASE_URL: 'https://api.example', API_KEY: 'own', IDEMPOTENCY_KEYS: 'sent' };
  expect(apiFrom(own)).toEqual({ apiBaseUrl: 'https://api.example', apiKey: 'own', idempotencyKeys: 'sent' });
  expect(log).toHaveBeenCalledTimes(1);
});
