jest.mock('execa', () => ({})); // an ES module, which only what starts programs needs

afterEach(() => jest.restoreAllMocks());

it.each([
  [{}, 'localhost,127.0.0.1'],
  [{ NO_PROXY: 'corp.example,localhost' }, 'corp.example,localhost,127.0.0.1'],
])('commands ask servers of this machine without a proxy, and others as %j says', (env, expected) => {
  const { NO_PROXY: _one, no_proxy: _other, ...others } = process.env;
  jest.replaceProperty(process, 'env', { ...others, ...env });
  jest.isolateModules(() => require('./program'));
  expect(process.env.no_proxy).toBe(expected);
});
