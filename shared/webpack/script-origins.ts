import { relative, sep } from 'node:path';
import type { Chunk, Compilation, Dependency, Module } from 'webpack';
import { root } from './workspace';

/** The key of code that several imports use. */
export const commonKey = 'common';

/**
 * Says what each script of a build is made of, in words that do not change when its code does: `entry main`, or the module that an
 * `import()` asks for.
 */
export function scriptOrigins({ chunks, moduleGraph }: Compilation): ReadonlyMap<string, string> {
  const origins = new Map<string, string>();
  for (const chunk of chunks) {
    const key = keyOf(chunk, (dependency) => moduleGraph.getModule(dependency));
    for (const file of chunk.files) if (file.endsWith('.js')) origins.set(file, key);
  }
  return origins;
}

function keyOf(chunk: Chunk, moduleOf: (dependency: Dependency) => Module | null): string {
  if (chunk.canBeInitial()) return `entry ${chunk.name}`;
  const dependencies = [...chunk.groupsIterable].flatMap((group) =>
    group.getBlocks().flatMap((block) => block.dependencies),
  );
  const targets = new Set(dependencies.flatMap((dependency) => pathOf(moduleOf(dependency))));
  const [only] = targets;
  return targets.size === 1 && only !== undefined ? only : commonKey;
}

/** webpack may have joined the module with others; then its first one is the module that was asked for. */
function pathOf(module: Module | null): readonly string[] {
  const own = module && 'rootModule' in module ? module.rootModule : module;
  if (typeof own !== 'object' || own === null || !('resource' in own) || typeof own.resource !== 'string') return [];
  return [relative(root, own.resource).split(sep).join('/')];
}
