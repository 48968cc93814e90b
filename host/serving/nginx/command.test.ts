import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
