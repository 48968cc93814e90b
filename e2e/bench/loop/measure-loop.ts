import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningProgram, runProgram, startProgram } from '@consorcio/shared/webpack/program';
import { typeScriptProgram } from '@consorcio/shared/webpack/typescript-program';
import { root } from '@consorcio/shared/webpack/workspace';
import type { Browser, Page } from '@playwright/test';
import { portsFrom, refuseTakenPorts } from '../../commands/support/ports';
import { median } from '../statistics';

/** Seconds, except the journeys. */
export interface LoopTimes {
  /** `git clone` and `npm start` until a browser shows the greeting. */
  readonly start: number;
  readonly rebuild: number;
  /** A text of a step in `pnpm dev`: from saving the file until the browser shows it. */
  readonly change: number;
  readonly journeysPerSecond: number;
}

/** A step of the survey. The end of its first sentence is edited. */
const step = {
  name: 'pesquisa-midia',
  file: 'mf-survey/src/steps/pesquisa-midia.step.ts',
  sentence: /Antes de ir, umas [^.]*/i,
};
const START_LIMIT_MS = 15 * 60_000;
const JOURNEYS = 2000;

/** Measures what a developer waits for, in a clone of the last commit. It serves on the usual ports or those of the environment. */
export async function measureLoop(browser: Browser, runs: number): Promise<LoopTimes> {
  const ports = portsFrom(process.env);
  await refuseTakenPorts(Object.values(ports));
  const url = `http://localhost:${ports.host}`;
  const began = performance.now();
  const clone = await cloneOfHead();
  try {
    const start = await secondsToGreeting(clone, browser, url, began);
    console.log(`start                    ${start.toFixed(1)} s`);
    const rebuild = median(await repeated(runs, (run) => secondsToRebuild(clone, run)));
    console.log(`rebuild                  ${rebuild.toFixed(1)} s`);
    const change = median(await secondsToSee(clone, browser, url, runs));
    console.log(`change on screen         ${change.toFixed(2)} s`);
    return { start, rebuild, change, journeysPerSecond: await journeysPerSecond() };
  } finally {
    clone.remove();
  }
}

async function secondsToGreeting(clone: Clone, browser: Browser, url: string, began: number): Promise<number> {
  const program = clone.start('start', {});
  try {
    const page = await openOnceServed(browser, url, program.ended);
    await page.getByRole('button', { name: 'Simular agora' }).waitFor();
    const seconds = since(began);
    await page.context().close();
    return seconds;
  } finally {
    await program.stop();
  }
}

async function secondsToRebuild(clone: Clone, run: number): Promise<number> {
  edit(clone, `perguntas ${run}`);
  const began = performance.now();
  await clone.run('build', 'mf-survey');
  return since(began);
}

/** The dev server reloads the page or replaces the module; both count once the new text is there. */
async function secondsToSee(clone: Clone, browser: Browser, url: string, runs: number): Promise<readonly number[]> {
  const program = clone.start('dev', { CHAT_DELAY_MS: '0' }, 'survey');
  try {
    const page = await openOnceServed(browser, `${url}/?inicio=${step.name}`, program.ended);
    await page.getByText(step.sentence).first().waitFor();
    return await repeated(runs, async (run) => {
      const text = `mudança ${run}`;
      const began = performance.now();
      edit(clone, text);
      await page.getByText(text).first().waitFor({ timeout: 60_000 });
      const seconds = since(began);
      await page.waitForTimeout(1000);
      return seconds;
    });
  } finally {
    await program.stop();
  }
}

async function openOnceServed(browser: Browser, url: string, ended: Promise<{ output: string }>): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const failure = ended.then(({ output }) => {
    throw new Error(`The product stopped before it was served:\n${output.trim().slice(-2000)}`);
  });
  await Promise.race([failure, served(page, url)]);
  failure.catch(() => undefined); // it is stopped later on purpose
  return page;
}

async function served(page: Page, url: string): Promise<void> {
  const end = Date.now() + START_LIMIT_MS;
  while (Date.now() < end) {
    const answer = await page.goto(url).catch(() => undefined); // refused until the server listens
    if (answer?.ok()) return;
    await page.waitForTimeout(100);
  }
  throw new Error(`${url} was not served within ${START_LIMIT_MS / 60_000} minutes.`);
}

function edit({ dir }: Clone, end: string): void {
  const file = join(dir, step.file);
  const before = readFileSync(file, 'utf8');
  const after = before.replace(step.sentence, `Antes de ir, umas ${end}`);
  if (after === before) throw new Error(`${step.file} has no sentence that the bench can edit.`);
  writeFileSync(file, after);
}

async function journeysPerSecond(): Promise<number> {
  const began = performance.now();
  const args = ['--count', String(JOURNEYS), '--seed', '1'];
  const { code, output } = await runProgram(typeScriptProgram('e2e/world/random-journeys.ts', args));
  if (code !== 0) throw new Error(`The random journeys failed:\n${output.trim().slice(-2000)}`);
  return JOURNEYS / since(began);
}

const since = (began: number) => (performance.now() - began) / 1000;

async function repeated<Result>(times: number, work: (run: number) => Promise<Result>): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (let run = 0; run < times; run += 1) results.push(await work(run));
  return results;
}

/** A fresh clone of this repository, in a temporary folder. */
interface Clone {
  readonly dir: string;
  /** Runs a script of its package.json until it ends. Throws if it fails. */
  run(script: string, ...args: readonly string[]): Promise<void>;
  start(script: string, env: Readonly<Record<string, string>>, ...args: readonly string[]): RunningProgram;
  remove(): void;
}

async function cloneOfHead(): Promise<Clone> {
  const dir = join(mkdtempSync(join(tmpdir(), 'bench-')), 'clone');
  await expectSuccess(runProgram({ command: 'git', args: ['clone', '--quiet', root, dir] }), 'git clone');
  const npm = (script: string, args: readonly string[]) => ({
    command: 'npm',
    args: ['--prefix', dir, 'run', script, '--', ...args],
  });
  return {
    dir,
    run: (script, ...args) => expectSuccess(runProgram(npm(script, args)), `npm run ${script}`),
    start: (script, env, ...args) => startProgram({ ...npm(script, args), env }),
    remove: () => rmSync(join(dir, '..'), { recursive: true, force: true }),
  };
}

async function expectSuccess(result: ReturnType<typeof runProgram>, name: string): Promise<void> {
  const { code, output } = await result;
  if (code !== 0) throw new Error(`\`${name}\` failed in the clone:\n${output.trim().slice(-2000)}`);
}
