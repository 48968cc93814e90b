import webpack, { type Compiler, type javascript } from 'webpack';

const { ConstDependency } = webpack.dependencies;

/** What is read of a syntax tree (ESTree). */
interface Part {
  readonly type?: string;
  readonly name?: string;
  readonly range?: readonly [number, number] | undefined;
  readonly callee?: Part;
  readonly key?: Part;
  readonly arguments?: readonly Part[];
  readonly properties?: Part[];
}

/** Removes the examples of steps. What only they import is not in the build either. */
export class NoExamplesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('NoExamplesPlugin', ({ hooks }) => {
      hooks.parser.for('javascript/auto').tap('NoExamplesPlugin', removeExamples);
    });
  }
}

function removeExamples(parser: javascript.JavascriptParser): void {
  parser.hooks.program.tap('NoExamplesPlugin', (program) => {
    const { module, source } = parser.state;
    if (!source.includes('example:')) return;
    for (const properties of definitionsIn(program)) {
      const at = properties.findIndex(({ key }) => key?.name === 'example');
      const [before, example] = [properties[at - 1], properties[at]];
      if (!before?.range || !example?.range) continue;
      module.addPresentationalDependency(new ConstDependency('', [before.range[1], example.range[1]]));
      properties.splice(at, 1); // webpack reads no import in it
    }
  });
}

/** The properties of each object that `defineStep` gets. */
function definitionsIn(part: Part): readonly Part[][] {
  const below = Object.values(part).flatMap((each) => (typeof each === 'object' && each ? definitionsIn(each) : []));
  if (part.callee?.name !== 'defineStep') return below;
  return [...(part.arguments ?? []).flatMap(({ properties }) => (properties ? [properties] : [])), ...below];
}
