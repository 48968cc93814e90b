// Serves one package with hot reload in a process of its own: `dev-one.ts <package> <port> [JSON answers by path]`.
import { serveHot } from './dev-server';
import { loadPackageConfig } from './package-config';

const [name = '', port = '', answers = '{}'] = process.argv.slice(2);
const { default: configOf, findPage } = await loadPackageConfig(name);

await serveHot({
  config: configOf({ mode: 'development', hot: true }),
  port: Number(port),
  answers: JSON.parse(answers),
  ...(findPage && { findPage }),
});
