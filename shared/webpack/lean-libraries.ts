import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** What axios has for forms, data addresses and the names of status codes: 2 KiB that never run, because our client sends text to the API. */
const axios = join(dirname(require.resolve('axios/package.json')), 'lib');
const leanAxios = Object.fromEntries(
  [
    ...['core/createMultipartBody', 'helpers/formDataToJSON'],
    ...['helpers/estimateDataURLDecodedBytes', 'helpers/HttpStatusCode'],
  ].map((name) => [join(axios, `${name}.js`), join(axios, 'helpers/null.js')]),
);

/** styled-components adds vendor prefixes only if a page asks for them, but brings the list: 1 KiB that never runs. */
const stylis = dirname(createRequire(require.resolve('styled-components')).resolve('stylis/package.json'));

/** Files of libraries that our pages do without, for webpack's `resolve.alias`. */
export const leanLibraries: Readonly<Record<string, string | false>> = {
  ...leanAxios,
  [join(stylis, 'src/Prefixer.js')]: false,
};
