export { appBridgeSchema } from '../src/config/app-bridge-settings';
export { type Release, releaseSchema } from '../src/config/release';
