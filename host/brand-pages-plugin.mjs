import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { htmlOf } from './html-template.mjs';

const { Compilation, sources } = webpack;

/**
 * Writes one HTML file for each brand: at its routes (`/` → `index.html`, `/app` → `app/index.html`), and at
 * `hosts/<name>/index.html` for each host name that is the brand's own. `404.html` is nobody's page.
 */
export class BrandPagesPlugin {
  /** @param {{ dir: string, font: string }} options `font` is the woff2 file that the first words are set in */
  constructor({ dir, font }) {
    this.dir = dir;
    this.font = font;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('BrandPagesPlugin', (compilation) => {
      compilation.contextDependencies.add(join(this.dir, 'brands'));
      compilation.hooks.processAssets.tapPromise(
        { name: 'BrandPagesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE },
        () => this.emitPages(compilation),
      );
    });
  }

  async emitPages(compilation) {
    const scripts = [...compilation.entrypoints.values()]
      .flatMap((entry) => entry.getFiles())
      .filter((file) => file.endsWith('.js') && !file.includes('.hot-update.'));
    const font = this.emitFont(compilation);
    const renderShell = await this.shellRenderer();
    const emit = (file, html) => compilation.emitAsset(file, new sources.RawSource(html));

    for (const { file, brand } of this.brands()) {
      const shell = asShell(await renderShell(brand));
      const html = htmlOf({ brand, brandFile: file, scripts, font, shell });
      for (const route of brand.routes ?? []) emit(join(route.slice(1), 'index.html'), html);
      for (const host of brand.hosts ?? []) emit(`hosts/${host}/index.html`, html);
    }
    // Whole as it comes: it has nothing to run.
    emit('404.html', htmlOf({ scripts: [], font, shell: asShell(await renderShell(undefined)) }));
  }

  emitFont(compilation) {
    const content = readFileSync(this.font);
    const hash = compilation.compiler.webpack.util.createHash('xxhash64').update(content).digest('hex');
    const name = `figtree-latin.${hash}.woff2`;
    compilation.emitAsset(name, new sources.RawSource(content), { immutable: true, contenthash: hash });
    return name;
  }

  /** The brand files, each also over the documented defaults. */
  brands() {
    const read = (file) => JSON.parse(readFileSync(join(this.dir, file), 'utf8'));
    const defaults = read('src/brand/brand-defaults.json');
    return readdirSync(join(this.dir, 'brands'))
      .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'))
      .sort()
      .map((name) => read(join('brands', name)))
      .map((file) => ({ file, brand: { ...defaults, ...file } }));
  }

  /** `shell.mjs`, when there is one, draws the first words of a brand or of nobody: HTML, or `{ head, body }`. */
  async shellRenderer() {
    const file = join(this.dir, 'shell.mjs');
    if (!existsSync(file)) return () => '';
    return (await import(pathToFileURL(file).href)).renderShell;
  }
}

function asShell(rendered) {
  return typeof rendered === 'string' ? { body: rendered } : rendered;
}
