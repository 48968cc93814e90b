import { relative } from 'node:path';
import { root } from './workspace';

/** The part of webpack's compilation that is read here. */
interface ChunkedModules<Chunk> {
  readonly chunks: Iterable<Chunk>;
  readonly chunkGraph: { getChunkModulesIterable(chunk: Chunk): Iterable<object> };
}

/**
 * The npm packages in the scripts of a build, each as the folder that it came from. Read from the modules that webpack put into
 * chunks: code that tree shaking removed, and packages that a segment gets from the host, are in none.
 */
export function packagesIn<Chunk>({ chunks, chunkGraph }: ChunkedModules<Chunk>): readonly string[] {
  const modules = [...chunks].flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
  return [...new Set(modules.flatMap(filesOf).flatMap(packageOf))].sort();
}

/** A concatenated module holds others; a module of webpack's own comes from no file. */
function filesOf(module: object): readonly string[] {
  if ('modules' in module && Array.isArray(module.modules)) return module.modules.flatMap(filesOf);
  return 'resource' in module && typeof module.resource === 'string' ? [module.resource] : [];
}

/** The federation plugin writes a file of its own into `node_modules/.federation`, which is not a package. */
function packageOf(file: string): readonly string[] {
  const match = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^.\\/@][^\\/]*/.exec(file);
  return match ? [relative(root, match[0])] : [];
}
