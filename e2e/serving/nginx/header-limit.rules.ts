import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findNginx } from '@consorcio/host/serving';
import { startProgram } from '@consorcio/shared/webpack/program';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { freePort } from '../../pages/fixtures/free-port';
import { expect, test } from '../../pages/fixtures/nginx-test';
import { requestRaw } from '../../pages/fixtures/raw-request';

const release = ['host', inRoot('host/dist')];

test('many builds at origins of their own are refused, unless a pattern covers them', async ({ nginx }) => {
  const built = (segment: string, build: number) => ({
    manifest: `https://deploy-${build}--consorcio-${segment}.pages.example/mf-manifest.json`,
    contract: nginx.release.segments[segment]?.contract,
  });
  const segments = Object.keys(nginx.segments).map((name) => {
    const history = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((build) => built(name, build));
    return [name, { ...built(name, 0), history }] as const;
  });
  const released = { segments: Object.fromEntries(segments) };
  await writeFile(join(nginx.dir, 'deployment/release.json'), JSON.stringify(released));

  await expect(nginx.runRelease(release)).rejects.toThrow(/^The page \S+ has \d+ bytes of headers.*`segmentOrigins`/);
  await nginx.runRelease(release, { segmentOrigins: ['https://*.pages.example'] });
  const { headers } = await requestRaw(nginx.url, '/kmv');
  expect(headers['content-security-policy']).toContain("script-src 'self' https://*.pages.example 'sha256-");
  await nginx.releaseBuild('first');
  await nginx.runRelease(['rollback', 'host']);
});

test('the longest headers that are accepted pass a proxy with usual buffers', async ({ nginx }) => {
  const named = (count: number) => ({
    segmentOrigins: Array.from({ length: count }, (_, index) => `https://${10 + index}.segments.example`),
  });
  const twice = 2 * 'https://10.segments.example '.length; // in script-src and connect-src
  const refusal = await nginx.runRelease(release, named(80)).catch(String);
  const [bytes = 0, limit = 0] = (refusal.match(/\d+(?= bytes| proxies)/g) ?? []).map(Number);
  expect(await nginx.runRelease(release, named(80 - Math.ceil((bytes - limit) / twice)))).toContain('Warning: ');

  const port = await freePort();
  const proxy = `listen 127.0.0.1:${port}; location / { proxy_pass ${nginx.url}; proxy_set_header X-Forwarded-Proto https; }`;
  const file = join(nginx.dir, 'proxy.conf');
  await writeFile(file, `pid ${nginx.dir}/proxy.pid; events {} http { access_log off; server { ${proxy} } }`);
  const command = (await findNginx())?.command ?? '';
  const proxying = startProgram({ command, args: ['-c', file, '-e', 'stderr', '-g', 'daemon off;'] });
  await expect.poll(() => requestRaw(`http://localhost:${port}`, '/kmv').catch(String)).toMatchObject({ status: 200 });
  await proxying.stop();
  await nginx.runRelease(['rollback', 'host']);
});
