import { createHash } from 'node:crypto';
import webpack from 'webpack';

const { Compilation, runtime, sources, Template } = webpack;

/**
 * Writes the hash of each script into the manifest, as `metaData.integrity`, and lets the scripts that the build loads itself
 * be held to them: the host puts the hashes, by address without a query, into the global variable `_FEDERATION_INTEGRITY` before
 * it runs the entry. Without that variable nothing is held to anything.
 */
export class IntegrityPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('IntegrityPlugin', (source) =>
        Template.asString([
          source,
          'var integrity = (globalThis._FEDERATION_INTEGRITY || {})[url.split("?")[0]];',
          'if (integrity) script.integrity = integrity;',
        ]),
      );
      // The manifest is made in this stage, when the scripts have their last names and bytes.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER + 1;
      compilation.hooks.processAssets.tap({ name: 'IntegrityPlugin', stage }, (assets) => {
        const scripts = Object.keys(assets).filter((name) => name.endsWith('.js'));
        const integrity = Object.fromEntries(
          scripts
            .sort()
            .map((name) => [name, `sha384-${createHash('sha384').update(assets[name].buffer()).digest('base64')}`]),
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
