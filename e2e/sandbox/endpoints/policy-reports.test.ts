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

const older = {
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
const ofApi = [
  {
    age: 3,
    type: 'csp-violation',
    url: 'https://page.example/?cpf=1',
    user_agent: 'Browser',
    body: {
      blockedURL: 'inline',
      disposition: 'report',
      documentURL: 'https://page.example/?cpf=1',
      effectiveDirective: 'script-src-elem',
      lineNumber: null,
      sourceFile: null,
      sample: '',
    },
  },
  {
    age: 3,
    type: 'integrity-violation',
    url: 'https://page.example/',
    user_agent: 'Browser',
    body: {
      blockedURL: 'https://cdn.example/x.js',
      destination: 'script',
      documentURL: 'https://page.example/',
      reportOnly: false,
    },
  },
];

it('keeps the reports of both forms, the newest first, without what an address may tell about a visitor', async () => {
  expect(await send(older, 'application/csp-report')).toMatchObject({ status: 202, json: { received: 1 } });
  expect(await send(ofApi, 'application/reports+json')).toMatchObject({ status: 202, json: { received: 2 } });

  const [integrity, inline, connect] = await kept();
  expect(integrity).toEqual({
    at: expect.any(String),
    type: 'integrity-violation',
    page: 'https://page.example/',
    directive: 'script',
    disposition: 'enforce',
    blocked: 'https://cdn.example/x.js',
    source: '',
  });
  expect(inline).toMatchObject({ directive: 'script-src-elem', disposition: 'report', blocked: 'inline', source: '' });
  expect(connect).toMatchObject({
    page: 'https://page.example/livelo',
    blocked: 'https://evil.example/x',
    source: 'https://page.example/main.js:7',
  });
  expect(JSON.stringify(await kept())).not.toMatch(/email|cpf|card/);
  expect((await sandbox.raw('GET', '/sandbox/observations.html')).text).toContain('https://evil.example/x');
});

it('refuses other bodies, and forgets the reports with everything else', async () => {
  expect((await send(older, 'application/json')).status).toBe(415);
  expect((await send({ other: 1 }, 'application/csp-report')).status).toBe(400);
  await send(older, 'application/csp-report');
  await sandbox.raw('DELETE', '/sandbox/ledger');
  expect(await kept()).toEqual([]);
});
