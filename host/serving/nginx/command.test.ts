import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readDeploymentFiles } from './deployment-files';
import { readHostPages } from './pages';
import { readNginxSettings } from './settings';
import { writeNginxFiles } from './write-nginx-files';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'serving-'));
  for (const folder of ['built', 'built/hosts', 'built/hosts/sale.partner.example', 'deployment', 'payment'])
    mkdirSync(join(dir, folder));
  for (const file of ['404.html', 'tags.html', 'index.html', 'hosts/sale.partner.example/index.html'])
    writeFileSync(join(dir, 'built', file), '');
  put('deployment/config.json', { apiBaseUrl: 'https://api.example', apiKey: 'key' });
  put('deployment/release.json', {
    segments: { payment: { manifest: 'https://pay.example/1/mf-manifest.json', contract: 1 } },
  });
});
afterEach(() => rmSync(dir, { recursive: true }));

const host = { listen: ['80'], folder: 'built', deployment: 'deployment' };
const payment = { listen: ['8080'], folder: 'payment', names: ['pay.example'] };

function put(file: string, value: unknown) {
  writeFileSync(join(dir, file), typeof value === 'string' ? value : JSON.stringify(value));
}

/** Runs `pnpm build nginx`. */
function run(settings: unknown, ...options: string[]) {
  put('settings.json', settings);
  const program = join(__dirname, 'command.ts');
  const args = ['--import', 'tsx', program, join(dir, 'settings.json'), join(dir, 'conf'), ...options];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, stderr };
}

async function write(settings: unknown) {
  put('settings.json', settings);
  await writeNginxFiles(readNginxSettings(join(dir, 'settings.json')), join(dir, 'conf'), { brotli: false });
}

const written = (file: string) => readFileSync(join(dir, 'conf', file), 'utf8');

it('writes a site for the host and for each segment, and a main file that includes them', () => {
  const settings = { host, segments: { payment }, strictTransportSeconds: 60 };
  expect(run(settings, '--brotli', '/modules/brotli.so')).toEqual({ status: 0, stderr: '' });

  expect(readdirSync(join(dir, 'conf')).sort()).toEqual(['host.conf', 'nginx.conf', 'payment.conf']);
  expect(written('nginx.conf')).toContain('load_module "/modules/brotli.so";');
  expect(written('nginx.conf')).toContain(`include "${join(dir, 'conf/host.conf')}";`);
  expect(written('host.conf')).toContain('sale.partner.example /hosts/sale.partner.example/index.html;');
  expect(written('host.conf')).toContain(`root "${join(dir, 'deployment')}";`);
  for (const site of ['host.conf', 'payment.conf']) {
    expect(written(site)).toContain('brotli_static on;');
    // In nginx a location that adds a header drops the headers of the level above.
    const adding = written(site)
      .split(/\n {4}(?=location|if)/)
      .filter((block) => block.includes('add_header'));
    for (const block of adding)
      expect(block).toMatch(/add_header Strict-Transport-Security "\$consorcio_\w+_transport" always;/);
    expect(written(site)).toContain('"max-age=60";');
  }
});

it('writes only the origin of a segment for a team that serves nothing else, without brotli when nginx has none', async () => {
  await write({ segments: { payment } });

  expect(readdirSync(join(dir, 'conf')).sort()).toEqual(['nginx.conf', 'payment.conf']);
  expect(written('payment.conf')).toContain('server_name pay.example;');
  expect(written('payment.conf') + written('nginx.conf')).not.toMatch(/brotli/);
  expect(written('payment.conf')).toContain('"max-age=31536000";'); // over TLS, unless the settings say otherwise
});

it('writes nothing for a release that the host would reject', async () => {
  put('deployment/release.json', { segments: { payment: { manifest: 'mf-manifest.json', contract: 1 } } });

  await expect(write({ host })).rejects.toThrow(/release\.json.*\n.*\n.*segments\.payment\.manifest/);
  expect(existsSync(join(dir, 'conf'))).toBe(false);
});

