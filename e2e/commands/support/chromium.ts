import { firstRunnable, onPath } from './find-program';

/** Chromium without windows: journeys take a third less time in it. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browser of the journeys: `CHROMIUM_PATH`, or the first known one on this machine. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM_PATH) return firstRunnable([env.CHROMIUM_PATH]);
  return firstRunnable([...names.flatMap((name) => onPath(name, env)), ...elsewhere]);
}

/** Whether the browser is the quicker one, without windows. */
export const isHeadlessShell = (file: string | undefined): boolean => file?.endsWith(shell) ?? false;

export const noChromium =
  'No Chromium was found, so the browser journeys cannot run. Install it (Debian: apt-get install chromium; ' +
  'macOS: brew install --cask chromium), or set CHROMIUM_PATH to the program.';
