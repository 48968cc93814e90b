/** The content type of each kind of file in a build or a deployment, by file name extension. nginx and our own server send the same types. */
export const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'text/xml; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export const defaultContentType = 'application/octet-stream';
/** For files whose name contains a hash of their content: a changed file has another name. */
export const cacheForEver = 'public, max-age=31536000, immutable, no-transform'; // a script that a proxy rewrote has another hash
/** For all other files: the browser may keep them, but asks each time whether they changed. */
export const revalidate = 'no-cache, no-transform';
