import { findChromium } from '../commands/support/chromium';
import { firstRunnable, onPath } from '../commands/support/find-program';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

interface Engine {
  /** Debian's packages. */
  readonly packages: readonly string[];
  /** The program to start, if everything that the engine needs is on this machine. */
  find(): string | undefined;
}

export const engines: Readonly<Record<EngineName, Engine>> = {
  chromium: { packages: ['chromium'], find: () => findChromium() },
  firefox: {
    packages: ['firefox-esr'],
    find: () => firstRunnable(['firefox-esr', 'firefox'].flatMap((name) => onPath(name, process.env))),
  },
  webkit: {
    packages: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb'],
    find: () =>
      isOnPath('Xvfb') && isOnPath('python3') ? firstRunnable(onPath('WebKitWebDriver', process.env)) : undefined,
  },
};

function isOnPath(name: string): boolean {
  return firstRunnable(onPath(name, process.env)) !== undefined;
}
