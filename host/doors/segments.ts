export { isInCanary } from '../src/segments/build-choice';
export { adaptSegment, supportedContracts } from '../src/segments/contract-adapter';
export { failedLoad, tooLate } from '../src/segments/failed-load';
export { fetchManifest } from '../src/segments/manifest';
export { parseSegment } from '../src/segments/parse-segment';
export { sharedLibraries } from '../src/segments/shared-libraries';
