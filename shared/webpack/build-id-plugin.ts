import { createHash } from 'node:crypto';
import webpack, { type Compiler } from 'webpack';

const { Compilation, sources } = webpack;

/** The placeholder of a build's id until its content is known. It has the length of an id and occurs in no other name. */
export const buildIdPlaceholder = 'buildid0';

/**
 * Replaces the placeholder by a hash of the build's scripts. The id depends on the bundled code only, so a change
 * in a shared file that the segment does not bundle keeps the id, and with it the name of every file.
 */
export class BuildIdPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('BuildIdPlugin', (compilation) => {
      // Scripts are minified now; webpack gives them their final hashes in the next stage.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
      compilation.hooks.processAssets.tap({ name: 'BuildIdPlugin', stage }, (assets) => {
        const scripts = Object.keys(assets).filter((name) => name.endsWith('.js'));
        // The preliminary names of webpack depend on more than the bundled code.
        const hashes = scripts.flatMap((name) => compilation.getAsset(name)?.info.contenthash ?? []);
        const textOf = (name: string) => String(assets[name]?.source() ?? '');
        const withoutHashes = (text: string) => hashes.reduce((left, hash) => left.replaceAll(hash, ''), text);
        const id = createHash('sha256')
          .update(
            scripts
              .map((name) => withoutHashes(textOf(name)))
              .sort()
              .join('\0'),
          )
          .digest('hex')
          .slice(0, buildIdPlaceholder.length);
        for (const name of scripts) {
          const text = textOf(name).replaceAll(buildIdPlaceholder, id);
          compilation.updateAsset(name, new sources.RawSource(text));
        }
      });
    });
  }
}
