import { createHash } from 'node:crypto';
import webpack, { type Compiler } from 'webpack';

const { Compilation, runtime, sources, Template } = webpack;

/**
 * Writes the hash of each script into the manifest, as `metaData.integrity`, and lets the browser check the scripts that the
 * build loads itself: the host puts the hashes, by address without a query, into the global variable `_FEDERATION_INTEGRITY`
 * before it runs the entry. Without that variable no script is checked.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('IntegrityPlugin', (source) =>
        Template.asString([
          source,
          'var integrity = (globalThis._FEDERATION_INTEGRITY || {})[url.split("?")[0]];',
          'if (integrity) script.integrity = integrity;',
        ]),
      );
      // The manifest is written in this stage, when the names and the content of the scripts are final.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER + 1;
      compilation.hooks.processAssets.tap({ name: 'IntegrityPlugin', stage }, (assets) => {
        const scripts = Object.keys(assets).filter((name) => name.endsWith('.js'));
        const integrity = Object.fromEntries(scripts.sort().map((name) => [name, hashOf(assets[name]?.buffer())]));
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

function hashOf(content: Buffer = Buffer.alloc(0)): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
