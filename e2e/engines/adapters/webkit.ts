import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, By, Capabilities, Key, Origin, until, type WebDriver } from 'selenium-webdriver';
import { type RunningProgram, startProgram } from '../../commands/support/program';
import { respondsAt } from '../../commands/support/sandbox';
import { freePorts } from '../../pages/fixtures/free-port';
import type { EngineBrowser, EnginePage } from '../engine-page';
import { webkitWindow } from '../engines';

const keys = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE, Space: ' ', ArrowRight: Key.ARROW_RIGHT };

/** WebKitGTK by WebDriver, in a window of ours on a screen that nobody sees. Its driver has a mouse and no finger. */
export async function startWebKit(driver: string): Promise<EngineBrowser> {
  const args = ['-displayfd', '1', '-screen', '0', '800x900x24', '-nolisten', 'tcp'];
  const screen = startProgram({ command: 'Xvfb', args });
  const number = await untilOutput(screen, /^\d+$/m);
  return { newPage: () => openPage(driver, `:${number}`), stop: () => screen.stop() };
}

/** Each visitor has a driver and a browser of their own: all windows of one browser share its storage. */
async function openPage(driver: string, display: string): Promise<EnginePage> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  const problems = join(folder, 'problems');
  const [port = 0] = await freePorts(1);
  const env = { DISPLAY: display, TZ: 'America/Sao_Paulo', NO_AT_BRIDGE: '1' };
  const server = startProgram({ command: driver, args: [`--port=${port}`], env });
  const url = `http://127.0.0.1:${port}`;
  while (!(await respondsAt(`${url}/status`))) await wait(20);
  const capabilities = new Capabilities({
    browserName: 'webkit-window',
    'webkitgtk:browserOptions': { binary: webkitWindow.command, args: [webkitWindow.file, problems] },
  });
  const session = await new Builder().usingServer(url).withCapabilities(capabilities).build();
  await session.manage().setTimeouts({ script: 120_000 });
  return {
    pointer: 'mouse',
    goto: (address) => session.get(address),
    reload: () => session.navigate().refresh(),
    hide: async () => void (await session.manage().window().minimize()),
    show: async () => void (await session.manage().window().setRect({})),
    evaluate: (expression) => evaluate(session, expression),
    form: {
      async evaluate(expression) {
        const frame = await session.wait(until.elementLocated(By.css('dialog[open] iframe')), 60_000);
        await session.switchTo().frame(frame);
        return evaluate<never>(session, expression).finally(() => session.switchTo().defaultContent());
      },
    },
    press({ x, y }) {
      const point = { x: Math.round(x), y: Math.round(y), duration: 0, origin: Origin.VIEWPORT };
      return session.actions().move(point).press().release().perform();
    },
    key: (key) => session.actions().keyDown(keys[key]).keyUp(keys[key]).perform(),
    type: (text) => session.actions().sendKeys(text).perform(),
    screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    problems: () => linesOf(problems),
    async close() {
      await session.quit().catch(() => undefined); // the last window may be gone before the answer
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

async function evaluate<Value>(session: WebDriver, expression: string): Promise<Value> {
  const script = `
    const done = arguments[0];
    Promise.resolve().then(() => (${expression})).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
  const { value, error } = await session.executeAsyncScript<{ readonly value: Value; readonly error?: string }>(script);
  if (error !== undefined) throw new Error(error);
  return value;
}

async function untilOutput(program: RunningProgram, pattern: RegExp): Promise<string> {
  for (const end = Date.now() + 60_000; Date.now() < end; await wait(20)) {
    const [found] = pattern.exec(program.output()) ?? [];
    if (found !== undefined) return found;
  }
  throw new Error(`A program did not start: ${program.output()}`);
}

/** Absent until somebody writes one. */
function linesOf(file: string): readonly string[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  return lines.map((line) => String(JSON.parse(line)));
}
