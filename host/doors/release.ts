export { startedReleaseFile } from '../release/started-release-file';
