import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandForm } from '../brands/brand-form';
import { brandsDir } from '../brands/read-brand-files';
import { renderBrandPages } from './render-brand-pages';

// The pictures have tests of their own.
jest.mock('./brand-images', () => {
  const image = { file: 'brands/picture.svg', content: 'picture' };
  return { brandImages: async () => () => ({ icon: image, touchIcon: image, social: image }) };
});

const built = {
  scripts: ['main.0123456789abcdef.js'],
  hashes: {},
  font: 'figtree.woff2',
  brandForm: brandForm(),
};

let dir: string;
let hostDir: string;
let overridesDir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'pages-'));
  [hostDir, overridesDir] = [join(dir, 'host'), join(dir, 'brands')];
  for (const folder of [hostDir, overridesDir]) mkdirSync(folder);
});
afterEach(() => rmSync(dir, { recursive: true }));

const putBuilt = (pages: typeof built) => writeFileSync(join(hostDir, 'pages.json'), JSON.stringify(pages));
const putBrand = (name: string, fields: unknown) =>
  writeFileSync(join(overridesDir, `${name}.json`), JSON.stringify(fields));

it('explains in one sentence that the host is not built', async () => {
  await expect(renderBrandPages(brandsDir, hostDir)).rejects.toThrow(
    /^There is no built host in \S+\. Run `pnpm build host` first\.$/,
  );
});

it('renders nothing for a host that was built for brand files of another form', async () => {
  putBuilt({ ...built, brandForm: 'another' });

  await expect(renderBrandPages(brandsDir, hostDir)).rejects.toThrow(
    /^The host in \S+ was built for brand files of another form/,
  );
});

it('renders the pages of a built host for the brands of the product, as a folder overrides them', async () => {
  putBuilt(built);
  putBrand('kmv', { routes: ['/kmv-novo'], titulo: 'KMV de amanhã' });

  const { files, problems } = await renderBrandPages(overridesDir, hostDir);
  expect(problems).toEqual([]);
  expect([...files.keys()]).toEqual(expect.arrayContaining(['index.html', '404.html', 'kmv-novo/index.html']));
  expect(files.has('kmv/index.html')).toBe(false);
  const page = String(files.get('kmv-novo/index.html'));
  expect(page).toContain('<title>KMV de amanhã</title>');
  expect(page).toContain('src="/main.0123456789abcdef.js"');
});

it('renders nothing when a brand file has a problem', async () => {
  putBuilt(built);
  putBrand('kmv', { titulo: 5 });

  const { files, problems } = await renderBrandPages(overridesDir, hostDir);
  expect(problems).toEqual([expect.stringMatching(/kmv\.json:1: titulo is 5/)]);
  expect(files.size).toBe(0);
});
