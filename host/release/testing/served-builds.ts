import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@consorcio/shared/flow';
import { integrityOf } from '@consorcio/shared/webpack/integrity-of';
import { filesOf } from '../../serving/folder-files';
import { type Listening, listen } from '../../serving/listen';
import type { SegmentManifest } from '../segment-manifest';

export interface BuildOptions {
  readonly segment?: string;
  readonly contract?: number;
  readonly requires?: SegmentManifest['metaData']['requires'];
  readonly names?: SegmentManifest['metaData']['names'];
  /** File → the content that the server has instead; undefined for a missing file. */
  readonly served?: Readonly<Record<string, string | undefined>>;
  readonly isPinned?: boolean;
  /** Its pages, by file. */
  readonly pages?: Readonly<Record<string, string>>;
  readonly exposes?: string;
}

export const entryName = 'remoteEntry.bd170589bac20fd67653.js';

const allowAll: RequestListener = (_, response) => void response.setHeader('access-control-allow-origin', '*');

/**
 * A server with builds of segments, for all tests of a file.
 * @param begin sets headers of each answer, or answers itself
 */
export function withServedBuilds(begin = allowAll) {
  let dir: string;
  let server: Listening;
  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), 'builds-'));
    mkdirSync(join(dir, 'served'));
    const sendFile = filesOf(join(dir, 'served'));
    server = await listen((request, response) => {
      begin(request, response);
      if (response.writableEnded) return;
      sendFile(request, response, request.url ?? '', () => response.writeHead(404).end());
    }, 0);
  });
  afterAll(async () => {
    await server.close();
    rmSync(dir, { recursive: true });
  });

  const url = () => `http://localhost:${server.port}`;
  const write = (path: string, content: string) => {
    mkdirSync(join(dir, 'served', path, '..'), { recursive: true });
    writeFileSync(join(dir, 'served', path), content);
    return `${url()}/${path}`;
  };
  return {
    url,
    write,
    /** Writes a build into its own folder and returns the address of its manifest. */
    put(
      name: string,
      { segment = 'payment', contract = CONTRACT_VERSION, exposes = './segment', ...options }: BuildOptions = {},
    ) {
      const { requires = { react: '>=19' }, names, served = {}, isPinned = true, pages = {} } = options;
      const lazy = { 'segment.js': `code of ${name}`, 'lazy.js': `more of ${name}` };
      const scripts = { [entryName]: `entry of ${name}`, ...lazy };
      for (const [file, content] of Object.entries({ ...scripts, ...pages, ...served })) {
        if (content !== undefined) write(`${name}/${file}`, content);
      }
      const hashesOf = (files: Readonly<Record<string, string>>) =>
        Object.fromEntries(Object.entries(files).map(([file, content]) => [file, integrityOf(content)]));
      const manifest: SegmentManifest = {
        name: `mf_${segment}`,
        metaData: {
          contract,
          remoteEntry: { name: entryName, path: '' },
          integrity: isPinned ? hashesOf(scripts) : {},
          pages: hashesOf(pages),
          requires,
          ...(names && { names }),
        },
        exposes: [{ path: exposes, assets: { js: { sync: ['segment.js'], async: ['lazy.js'] } } }],
      };
      return write(`${name}/mf-manifest.json`, JSON.stringify(manifest));
    },
    release(json: unknown) {
      const file = join(dir, 'release.json');
      writeFileSync(file, typeof json === 'string' ? json : JSON.stringify(json));
      return file;
    },
  };
}
