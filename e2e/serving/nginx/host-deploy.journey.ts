import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findNginx } from '@consorcio/host/serving';
import { integrityOf } from '@consorcio/shared/webpack/integrity-of';
import { compressed } from '@consorcio/shared/webpack/precompress';
import { typeScriptProgram } from '@consorcio/shared/webpack/typescript-program';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { runProgram, startProgram } from '../../commands/support/program';
import { freePorts } from '../../pages/fixtures/free-port';
import { expect, test } from '../../pages/fixtures/nginx-test';
import { requestRaw } from '../../pages/fixtures/raw-request';
import { labels } from '../../pages/labels';

const theHost = ['host', inRoot('host/dist')];
const paths = ['/', '/kmv', '/app', '/livelo'];

/** The pages that a returning browser has kept, by path. */
type Kept = Map<string, { readonly etag: string; readonly html: string }>;

const nginxRefuses = /nginx refuses this configuration.*\n.*no-such-user/;

test('six releases and rollbacks, and one that nginx refuses, leave no page dead', async ({ nginx, chat }) => {
  test.setTimeout(180_000);
  const second = join(nginx.dir, 'second');
  await writeSecondHost(second);
  let isOver = false;

  const openEvery50Ms = async () => {
    const opened: Promise<readonly string[]>[] = [];
    const kept: Kept = new Map();
    for (; !isOver; await setTimeout(50)) {
      const path = paths[opened.length % paths.length] ?? '/';
      opened.push(faultsOf(nginx.url, path, opened.length % 3 === 0 ? new Map() : kept));
    }
    return Promise.all(opened);
  };
  const startAgainAndAgain = async () => {
    let started = 0;
    for (; !isOver; started += 1) {
      await chat.open(nginx.url);
      await chat.choose(labels.start);
      await chat.isAt('lead-select-category');
      await chat.page.evaluate(() => sessionStorage.clear());
      await setTimeout(500); // for the processor
    }
    return started;
  };
  const releaseSixTimes = async () => {
    for (let round = 0; round < 3; round += 1) {
      expect(await nginx.runRelease(['host', second])).toMatch(/^host release: \d+-\w+ → \d+-\w+$/);
      await giveAllPagesOneTime(nginx.dir);
      await setTimeout(300); // for visitors of this build
      await nginx.runRelease(['rollback', 'host']);
      await setTimeout(300);
      if (round > 0) continue;
      await expect(nginx.runRelease(['host', second], { user: 'no-such-user' })).rejects.toThrow(nginxRefuses);
    }
    isOver = true;
  };

  const [opened, started] = await Promise.all([openEvery50Ms(), startAgainAndAgain(), releaseSixTimes()]);
  expect(opened.flat()).toEqual([]);
  expect(opened.length).toBeGreaterThan(30);
  expect(started).toBeGreaterThan(1);
});

test('neither what nginx refuses is written nor a host for other segments released', async ({ nginx }) => {
  const served = await requestRaw(nginx.url, '/');
  const settings = JSON.parse(await readFile(join(nginx.dir, 'settings.json'), 'utf8'));
  await writeFile(join(nginx.dir, 'broken.json'), JSON.stringify({ ...settings, state: 'new', user: 'no-such-user' }));
  const words = ['broken.json', 'other'].map((name) => join(nginx.dir, name));
  const written = await runProgram(typeScriptProgram('host/serving/nginx/command.ts', words));
  expect(written).toMatchObject({ code: 1, output: expect.stringMatching(nginxRefuses) });
  expect(await readdir(nginx.dir)).not.toContain('other');

  const payment = { ...nginx.release.segments.payment, contract: 1 };
  const release = { segments: { ...nginx.release.segments, payment } };
  await writeFile(join(nginx.dir, 'deployment/release.json'), JSON.stringify(release));
  const released = nginx.runRelease(theHost);
  await expect(released).rejects.toThrow(/^payment is released with contract 1, /);
  await nginx.releaseBuild('first');
  expect((await requestRaw(nginx.url, '/')).headers).toMatchObject({ etag: served.headers.etag });
});

