export { appBridgeSchema } from '../src/config/app-bridge-settings';
export { configSchema } from '../src/config/config';
export { type Release, releaseSchema } from '../src/config/release';
