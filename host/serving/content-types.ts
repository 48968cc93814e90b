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
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export const defaultContentType = 'application/octet-stream';
/** Names that contain a hash of the content: a changed file has another name. nginx reads the pattern too. */
export const hashedName = /\.[0-9a-f]{16,}\.\w+$/;
/** For files of such names. */
export const cacheForEver = 'public, max-age=31536000, immutable, no-transform'; // a script that a proxy rewrote has another hash
/** For all other files: the browser may keep them, but asks each time whether they changed. */
export const revalidate = 'no-cache, no-transform';
