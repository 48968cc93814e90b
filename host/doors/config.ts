export { configSchema } from '../src/config/config';
export { type Release, releaseSchema } from '../src/config/release';
