import { fileURLToPath } from 'node:url';

/** The release file that `npm start` serves. `pnpm release` edits it unless another file is named. */
export const startedReleaseFile = fileURLToPath(new URL('../../.cache/start/release.json', import.meta.url));