describe('The settings', () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'settings-'));
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  function read(text: string) {
    writeFileSync(join(dir, 'settings.json'), text);
    return readNginxSettings(join(dir, 'settings.json'));
  }

  const host = { listen: ['80'], folder: 'built', deployment: 'deployment' };
  const payment = { listen: ['127.0.0.1:8080'], folder: 'payment' };

  it('resolves folders relative to the settings file, and fills in defaults', () => {
    expect(read(JSON.stringify({ segments: { payment }, logs: 'logs' }))).toMatchObject({
      host: undefined,
      segments: [{ name: 'payment', listen: ['127.0.0.1:8080'], folder: join(dir, 'payment'), names: [] }],
      logs: join(dir, 'logs'),
      state: '/var/lib/nginx',
      segmentOrigins: [],
      strictTransportSeconds: 31_536_000,
      reportTo: null,
    });
  });

  it.each([
    ['an unknown field', { segments: { payment: { ...payment, port: 80 } } }, /port/],
    ['an invalid address to listen on', { segments: { payment: { ...payment, listen: ['80; evil'] } } }, /listen/],
    [
      'a name that breaks out of its line',
      { segments: { payment: { ...payment, names: ['a.example; evil'] } } },
      /names/,
    ],
    ['an origin with a path', { segmentOrigins: ['https://pay.example/1'] }, /segmentOrigins\[0\]/],
    [
      'a source with more than an origin',
      { imageOrigins: ["https://a.example; script-src 'unsafe-inline'"] },
      /imageOrigins/,
    ],
    ['a folder that breaks out of its line', { host: { ...host, folder: 'a"; evil "' } }, /host\.folder/],
    ['a folder without a built host', { host }, /no built host in .*built\./],
  ])('refuses %s', (_, settings, message) => {
    expect(() => read(JSON.stringify(settings))).toThrow(message);
  });

  it('names the file that is not JSON', () => {
    expect(() => read('{')).toThrow(/settings\.json cannot be read as JSON/);
  });
});

describe('The pages of a built host', () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'built-'));
    put('404.html', '<p>not found</p>');
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  function put(file: string, html: string) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), html);
  }

  const brandPage = (brand: object) =>
    `<script defer src="/main.js"></script><script type="application/json" id="brand">${JSON.stringify(brand)}</script>`;

  it('finds the route or host name of each page, and what its policy depends on', () => {
    put('index.html', brandPage({ id: 'home' }));
    put('app/index.html', brandPage({ id: 'app', isApp: true }));
    put('app/index.html.br', 'smaller');
    put('hosts/sale.partner.example/index.html', brandPage({ id: 'partner', trackingId: 'GTM-ABC123', isApp: false }));

    expect(readHostPages(dir)).toMatchObject([
      { file: 'app/index.html', route: 'app', facts: { isApp: true, hasTagManager: false } },
      {
        file: 'hosts/sale.partner.example/index.html',
        host: 'sale.partner.example',
        facts: { isApp: false, hasTagManager: true },
      },
      { file: 'index.html', route: '', facts: { isApp: false, hasTagManager: false } },
    ]);
  });

  it.each([
    'two/deep/index.html',
    'with space/index.html',
    'hosts/a"b/index.html',
    'hosts/a;b.example/index.html',
    'hosts/include/index.html',
  ])('refuses a page at %s', (file) => {
    put(file, brandPage({}));
    expect(() => readHostPages(dir)).toThrow('no address would lead to it');
  });

  it('explains what to do when the host is not built', () => {
    rmSync(join(dir, '404.html'));
    expect(() => readHostPages(dir)).toThrow('Run `pnpm build host`');
  });
});

describe('The files of a deployment', () => {
  let dir: string;
  const host = () => ({ build: join(dir, 'built'), deployment: join(dir, 'deployment') });
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'deployed-'));
    for (const file of ['404.html', 'tags.html', 'kmv/index.html', 'main.0123456789abcdef.js']) put(`built/${file}`);
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  function put(file: string) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), '');
  }

  it('finds the files at any depth, and none without the folder', () => {
    expect(readDeploymentFiles(host())).toEqual([]);
    put('deployment/files/google0a1b2c.html');
    put('deployment/files/.well-known/security.txt');
    expect(readDeploymentFiles(host())).toEqual(['.well-known/security.txt', 'google0a1b2c.html']);
  });

  it.each([
    ['config.json', 'the product needs this address'],
    ['release.json', 'the product needs this address'],
    ['404.html', 'the product needs this address'],
    ['tags.html', 'the product needs this address'],
    ['kmv', 'the product needs this address'],
    ['kmv/index.html', 'the product needs this address'],
    ['main.0123456789abcdef.js', 'the product needs this address'],
    ['sw.js', 'the product needs this address'],
    ['a b.html', 'give it a name of letters, digits, dots, hyphens and underscores'],
    ['a"; evil "/b.html', 'give it a name of letters, digits, dots, hyphens and underscores'],
    ['verificação.html', 'give it a name of letters, digits, dots, hyphens and underscores'],
  ])('refuses the file %s', (file, reason) => {
    put(`deployment/files/${file}`);
    expect(() => readDeploymentFiles(host())).toThrow(
      `${join(dir, 'deployment/files', file)} cannot be served, so nothing was written: ${reason}`,
    );
  });
});
