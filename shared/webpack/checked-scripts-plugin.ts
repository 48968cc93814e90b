import webpack, { type Compiler } from 'webpack';

const { runtime, Template } = webpack;

/**
 * Lets the browser check the scripts that a build loads: each gets its hash from the table of the page, the global variable
 * `_FEDERATION_INTEGRITY` (hashes by address without a query). Without a hash there the script is not checked, and the policy of a
 * production page refuses its address. A checked script is requested with CORS: without it a browser cannot compare the hash of
 * another origin's script.
 */
export class CheckedScriptsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('CheckedScriptsPlugin', (compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'CheckedScriptsPlugin',
        (source) =>
          Template.asString([
            source,
            'var integrity = (globalThis._FEDERATION_INTEGRITY || {})[url.split("?")[0]];',
            'if (integrity) script.integrity = integrity, script.crossOrigin = "anonymous";',
          ]),
      );
    });
  }
}