test('the longest headers that are accepted pass a proxy with usual buffers', async ({ nginx }) => {
  const named = (count: number) => ({
    segmentOrigins: Array.from({ length: count }, (_, index) => `https://${10 + index}.segments.example`),
  });
  const each = 3 * 'https://10.segments.example '.length; // in script-src, connect-src and frame-src
  const refusal = await nginx.runRelease(theHost, named(80)).catch(String);
  const [bytes = 0, limit = 0] = (refusal.match(/\d+(?= bytes| proxies)/g) ?? []).map(Number);
  expect(await nginx.runRelease(theHost, named(80 - Math.ceil((bytes - limit) / each)))).toContain('Warning: ');

  const [port] = await freePorts(1);
  const proxy = `listen 127.0.0.1:${port}; location / { proxy_pass ${nginx.url}; proxy_set_header X-Forwarded-Proto https; }`;
  const file = join(nginx.dir, 'proxy.conf');
  await writeFile(file, `pid ${nginx.dir}/proxy.pid; events {} http { access_log off; server { ${proxy} } }`);
  const command = (await findNginx())?.command ?? '';
  const proxying = startProgram({ command, args: ['-c', file, '-e', 'stderr', '-g', 'daemon off;'] });
  await expect.poll(() => requestRaw(`http://localhost:${port}`, '/kmv').catch(String)).toMatchObject({ status: 200 });
  await proxying.stop();
  await nginx.runRelease(['rollback', 'host']);
});

/** What would keep a page from working: code and styles that its policy refuses, scripts that are not there or have another hash. */
async function faultsOf(url: string, path: string, kept: Kept): Promise<readonly string[]> {
  const known = kept.get(path);
  const answer = await requestRaw(url, path, known && { headers: { 'if-none-match': known.etag } });
  const html = answer.status === 304 ? (known?.html ?? '') : answer.body.toString();
  kept.set(path, { etag: String(answer.headers.etag), html });
  const policy = String(answer.headers['content-security-policy']);
  const inline = [...html.matchAll(/<(?:script|style)>(.*?)<\/(?:script|style)>/gs)].map(([, text = '']) => text);
  const refused = inline.filter((text) => !policy.includes(createHash('sha256').update(text).digest('base64')));
  const faults = refused.map((text) => `${path}: its policy refuses ${text.slice(0, 40)}`);
  const scripts = [...html.matchAll(/<script defer src="(\S+)" integrity="(\S+)"/g)];
  if (scripts.length !== 2 || inline.length < 4)
    faults.push(`${path} was answered with ${answer.status}, without a page`);
  for (const [, src = '', integrity] of scripts) {
    const { status, body } = await requestRaw(url, src);
    if (status !== 200 || integrityOf(body) !== integrity) faults.push(`${path}: ${src} was answered with ${status}`);
  }
  return faults;
}

/** As in images whose files all have one time; both builds have pages of the same size. */
async function giveAllPagesOneTime(dir: string): Promise<void> {
  const pages = (await readdir(join(dir, 'host/builds'), { recursive: true })).filter((name) => /\.html/.test(name));
  for (const page of pages) await utimes(join(dir, 'host/builds', page), 1, 1);
}

/** Another build of the host: a brand has another colour and the first script other bytes, so pages have other hashes and the same length. */
async function writeSecondHost(dir: string): Promise<void> {
  await cp(inRoot('host/dist'), dir, { recursive: true });
  const listed = await readFile(join(dir, 'pages.json'), 'utf8');
  const built: { scripts: string[]; hashes: Record<string, string> } = JSON.parse(listed);
  const [first = ''] = built.scripts;
  const second = first.replace(/\.[0-9a-f]{4}/, '.0000');
  const code = Buffer.concat([await readFile(join(dir, first)), Buffer.from('\n// second')]);
  for (const ending of ['', '.br', '.gz']) await rm(join(dir, first + ending), { force: true });
  for (const [name, bytes] of [[second, code] as const, ...(await compressed(second, code))])
    await writeFile(join(dir, name), bytes);
  const hash = built.hashes[`/${first}`] ?? '';
  await writeFile(join(dir, 'pages.json'), listed.replaceAll(first, second).replace(hash, integrityOf(code)));

  const brands = join(dir, '.brands');
  await mkdir(brands);
  const { tema } = JSON.parse(await readFile(inRoot('host/brands/kmv.json'), 'utf8'));
  await writeFile(join(brands, 'kmv.json'), JSON.stringify({ tema: { ...tema, primaryBackground: '#a2202a' } }));
  const { code: failed, output } = await runProgram(typeScriptProgram('host/pages/command.ts', [brands, dir]));
  await rm(brands, { recursive: true });
  if (failed) throw new Error(output);
}
