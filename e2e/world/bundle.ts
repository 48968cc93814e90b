import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build, type Plugin } from 'esbuild';
import type { Share, ShareResult } from './journeys-worker';

type Sources = Readonly<Record<string, string>>;

const run = promisify(execFile);
const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * Plays each share in a process of its own. Their program is bundled as one file: it starts in a quarter of the time that loading
 * and compiling its modules one by one takes. `changed`: texts of sources, by the path of the file that they replace. Rejects with what
 * a process wrote when it fails.
 */
export async function playShares(shares: readonly Share[], changed: Sources = {}): Promise<readonly ShareResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  const outfile = join(folder, 'program.cjs');
  const entryPoints = [pathOf('./journeys-worker.ts')];
  try {
    await build({
      entryPoints,
      outfile,
      bundle: true,
      platform: 'node',
      sourcemap: true,
      plugins: [sourcesOf(changed)],
    });
    const outputs = shares.map((share) =>
      run(process.execPath, ['--enable-source-maps', outfile, JSON.stringify(share)]),
    );
    return (await Promise.all(outputs)).map(({ stdout }) => JSON.parse(stdout));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const withoutRetry = 'export const missingSegmentRetry = () => () => undefined;';

/** Loads the sources of the workspace, with an engine that is observed. In each of them, `import.meta.url` stays the URL of its own file. */
function sourcesOf(changed: Sources): Plugin {
  return {
    name: 'sources',
    setup({ onLoad, onResolve }) {
      // As the driver imports it.
      onResolve({ filter: /^\.\.\/engine\/transition$/ }, () => ({ path: pathOf('./tabs/observed-engine.ts') }));
      // It listens to the window, which is not here: only visitors ask again for a segment that did not load.
      onLoad({ filter: /missing-segment-retry\.ts$/ }, () => ({ contents: withoutRetry }));
      onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
        const source = changed[path] ?? readFileSync(path, 'utf8');
        const url = JSON.stringify(pathToFileURL(path).href);
        return { contents: source.replaceAll('import.meta.url', url), loader: 'default' };
      });
    },
  };
}
