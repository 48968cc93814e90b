import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { withFolder } from '../../brands/testing/a-folder';
import { readDeploymentFiles } from './deployment-files';
import { readHostPages } from './pages';
import { readNginxSettings } from './settings';
import { writeNginxFiles } from './write-nginx-files';

const { path, put, read } = withFolder();
const host = { listen: ['80'], folder: 'built', deployment: 'deployment' };
const payment = { listen: ['127.0.0.1:8080'], folder: 'payment', names: ['pay.example'] };
const readSettings = (settings: unknown) => readNginxSettings(put('settings.json', settings));

describe('pnpm build nginx', () => {
  const released = (manifest: string) =>
    put('deployment/release.json', { segments: { payment: { manifest, contract: 1 } } });
  const written = (file: string) => read(join('conf', file));
  const write = async (settings: unknown) => writeNginxFiles(readSettings(settings), path('conf'), { brotli: false });

  beforeEach(() => {
    for (const file of ['404.html', 'index.html', 'hosts/sale.partner.example/index.html']) put(`built/${file}`);
    mkdirSync(path('payment'));
    put('deployment/config.json', { apiBaseUrl: 'https://api.example', apiKey: 'key' });
    released('https://pay.example/1/mf-manifest.json');
  });

  // What nginx does with it, and that the command refuses: e2e/serving/nginx.
  it('writes a site for the host and for each segment, whose every location has the transport header', async () => {
    await write({ host, segments: { payment }, strictTransportSeconds: 60 });
    expect(readdirSync(path('conf')).sort()).toEqual(['host.conf', 'nginx.conf', 'payment.conf']);
    for (const site of ['host.conf', 'payment.conf']) {
      expect(written(site)).toContain('"max-age=60";');
      // In nginx a location that adds a header drops the headers of the level above.
      const blocks = written(site).split(/\n {4}(?=location|if)/);
      for (const block of blocks.filter((one) => one.includes('add_header')))
        expect(block).toMatch(/add_header Strict-Transport-Security "\$consorcio_\w+_transport" always;/);
    }
  });

  it('writes only the origin of a segment for a team that serves nothing else, without brotli when nginx has none', async () => {
    await write({ segments: { payment } });
    expect(readdirSync(path('conf')).sort()).toEqual(['nginx.conf', 'payment.conf']);
    expect(written('payment.conf')).toContain('server_name pay.example;');
    expect(written('payment.conf') + written('nginx.conf')).not.toMatch(/brotli/);
    expect(written('payment.conf')).toContain('"max-age=31536000";'); // over TLS, unless the settings say otherwise
  });

  it('lets the pages of the product show the card form, each once, and the API that it knows get a card', async () => {
    put('payment/first/card.html');
    const [pageOrigins, apiOrigins] = [['https://*.partner.example'], ['https://next.example']];
    await write({ host, segments: { payment }, pageOrigins: ['https://shop.example'], apiOrigins });
    const policy = (pages: string) => `; frame-ancestors ${pages}; `;
    expect(written('payment.conf')).toContain(' connect-src https://api.example https://next.example; ');
    expect(written('payment.conf')).toContain(policy('https://sale.partner.example https://shop.example'));
    await write({ host, segments: { payment }, pageOrigins });
    expect(written('payment.conf')).toContain(policy('https://*.partner.example'));
    await write({ segments: { payment }, pageOrigins, apiOrigins });
    expect(written('payment.conf')).toContain(' connect-src https://next.example; ');
  });

  it('names in the policy of the card form only the page that asks, once there are too many for a header', async () => {
    put('payment/first/card.html');
    for (let index = 0; index < 1000; index += 1) put(`built/hosts/p${index}.example/index.html`);
    await write({ host, segments: { payment }, pageOrigins: ['https://*.partner.example'] });
    expect(written('payment.conf')).toContain('; frame-ancestors $consorcio_payment_page https://*.partner.example; ');
    expect(written('payment.conf')).toContain('add_header Vary "Referer" always;');
    expect(written('payment.conf')).toContain('    https://p999.example/ https://p999.example;\n');
    expect(written('payment.conf')).not.toContain('https://sale.partner.example/');
  });

  it.each([
    ['page', { apiOrigins: ['https://api.example'] }],
    ['API', { pageOrigins: ['https://shop.example'] }],
  ])('refuses a card form for which it knows no %s, of a build or of the only one', async (_, known) => {
    for (const file of ['payment/card.html', 'payment/first/card.html']) {
      put(file);
      await expect(write({ segments: { payment }, ...known })).rejects.toThrow(/payment has the page of the card form/);
      rmSync(path(file));
    }
    expect(existsSync(path('conf'))).toBe(false);
    await write({ segments: { payment }, ...known });
  });

  it('writes nothing for a release that the host would reject', async () => {
    released('mf-manifest.json');
    await expect(write({ host })).rejects.toThrow(/release\.json.*\n.*\n.*segments\.payment\.manifest/);
    expect(existsSync(path('conf'))).toBe(false);
  });
});

