import webpack, { type Compiler } from 'webpack';
import { CheckedScriptsPlugin } from './checked-scripts-plugin';
import { integrityOf } from './integrity-of';

const { Compilation, sources } = webpack;

/**
 * Writes the hash of each script into the manifest of a segment, as `metaData.integrity`, and lets the browser check the scripts that
 * the build loads itself: the host adds the hashes to its table before it runs the entry.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    new CheckedScriptsPlugin().apply(compiler);
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      // The manifest is written in this stage, when the names and the content of the scripts are final.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER + 1;
      compilation.hooks.processAssets.tap({ name: 'IntegrityPlugin', stage }, (assets) => {
        const scripts = Object.entries(assets).filter(([name]) => name.endsWith('.js'));
        const integrity = Object.fromEntries(
          scripts.sort().map(([name, source]) => [name, integrityOf(source.buffer())]),
        );
        compilation.updateAsset('mf-manifest.json', (source) => {
          const manifest = JSON.parse(source.source().toString());
          return new sources.RawSource(
            JSON.stringify({ ...manifest, metaData: { ...manifest.metaData, integrity } }, null, 2),
          );
        });
      });
    });
  }
}
