import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { remoteConfig } from '@consorcio/shared/webpack/remote-config';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import type { Configuration } from 'webpack';
import { runWebpack } from '../run-webpack';
import type { SeededChange } from './change';

/** Builds a segment with one change in a new folder, with the configuration of all segments. Returns the folder of the build. */
export async function buildChange(change: SeededChange, dir: string): Promise<string> {
  copySources(change, dir);
  applyTo(dir, change);
  const outputDir = join(dir, 'dist');
  const config: Configuration = remoteConfig({ name: segmentOf(change), dir })({ mode: 'production', outputDir });
  change.config?.(config);
  await runWebpack(config);
  change.built?.(outputDir);
  return outputDir;
}

/** The name of the segment that is changed. */
export function segmentOf({ segment }: SeededChange): string {
  return segment ?? 'survey';
}

/** The workshop has the packages of the small survey; a segment of the product needs its own. */
function copySources({ segment }: SeededChange, dir: string): void {
  if (segment === undefined) return cpSync(inRoot('e2e/kit/fixtures/contract-7'), dir, { recursive: true });
  const from = inRoot(`mf-${segment}`);
  cpSync(join(from, 'src'), join(dir, 'src'), { recursive: true });
  cpSync(join(from, 'package.json'), join(dir, 'package.json'));
  symlinkSync(join(from, 'node_modules'), join(dir, 'node_modules'));
}

/** Throws if a change no longer matches the sources, because it would prove nothing. */
function applyTo(dir: string, { name, edits = [], files = {}, moves = {} }: SeededChange): void {
  for (const [file, before, after] of edits) {
    const path = join(dir, file);
    const text = readFileSync(path, 'utf8');
    if (text.split(before).length !== 2) throw new Error(`"${name}" does not fit ${file}: ${before}`);
    writeFileSync(
      path,
      text.replace(before, () => after),
    );
  }
  for (const [file, content] of Object.entries(files)) {
    if (existsSync(join(dir, file))) throw new Error(`"${name}" would overwrite ${file}.`);
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), content);
  }
  for (const [from, to] of Object.entries(moves)) {
    mkdirSync(dirname(join(dir, to)), { recursive: true });
    renameSync(join(dir, from), join(dir, to));
  }
}
