import { integrityOf } from '@consorcio/shared/webpack/integrity-of';
import { emitFont } from '@consorcio/shared/webpack/typeface';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { brandForm } from '../brands/brand-form';
import { checkBrandFolder } from '../brands/check-brand-folder';
import { type BuiltPages, builtPagesFile } from './built-pages';
import { renderPages } from './render-pages';

const { sources, WebpackError } = webpack;

interface Options {
  readonly dir: string;
  readonly font: string;
}

/**
 * Emits the pages of all brands (see render-pages.ts), and `pages.json`, which lets `pnpm build pages` render them again for
 * other brands without a build. A brand file with a problem fails the build.
 */
export class BrandPagesPlugin {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('BrandPagesPlugin', (compilation) => {
      compilation.contextDependencies.add(this.#options.dir);
      compilation.hooks.processAssets.tapPromise(
        // The names and the content of the scripts are final: pages contain their hashes.
        { name: 'BrandPagesPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        () => this.#emitPages(compilation),
      );
    });
  }

  async #emitPages(compilation: Compilation): Promise<void> {
    const { brands, problems } = await checkBrandFolder(this.#options.dir);
    if (problems.length > 0) {
      compilation.errors.push(new WebpackError(problems.join('\n')));
      return;
    }
    const scripts = [...compilation.entrypoints.values()]
      .flatMap((entry) => entry.getFiles())
      .filter((file) => file.endsWith('.js') && !file.includes('.hot-update.'));
    const built: BuiltPages = {
      scripts,
      hashes: hashesOf(compilation),
      font: emitFont(compilation, this.#options.font),
      brandForm: brandForm(),
    };
    const emit = (file: string, content: string | Buffer) =>
      compilation.emitAsset(file, new sources.RawSource(content));
    for (const [file, content] of await renderPages(brands, built)) emit(file, content);
    emit(builtPagesFile, JSON.stringify(built));
  }
}

/** The hash of each script by its address. A development build has none: its scripts change while they are served. */
function hashesOf({ assets, compiler }: Compilation): BuiltPages['hashes'] {
  if (compiler.options.mode !== 'production') return {};
  return Object.fromEntries(
    Object.entries(assets)
      .filter(([file]) => file.endsWith('.js'))
      .map(([file, source]) => [`/${file}`, integrityOf(source.buffer())]),
  );
}
