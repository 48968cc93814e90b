export { observedBuildsSchema } from '../release/observed-builds-schema';
export { startedReleaseFile } from '../release/started-release-file';
export { visitorHeaders } from '../release/visitor-headers';