describe('the settings', () => {
  it('have folders relative to their file, and defaults', () => {
    expect(readSettings({ segments: { payment: { ...payment, names: undefined } }, logs: 'logs' })).toMatchObject({
      host: undefined,
      segments: [{ name: 'payment', listen: ['127.0.0.1:8080'], folder: path('payment'), names: [] }],
      logs: path('logs'),
      state: '/var/lib/nginx',
      segmentOrigins: [],
      strictTransportSeconds: 31_536_000,
      reportTo: null,
    });
  });

  const ofPayment = (field: object) => ({ segments: { payment: { ...payment, ...field } } });
  it.each([
    ['an unknown field', ofPayment({ port: 80 }), /port/],
    ['an invalid address to listen on', ofPayment({ listen: ['80; evil'] }), /listen/],
    ['a name that breaks out of its line', ofPayment({ names: ['a.example; evil'] }), /names/],
    ['an origin with a path', { segmentOrigins: ['https://pay.example/1'] }, /segmentOrigins\[0\]/],
    ['a source that is more', { imageOrigins: ["https://a.example; script-src 'unsafe-inline'"] }, /imageOrigins/],
    ['a folder that breaks out of its line', { host: { ...host, folder: 'a"; evil "' } }, /host\.folder/],
    ['a folder without a built host', { host }, /no built host in .*built\./],
    ['what is no JSON', '{', /settings\.json cannot be read as JSON/],
  ])('refuse %s', (_, settings, message) => {
    expect(() => readSettings(settings)).toThrow(message);
  });
});

describe('the pages of a built host', () => {
  const brandPage = (brand: object) =>
    `<script defer src="/main.js"></script><script type="application/json" id="brand">${JSON.stringify(brand)}</script>`;
  beforeEach(() => void put('404.html', '<p>not found</p>'));

  it('have a route or host name each, and what its policy depends on', () => {
    put('index.html', brandPage({ id: 'home' }));
    put('app/index.html', brandPage({ id: 'app', isApp: true }));
    put('app/index.html.br', 'smaller');
    const file = 'hosts/sale.partner.example/index.html';
    put(file, `<script nonce="N">a()</script>${brandPage({ id: 'partner', isApp: false })}`);
    expect(readHostPages(path())).toMatchObject([
      { file: 'app/index.html', route: 'app', facts: { isApp: true, container: undefined } },
      { file, host: 'sale.partner.example', facts: { isApp: false, container: { consentOrigins: [] } } },
      { file: 'index.html', route: '', facts: { isApp: false, container: undefined } },
    ]);
  });

  const odd = ['two/deep', 'with space', 'hosts/a"b', 'hosts/a;b.example', 'hosts/include'];
  it.each(odd.map((folder) => `${folder}/index.html`))('are none at %s', (file) => {
    put(file, brandPage({}));
    expect(() => readHostPages(path())).toThrow('no address would lead to it');
  });

  it('are missing where the host is not built, which says what to do', () => {
    rmSync(path('404.html'));
    expect(() => readHostPages(path())).toThrow('Run `pnpm build host`');
  });
});

describe('the files of a deployment', () => {
  const readFiles = () => readDeploymentFiles({ build: path('built'), deployment: path('deployment') });
  beforeEach(() => {
    for (const file of ['404.html', 'kmv/index.html', 'main.0123456789abcdef.js']) put(`built/${file}`);
  });

  it('may be at any depth, and are none without the folder', () => {
    expect(readFiles()).toEqual([]);
    put('deployment/files/google0a1b2c.html');
    put('deployment/files/.well-known/security.txt');
    expect(readFiles()).toEqual(['.well-known/security.txt', 'google0a1b2c.html']);
  });

  const needed = ['config.json', 'release.json', '404.html', 'kmv', 'kmv/index.html', 'sw.js'];
  const letters = 'give it a name of letters, digits, dots, hyphens and underscores';
  it.each([
    ...[...needed, 'main.0123456789abcdef.js'].map((file) => [file, 'the product needs this address']),
    ...['a b.html', 'a"; evil "/b.html', 'verificação.html'].map((file) => [file, letters]),
  ])('may not be %s: %s', (file, reason) => {
    const refused = put(`deployment/files/${file}`);
    expect(readFiles).toThrow(`${refused} cannot be served, so nothing was written: ${reason}`);
  });
});
