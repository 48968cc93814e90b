import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Refusal } from '@consorcio/shared/webpack/fail-with';
import type { ServedPage, ServingHost } from './settings';

/** How long an nginx may take until it answers with a new configuration. */
const RELOAD_LIMIT_MS = 20_000;
const ANSWER_LIMIT_MS = 5_000;

/** Refuses a configuration that nginx would refuse, with what nginx says. */
export async function testConfiguration(command: string, file: string): Promise<void> {
  await run(command, ['-t', '-q', '-c', file, '-e', 'stderr']);
}

/**
 * Makes the nginx that serves a host read its new configuration, and waits until it answers with it: the nginx that was started with
 * `nginx.conf` of the folder, or else that of the machine, which includes the sites. False when nothing answers at the host's address.
 */
export async function reloadNginx(command: string, dir: string, state: string, host: ServingHost): Promise<boolean> {
  const own = isRunning(join(state, 'nginx.pid')) ? ['-c', join(dir, 'nginx.conf'), '-e', 'stderr'] : [];
  if (own.length === 0 && (await servedEtags(host)).every((etag) => etag === undefined)) return false;
  await run(command, ['-t', '-q', ...own]);
  await run(command, ['-s', 'reload', ...own]);
  const expected = String(host.pages.map(({ etag }) => etag));
  const end = Date.now() + RELOAD_LIMIT_MS;
  while (String(await servedEtags(host)) !== expected) {
    if (Date.now() > end) throw new Refusal(`nginx did not take the configuration in ${dir}: see its error log.`);
    await setTimeout(50);
  }
  return true;
}

/** The ETag of each page, as this machine serves it now; undefined without an answer. */
function servedEtags({ listen: [at = ''], pages }: ServingHost): Promise<readonly (string | undefined)[]> {
  const [, name = '', port] = /^(?:(.+):)?(\d+)$/.exec(at) ?? [];
  const address = { host: name.replace(/^\[|\]$/g, '').replace(/^(0\.0\.0\.0)?$/, '127.0.0.1'), port };
  const ask = ({ route = '', host = 'localhost' }: ServedPage) =>
    new Promise<string | undefined>((resolve) => {
      const asked = { ...address, path: `/${route}`, headers: { host }, agent: new Agent(), timeout: ANSWER_LIMIT_MS };
      get(asked, (answer) => resolve(answer.resume().headers.etag ?? ''))
        .once('timeout', () => resolve(undefined))
        .once('error', () => resolve(undefined));
    });
  return Promise.all(pages.map(ask));
}

function isRunning(pidFile: string): boolean {
  try {
    const pid = Number(readFileSync(pidFile, 'utf8')); // empty after `nginx -t`
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false; // no such file, or no such process
  }
}

async function run(command: string, args: readonly string[]): Promise<void> {
  await promisify(execFile)(command, args).catch(({ stderr }) => {
    throw new Refusal(`nginx refuses this configuration, so it was not changed:\n${String(stderr).trim()}`);
  });
}
