import webpack from 'webpack';

const { WebpackError } = webpack;
const importKinds = ['harmony import specifier', 'harmony export imported specifier'];

/**
 * Fails the build of a segment that uses what the host does not hand out of a package: else the page would miss it only in
 * front of a visitor.
 */
export class HandedOutPlugin {
  /** @param {Readonly<Record<string, readonly string[]>>} names by the name of the package */
  constructor(names) {
    this.names = names;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap('HandedOutPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('HandedOutPlugin', (modules) => {
        for (const module of modules) {
          for (const dependency of importsOf(module)) {
            const names = this.names[dependency.request];
            if (!names) continue;
            const [name = '*'] = dependency.getIds(compilation.moduleGraph);
            if (!names.includes(name)) compilation.errors.push(missing(module, dependency, name));
          }
        }
      });
    });
  }
}

function importsOf({ dependencies }) {
  return dependencies.filter(({ type }) => importKinds.includes(type));
}

function missing(module, { request, loc }, name) {
  const error = new WebpackError(
    `The host does not hand out "${name}" of ${request}, so it would be missing in the page. Use another way, or add it to ` +
      'shared/webpack/share-list.mjs and to the host; see docs/adr/0002-the-share-list.md.',
  );
  return Object.assign(error, { module, loc });
}
