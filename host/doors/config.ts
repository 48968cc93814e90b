export { configSchema } from '../src/platform/config';
export { type Release, releaseSchema } from '../src/platform/release';
