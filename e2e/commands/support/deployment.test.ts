import { apiFrom } from './deployment';
import { portIn, portsFromFirst, refuseTakenPorts } from './ports';
import { checkedSegment } from './segment-name';

it('a key is used only for the API that the environment names, and a line says when it is ignored', () => {
  const log = jest.spyOn(console, 'log').mockImplementation();
  expect(apiFrom({ API_KEY: 'of-another-project', IDEMPOTENCY_KEYS: 'of-another-project' })).toEqual({});
  expect(apiFrom({})).toEqual({});
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^Ignored: API_KEY and IDEMPOTENCY_KEYS\. .*API_BASE_URL/)]]);
  const own = { API_BASE_URL: 'https://api.example', API_KEY: 'own', IDEMPOTENCY_KEYS: 'sent' };
  expect(apiFrom(own)).toEqual({ apiBaseUrl: 'https://api.example', apiKey: 'own', idempotencyKeys: 'sent' });
});

it('--port moves every port, and a variable overrides it', () => {
  const moved = { host: 5000, simulation: 5001, survey: 7, sandbox: 6000 };
  expect(portsFromFirst('5000', { SURVEY_PORT: '7' })).toMatchObject(moved);
});

it.each<[string, () => unknown, string]>([
  ['keys', () => apiFrom({ API_BASE_URL: 'a', IDEMPOTENCY_KEYS: 'no' }), 'IDEMPOTENCY_KEYS is no'],
  ...['x', '65000', '-1', '1.5'].map((port): [string, () => unknown, string] => [
    port,
    () => portsFromFirst(port, {}),
    `--port is "${port}"`,
  ]),
  ['x', () => portIn('x'), '"x" is not a port'],
  ['surveys', () => checkedSegment('surveys'), 'There is no segment "surveys"'],
])('a wrong word of a command is refused in a sentence: %s', (_, read, sentence) => {
  expect(read).toThrow(sentence);
});

it('a wrong HOST is refused before anything is built', async () => {
  const env = jest.replaceProperty(process, 'env', { ...process.env, HOST: '203.0.113.7' });
  await expect(refuseTakenPorts([0])).rejects.toThrow('HOST is "203.0.113.7", which is no address of this machine');
  env.restore();
});
