import { readFileSync } from 'node:fs';
import webpack from 'webpack';
import { brandForm, checkedBrands } from './checked-brands.mjs';
import { renderPages } from './render-pages.mjs';

const { Compilation, sources, WebpackError } = webpack;

/**
 * Emits the pages of all brands (see render-pages.mjs), and `pages.json`: what it takes to render them anew, for other brands,
 * without a build. A brand that is wrong fails the build.
 */
export class BrandPagesPlugin {
  /** @param {{ dir: string, font: string }} options `dir` holds the brand files, `font` is the woff2 file of all words */
  constructor({ dir, font }) {
    this.dir = dir;
    this.font = font;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('BrandPagesPlugin', (compilation) => {
      compilation.contextDependencies.add(this.dir);
      compilation.hooks.processAssets.tapPromise(
        { name: 'BrandPagesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE },
        () => this.emitPages(compilation),
      );
    });
  }

  async emitPages(compilation) {
    const { brands, problems } = await checkedBrands(this.dir);
    if (problems.length > 0) return void compilation.errors.push(new WebpackError(problems.join('\n')));

    const scripts = [...compilation.entrypoints.values()]
      .flatMap((entry) => entry.getFiles())
      .filter((file) => file.endsWith('.js') && !file.includes('.hot-update.'));
    const built = { scripts, font: this.emitFont(compilation) };
    const emit = (file, content) => compilation.emitAsset(file, new sources.RawSource(content));
    for (const [file, content] of await renderPages(brands, built)) emit(file, content);
    emit('pages.json', JSON.stringify({ ...built, brandForm: brandForm() }));
  }

  emitFont(compilation) {
    const content = readFileSync(this.font);
    const hash = compilation.compiler.webpack.util.createHash('xxhash64').update(content).digest('hex');
    const name = `figtree-latin.${hash}.woff2`;
    compilation.emitAsset(name, new sources.RawSource(content), { immutable: true, contenthash: hash });
    return name;
  }
}
