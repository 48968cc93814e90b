// A module hook of Node, which runs in a thread of its own. JavaScript, because it is registered before tsx.

let sources = {};

export function initialize(planted) {
  sources = planted;
}

/** Returns the planted source of a file to tsx, which compiles it like the one on disk. */
export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url, context);
  const source = sources[url.split('?')[0]];
  return source === undefined ? loaded : { ...loaded, source };
}
