export { hostPages } from '../serving/host-pages';
export { findNginx, noNginx } from '../serving/nginx/program';
export { type ServedPages, servedPages } from '../serving/served-pages';
export { PortTaken, type StaticServer, serveFolder } from '../serving/static-server';
