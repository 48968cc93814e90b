import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Refusal } from '../../release/refusal';
import type { ServingHost } from './settings';

/** How long an nginx may take until it answers with a new configuration. */
const RELOAD_LIMIT_MS = 20_000;

/** Refuses a configuration that nginx would refuse, with what nginx says. */
export async function testConfiguration(command: string, file: string): Promise<void> {
  await run(command, ['-t', '-q', '-c', file, '-e', 'stderr']);
}

/**
 * Makes the nginx that serves a host read its new configuration, and waits until it answers with it: the nginx that was started with
 * `nginx.conf` of the folder, or else that of the machine, which includes the sites. False when nothing answers at the host's address.
 */
export async function reloadNginx(command: string, dir: string, state: string, host: ServingHost): Promise<boolean> {
  const expected = askedPage(host);
  const own = isRunning(join(state, 'nginx.pid')) ? ['-c', join(dir, 'nginx.conf'), '-e', 'stderr'] : [];
  if (own.length === 0 && (await etagAt(expected)) === undefined) return false;
  await run(command, ['-t', '-q', ...own]);
  await run(command, ['-s', 'reload', ...own]);
  const end = Date.now() + RELOAD_LIMIT_MS;
  while ((await etagAt(expected)) !== expected.etag) {
    if (Date.now() > end) throw new Refusal(`nginx did not take the configuration in ${dir}: see its error log.`);
    await setTimeout(50);
  }
  return true;
}

interface AskedPage {
  readonly address: { readonly host: string; readonly port: number };
  readonly path: string;
  /** The host name that is asked for. */
  readonly name: string;
  readonly etag: string;
}

/** One page of the host, and where this machine serves it. */
function askedPage({ listen: [at = ''], pages: [page] }: ServingHost): AskedPage {
  if (!page) throw new Refusal('This build has no page.');
  const [, name = '', port] = /^(?:(.+):)?(\d+)$/.exec(at) ?? [];
  const host = name.replace(/^\[|\]$/g, '').replace(/^(0\.0\.0\.0)?$/, '127.0.0.1');
  const { route = '', host: partner = 'localhost', etag } = page;
  return { address: { host, port: Number(port) }, path: `/${route}`, name: partner, etag };
}

/** The ETag of the page now; empty when the answer has none, undefined without an answer. */
function etagAt({ address, path, name }: AskedPage): Promise<string | undefined> {
  return new Promise((resolve) => {
    const asked = get({ ...address, path, headers: { host: name }, agent: new Agent() }, (answer) => {
      answer.resume();
      resolve(answer.headers.etag ?? '');
    });
    asked.once('error', () => resolve(undefined));
  });
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
