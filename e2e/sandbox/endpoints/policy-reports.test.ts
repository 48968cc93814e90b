import { policyReportsSchema } from '../state/policy-reports';
import { withSandbox } from '../testing/with-sandbox';

const sandbox = withSandbox();

function send(body: unknown, contentType: string) {
  return sandbox.raw('POST', '/policy-reports', {
    headers: { 'content-type': contentType, origin: 'https://page.example' },
    body: JSON.stringify(body),
  });
}

async function kept() {
  return policyReportsSchema.parse((await sandbox.raw('GET', '/sandbox/policy-reports')).json).reports;
}

const refused = {
  'csp-report': {
    'document-uri': 'https://page.example/livelo?email=a@b.example',
    'violated-directive': 'connect-src',
    'effective-directive': 'connect-src',
    'original-policy': "default-src 'none'",
    disposition: 'enforce',
    'blocked-uri': 'https://evil.example/x?card=1',
    'source-file': 'https://page.example/main.js',
    'line-number': 7,
    'status-code': 200,
  },
};
const inline = {
  'csp-report': {
    'document-uri': 'https://page.example/?cpf=1',
    'violated-directive': 'script-src-elem',
    disposition: 'report',
    'blocked-uri': 'inline',
  },
};

it('keeps the reports, the newest first, without what an address may tell about a visitor', async () => {
  for (const report of [refused, inline]) expect((await send(report, 'application/csp-report')).status).toBe(202);

  expect(await kept()).toEqual([
    {
      at: expect.any(String),
      page: 'https://page.example/',
      directive: 'script-src-elem',
      disposition: 'report',
      blocked: 'inline',
      source: '',
    },
    {
      at: expect.any(String),
      page: 'https://page.example/livelo',
      directive: 'connect-src',
      disposition: 'enforce',
      blocked: 'https://evil.example/x',
      source: 'https://page.example/main.js:7',
    },
  ]);
  expect((await sandbox.raw('GET', '/sandbox/observations.html')).text).toContain('https://evil.example/x');
});

it('refuses other bodies, and forgets the reports with everything else', async () => {
  expect((await send(refused, 'application/json')).status).toBe(415);
  expect((await send({ other: 1 }, 'application/csp-report')).status).toBe(400);
  await send(refused, 'application/csp-report');
  await sandbox.raw('DELETE', '/sandbox/ledger');
  expect(await kept()).toEqual([]);
});
