import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/** ms. Longer than for a manifest (host/src/segments/limits.ts): on a slow network a second download of a large file would delay both. */
const BESIDE_MS = 4000;

/**
 * Requests a chunk once more, at another address (`?r=1`), when it failed, and beside a request that takes long: browsers do not repeat
 * the request to an address that hangs, and webpack never changes the address. The first script that arrives counts. Each request has
 * an address of its own, so a later try by the visitor sends a new one.
 */
export class ChunkRetryPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkRetryPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap('ChunkRetryPlugin', (chunk, requirements) => {
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
    const { loadScript } = RuntimeGlobals;
    // webpack reuses any script element of the same chunk, also one of an earlier request that still hangs: so the key has the address.
    return `
var load = ${loadScript}, counts = {};
${loadScript} = function(url, done, key, id) {
  var sent = 0, running = 0, timer;
  var send = function() {
    clearTimeout(timer);
    var count = counts[url] || 0, address = count ? url + "?r=" + count : url;
    counts[url] = count + 1;
    running++;
    if (++sent < 2) timer = setTimeout(send, ${BESIDE_MS});
    load(address, function(event) {
      running--;
      if (sent < 2 && event.type !== "load") return send();
      if (!done || running && event.type !== "load") return;
      clearTimeout(timer);
      done(event);
      done = 0;
    }, key && key + address, id);
  };
  send();
};`;
  }
}
