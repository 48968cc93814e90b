import webpack, { type Compiler } from 'webpack';
import { namesIn } from './shared-names';

const { Compilation, sources } = webpack;

/**
 * Writes into the manifest of a segment which facts and which shared data its scripts name, as `metaData.names`: `pnpm release`
 * compares them with those that the host knows. A host drops a fact or a datum that it does not know.
 */
export class SharedNamesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SharedNamesPlugin', (compilation) => {
      // The manifest is written in this stage.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER + 1;
      compilation.hooks.processAssets.tap({ name: 'SharedNamesPlugin', stage }, (assets) => {
        const scripts = Object.entries(assets).filter(([file]) => file.endsWith('.js'));
        const names = namesIn(scripts.map(([, source]) => source.source().toString()));
        compilation.updateAsset('mf-manifest.json', (source) => {
          const manifest = JSON.parse(source.source().toString());
          return new sources.RawSource(
            JSON.stringify({ ...manifest, metaData: { ...manifest.metaData, names } }, null, 2),
          );
        });
      });
    });
  }
}
