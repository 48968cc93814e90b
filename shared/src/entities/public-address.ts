import * as z from 'zod/mini';

/** A web address in a file that every visitor may read, or click. A name or password in it would be public, and can disguise its host. */
export const publicAddressSchema = z
  .url({ protocol: /^https?$/ })
  .check(z.regex(/^https?:\/\/[^/\\?#@]+([/?#]|$)/i, 'a web address has no name or password before its host'));
