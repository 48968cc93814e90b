// Serves one package with hot reload in a process of its own: `dev-one.ts <package> <port> [JSON of HotOptions]`.
import { type HotOptions, serveHot } from './dev-server';
import { loadPackageConfig } from './package-config';

const [name = '', port = '', options = '{}'] = process.argv.slice(2);
const { default: configOf, findPage } = await loadPackageConfig(name);

await serveHot({
  config: configOf({ mode: 'development', hot: true }),
  port: Number(port),
  ...(JSON.parse(options) as HotOptions),
  ...(findPage && { findPage }),
});
