// Serves one package hot in a process of its own: `node dev-one.mjs <package> <port> [JSON answers by path]`.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hostPages } from '@consorcio/host/serving';
import { serveHot } from '@consorcio/shared/webpack/dev-server.mjs';
import { inRoot } from './workspace.mjs';

const [name = '', port = '', answers = '{}'] = process.argv.slice(2);
const { default: configOf } = await import(pathToFileURL(inRoot(name, 'webpack.config.mjs')).href);
const config = configOf({ mode: 'development', hot: true });

await serveHot({
  config,
  port: Number(port),
  answers: JSON.parse(answers),
  ...(name === 'host' && {
    pageOf: (path, host, exists) => `/${hostPages((file) => exists(join(config.output.path, file)))(path, host).file}`,
  }),
});
