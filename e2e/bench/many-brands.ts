import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandsDir, readBrandFiles } from '@consorcio/host/brand-files';
import { findNginx, noNginx } from '@consorcio/host/serving';
import { typeScriptProgram } from '@consorcio/shared/webpack/typescript-program';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import type { Browser } from '@playwright/test';
import { type Program, runProgram, startProgram } from '../commands/support/program';
import { respondsSoon } from '../commands/support/sandbox';
import { freePorts } from '../pages/fixtures/free-port';
import { interleaved } from './measured';
import type { Site } from './site';

const START_LIMIT_MS = 60_000;

/** Renders, checks and serves our brands, and a thousand more, so many times. All times are in ms. */
export async function measureBrands(_browser: Browser, _site: Site, runs: number) {
  const ours = readBrandFiles(brandsDir).map(({ text }) => JSON.parse(text));
  const sizes = [0, 1000].map((more) => ({ id: `${more} more`, name: String(ours.length + more), more }));
  return interleaved(sizes, runs, async ({ name, more }) => {
    const dir = inRoot('.cache/bench/brands');
    for (const old of [dir, inRoot('.cache/kept')]) rmSync(old, { recursive: true, force: true });
    const put = (file: string, content: object) => writeFileSync(join(dir, file), JSON.stringify(content));
    const pnpm = (command: string, ...args: string[]) => timed(typeScriptProgram(`e2e/commands/${command}.ts`, args));
    const files = join(dir, 'files');
    for (const folder of ['files', 'deployment', 'state']) mkdirSync(join(dir, folder), { recursive: true });
    cpSync(inRoot('host/dist'), join(dir, 'host'), { recursive: true });
    for (let index = 0; index < more; index += 1) {
      const other = ours[index % ours.length];
      const pictures = join(brandsDir, other.id);
      if (existsSync(pictures)) cpSync(pictures, join(files, `parceiro-${index}`), { recursive: true });
      put(`files/parceiro-${index}.json`, brand(other, index));
    }

    const cold = await pnpm('build', 'pages', files, join(dir, 'host'));
    put('files/kmv.json', { titulo: 'Outro título' });
    const oneChanged = await pnpm('build', 'pages', files, join(dir, 'host'));
    const check = await pnpm('check', 'brands', files);
    const [port = 0, cardPort = 0] = await freePorts(2);
    put('deployment/config.json', { apiBaseUrl: 'https://api.example', apiKey: 'key' });
    put('deployment/release.json', { segments: {} });
    const host = { listen: [`127.0.0.1:${port}`], folder: 'host', deployment: 'deployment' };
    const payment = { listen: [`127.0.0.1:${cardPort}`], folder: inRoot('mf-payment/dist') };
    put('nginx.json', {
      host,
      segments: { payment },
      state: 'state',
      logs: 'state',
      user: process.getuid?.() === 0 ? 'root' : null,
    });
    const nginx = await pnpm('build', 'nginx', join(dir, 'nginx.json'), join(dir, 'conf'));
    const start = await startOfNginx(join(dir, 'conf/nginx.conf'), `http://localhost:${port}/kmv`);
    console.log(`${name.padEnd(24)} pages ${Math.round(cold)} ms, one changed ${Math.round(oneChanged)} ms`);
    return { cold, oneChanged, check, nginx, start };
  });
}

/** A brand that looks like another one, with names and addresses of its own. */
function brand(other: { logo: object }, index: number) {
  const id = `parceiro-${index}`;
  return {
    ...other,
    ...{ id, routes: [`/${id}`], hosts: [`${id}.example`], siteDomain: `https://www.${id}.example/` },
    ...{ campanhaId: 100_000 + index, compraId: 200_000 + index, empresaId: 300_000 + index },
    ...{ nome: `Parceiro${index}`, titulo: `Título ${index}`, descricao: `Descrição ${index}.` },
    logo: { ...other.logo, sign: `M3 3h18v${(8 + index / 100).toFixed(2)}h-18z` },
  };
}

async function timed(program: Program): Promise<number> {
  const started = performance.now();
  const { code, output } = await runProgram(program);
  if (code !== 0) throw new Error(output);
  return performance.now() - started;
}

/** Until it answers with the page of a brand. */
async function startOfNginx(file: string, url: string): Promise<number> {
  const program = await findNginx();
  if (!program) throw new Error(noNginx);
  const started = performance.now();
  const nginx = startProgram({ command: program.command, args: ['-c', file, '-e', 'stderr', '-g', 'daemon off;'] });
  try {
    if (await respondsSoon(url, nginx.ended, START_LIMIT_MS)) {
      const time = performance.now() - started;
      if ((await fetch(url)).ok) return time;
    }
    throw new Error(`nginx does not answer at ${url}: ${nginx.output()}`);
  } finally {
    await nginx.stop();
  }
}
