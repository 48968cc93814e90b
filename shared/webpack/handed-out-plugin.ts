import webpack, { type Compiler, type Dependency, type Module } from 'webpack';

const { WebpackError } = webpack;
const importKinds = ['harmony import specifier', 'harmony export imported specifier'];

/** An import of a name from a package; webpack does not export the class. */
interface NamedImport extends Dependency {
  readonly request: string;
  getIds(moduleGraph: unknown): readonly string[];
}

/**
 * Fails the build of a segment that imports a name which the host does not provide. Otherwise the error would appear only at
 * run time, to a visitor.
 */
export class HandedOutPlugin {
  readonly names: Readonly<Record<string, readonly string[]>>;

  /** @param names of the exports that the host provides, by package */
  constructor(names: Readonly<Record<string, readonly string[]>>) {
    this.names = names;
  }

  apply(compiler: Compiler): void {
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

function importsOf({ dependencies }: Module): readonly NamedImport[] {
  return dependencies.filter(isNamedImport);
}

function isNamedImport(dependency: Dependency): dependency is NamedImport {
  return importKinds.includes(dependency.type) && 'getIds' in dependency;
}

function missing(module: Module, { request, loc }: NamedImport, name: string) {
  const error = new WebpackError(
    `The host does not provide "${name}" of ${request}, so it would be missing in the page. Use another way, or add it to ` +
      'shared/webpack/share-list.ts and to the host; see docs/adr/0002-the-share-list.md.',
  );
  return Object.assign(error, { module, loc });
}
