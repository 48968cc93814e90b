export { withTimeLimit } from '../src/platform/load-limit';
export { tooLate } from '../src/segments/failed-load';
export { createFederation } from '../src/segments/federation';
export { sharedLibraries } from '../src/segments/shared-libraries';
