import webpack, { type Compiler } from 'webpack';
import { integrityOf } from './integrity-of';
import { namesIn } from './shared-names';

const { Compilation, sources } = webpack;

/**
 * Writes about the scripts of a segment into the `metaData` of its manifest. `integrity` has the hash of each, which the host adds to
 * its table before it runs the entry; `pages` has that of each page. `names` has the facts and the shared data that they name: `pnpm release` compares them with those
 * that the host knows, because a host drops what it does not know.
 */
export class ManifestPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ManifestPlugin', (compilation) => {
      // The manifest is written in this stage, when the names and the content of the scripts are final.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER + 1;
      compilation.hooks.processAssets.tap({ name: 'ManifestPlugin', stage }, (assets) => {
        const filesOf = (kind: string) => Object.entries(assets).filter(([name]) => name.endsWith(kind));
        const hashesOf = (files: ReturnType<typeof filesOf>) =>
          Object.fromEntries(files.sort().map(([name, source]) => [name, integrityOf(source.buffer())]));
        const [scripts, pages] = [filesOf('.js'), filesOf('.html')];
        const names = namesIn(scripts.map(([, source]) => source.source().toString()));
        compilation.updateAsset('mf-manifest.json', (source) => {
          const manifest = JSON.parse(source.source().toString());
          const integrity = hashesOf(scripts);
          const ofPages = pages.length > 0 && { pages: hashesOf(pages) };
          const metaData = { ...manifest.metaData, integrity, names, ...ofPages };
          return new sources.RawSource(JSON.stringify({ ...manifest, metaData }));
        });
      });
    });
  }
}
