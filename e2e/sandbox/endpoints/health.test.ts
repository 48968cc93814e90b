import { withSandbox } from '../testing/with-sandbox';

const sandbox = withSandbox();

it('answers with and without the API key', async () => {
  expect(await sandbox.raw('GET', '/hc')).toMatchObject({ status: 200, json: { status: 'ok' } });
  expect(await sandbox.call('GET', '/hc')).toMatchObject({ status: 200 });
});
