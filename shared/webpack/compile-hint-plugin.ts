import webpack, { type Compiler } from 'webpack';

const { Compilation, sources } = webpack;

/**
 * Tells Chromium, by its magic comment, to compile all functions of every script while it downloads, in another thread. Otherwise it
 * skips over them first and compiles them on the main thread when they are called: that is half of the time from the last byte to a
 * page that answers. A script of ours is loaded when it is needed, so it calls most of its functions. Other browsers ignore this.
 */
export class CompileHintPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('CompileHintPlugin', (compilation) => {
      // After minification, which drops comments, and before the names are made from the content.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'CompileHintPlugin', stage }, () => {
        for (const name of [...compilation.chunks].flatMap(({ files }) => [...files])) {
          compilation.updateAsset(name, (source) => new sources.ConcatSource('//# allFunctionsCalledOnLoad\n', source));
        }
      });
    });
  }
}
