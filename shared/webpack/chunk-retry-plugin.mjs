import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;

/**
 * Asks once more for a chunk that did not come, under another address (`?r=1`): browsers do not re-ask an address that
 * hangs, and webpack never changes it. Each failure moves on to the next address, so a later try by the visitor really
 * asks again. A segment's entry that was itself asked for with `?r=n` hands its number on to its chunks.
 */
export class ChunkRetryPlugin {
  apply(compiler) {
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

  generate() {
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
      // webpack waits for any script element that stands for the same chunk, also for a hanging one of an earlier attempt.
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
