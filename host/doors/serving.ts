export { knownScripts } from '../pages/early-script';
export { type RenderedPages, renderBrandPages } from '../pages/render-brand-pages';
export { hostPages } from '../serving/host-pages';
export { type Listening, listen, PortTaken } from '../serving/listen';
export { findNginx, noNginx } from '../serving/nginx/program';
export {
  cardPageHeaders,
  fileHeaders,
  type Headers,
  type Protection,
  pageHeaders,
  segmentHeaders,
} from '../serving/policy/headers';
export { type Origins, originsOf } from '../serving/policy/origins';
export { pageFacts } from '../serving/policy/page-facts';
export { releaseFileSchema } from '../serving/release-entry';
export { type ServedFolder, type StaticServer, serveFolder } from '../serving/static-server';
