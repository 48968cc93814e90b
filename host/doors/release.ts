export { observedBuildsSchema } from '../release/observed-builds';
export { startedReleaseFile } from '../release/started-release-file';
