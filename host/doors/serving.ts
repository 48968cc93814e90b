export { knownScripts } from '../pages/early-script';
export { releaseFileSchema } from '../release/release-entry';
export { hostPages } from '../serving/host-pages';
export { findNginx, noNginx } from '../serving/nginx/program';
export { fileHeaders, type Headers, type Protection, pageHeaders, segmentHeaders } from '../serving/policy/headers';
export { type Origins, originsOf } from '../serving/policy/origins';
export { pageFacts } from '../serving/policy/page-facts';
export { type ServedPages, servedPages } from '../serving/served-pages';
export { PortTaken, type StaticServer, serveFolder } from '../serving/static-server';
