import { fileURLToPath } from 'node:url';
import { findChromium } from '../commands/support/chromium';
import { firstRunnable, onPath } from '../commands/support/find-program';
import { runProgram } from '../commands/support/program';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** The place of an engine among them. */
export const turnOf = (name: string) => (engineNames as readonly string[]).indexOf(name);

interface Engine {
  /** Debian's packages. */
  readonly packages: readonly string[];
  /** The program to start. */
  find(): string | undefined;
  /** What prints the version of the engine, if the program cannot. */
  readonly version?: { readonly command: string; readonly args: readonly string[] };
}

/** The browser that WebKitWebDriver starts. Only the Python of Debian knows the library, whatever else is called python3. */
export const webkitWindow = {
  command: '/usr/bin/python3',
  file: fileURLToPath(new URL('adapters/webkit-window.py', import.meta.url)),
};

export const engines: Readonly<Record<EngineName, Engine>> = {
  chromium: { packages: ['chromium'], find: () => findChromium() },
  firefox: { packages: ['firefox-esr'], find: () => onPathAt('firefox-esr', 'firefox') },
  webkit: {
    packages: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb'],
    find: () => (onPathAt('Xvfb') ? onPathAt('WebKitWebDriver') : undefined),
    version: { command: webkitWindow.command, args: [webkitWindow.file, '--version'] },
  },
};

/** The name and version of an engine of this machine. Undefined if a part of it is missing. */
export async function versionOf(name: EngineName): Promise<string | undefined> {
  const { find, version } = engines[name];
  const program = find();
  if (!program) return undefined;
  const { code, output } = await runProgram(version ?? { command: program, args: ['--version'] });
  return code === 0 ? output.trim() : undefined;
}

function onPathAt(...names: readonly string[]): string | undefined {
  return firstRunnable(names.flatMap((name) => onPath(name, process.env)));
}
