import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;

/**
 * Requests a chunk that failed to load once more, at another address (`?r=1`): browsers do not repeat the request to an
 * address that hangs, and webpack never changes the address. Each failure moves on to the next address, so a later try by the
 * visitor sends a new request. An entry that was itself loaded with `?r=n` passes its number on to its chunks.
 */
export class ChunkRetryPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkRetryPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap('ChunkRetryPlugin', (chunk, requirements) => {
          requirements.add(RuntimeGlobals.getChunkScriptFilename);
          requirements.add(RuntimeGlobals.loadScript);
          compilation.addRuntimeModule(chunk, new ChunkRetryRuntimeModule());
        });
    });
  }
}

class ChunkRetryRuntimeModule extends RuntimeModule {
  constructor() {
    super('chunk retry', RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    const { ensureChunk, getChunkScriptFilename, loadScript } = RuntimeGlobals;
    return Template.asString([
      `var ask = ${ensureChunk}, fileOf = ${getChunkScriptFilename}, load = ${loadScript}, failures = {};`,
      'var entry = /[?&]r=(\\d+)/.exec((document.currentScript || {}).src);',
      `${getChunkScriptFilename} = function(id) {`,
      Template.indent([
        'var marks = [];',
        'if (entry) marks.push(entry[1]);',
        'if (failures[id]) marks.push(failures[id]);',
        "return fileOf(id) + (marks.length ? '?r=' + marks.join('.') : '');",
      ]),
      '};',
      // webpack reuses any script element of the same chunk, also one of an earlier attempt that still hangs.
      `${loadScript} = function(url, done, key, id) { return load(url, done, key && key + url, id); };`,
      'var count = function(id, error) {',
      Template.indent([
        "if (!error || error.name !== 'ChunkLoadError') throw error;",
        'failures[id] = (failures[id] || 0) + 1;',
      ]),
      '};',
      `${ensureChunk} = function(id, priority) {`,
      Template.indent([
        'return ask(id, priority).catch(function(error) {',
        Template.indent([
          'count(id, error);',
          'return ask(id, priority).catch(function(again) { count(id, again); throw again; });',
        ]),
        '});',
      ]),
      '};',
    ]);
  }
}
