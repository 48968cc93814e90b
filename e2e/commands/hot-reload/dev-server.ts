import { type RunningProgram, startProgram } from '@consorcio/shared/webpack/program';
import { freePort } from '../../pages/fixtures/free-port';
import { copyWorkspace, type WorkspaceCopy } from '../../pages/fixtures/workspace-copy';
import { respondsAt } from '../support/sandbox';

/** `pnpm dev <segment>` in a copy of the workspace. */
export interface DevServer extends WorkspaceCopy {
  readonly url: string;
  readonly program: RunningProgram;
  /** Whether a server of it still answers. */
  isServing(): Promise<boolean>;
  stop(): Promise<void>;
}

const servers = ['HOST', 'SIMULATION', 'PROPOSAL', 'PAYMENT', 'SURVEY', 'SANDBOX'] as const;

export async function startDev(...words: readonly string[]): Promise<DevServer> {
  const copy = await copyWorkspace({ withBuilds: true });
  const ports: string[] = [];
  for (const _server of servers) ports.push(String(await freePort()));
  const env = Object.fromEntries(servers.map((name, index) => [`${name}_PORT`, ports[index] ?? '']));
  const program = startProgram({
    command: process.execPath,
    args: ['--import', 'tsx', 'e2e/commands/dev.ts', ...words],
    env: { ...env, CHAT_DELAY_MS: '0' },
    cwd: copy.dir,
  });
  const stop = async () => {
    await program.stop();
    await copy.remove();
  };
  const origins = ports.map((port) => `http://localhost:${port}`);
  const isServing = async () => (await Promise.all(origins.map((origin) => respondsAt(origin)))).includes(true);
  try {
    await untilOpen(program);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ...copy, url: origins[0] ?? '', program, isServing, stop };
}

async function untilOpen({ ended, output }: RunningProgram): Promise<void> {
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  while (!output().includes('Ctrl-C stops everything.')) {
    if (hasEnded) throw new Error(`pnpm dev ended before it served:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
