export { integrityOf } from '@consorcio/shared/webpack/integrity-of';
export { startedReleaseFile } from '../release/started-release-file';
