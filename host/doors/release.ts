export { integrityOf } from '../release/integrity';
export { startedReleaseFile } from '../release/started-release-file';
