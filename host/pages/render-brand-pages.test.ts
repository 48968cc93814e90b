import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandsDir } from '../brands/read-brand-files';
import { renderBrandPages } from './render-brand-pages';

let hostDir: string;
beforeEach(() => {
  hostDir = mkdtempSync(join(tmpdir(), 'host-'));
});
afterEach(() => rmSync(hostDir, { recursive: true }));

it('explains in one sentence that the host is not built', async () => {
  await expect(renderBrandPages(brandsDir, hostDir)).rejects.toThrow(
    /^There is no built host in \S+, so it has no pages to replace\. Run `pnpm build host` first\.$/,
  );
});

it('renders nothing for a host that was built for brand files of another form', async () => {
  const built = { scripts: ['main.0123456789abcdef.js'], hashes: {}, font: 'figtree.woff2', brandForm: 'another' };
  writeFileSync(join(hostDir, 'pages.json'), JSON.stringify(built));

  await expect(renderBrandPages(brandsDir, hostDir)).rejects.toThrow(
    /^The host in \S+ was built for brand files of another form/,
  );
});
