import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

/** Finds the HTML file for a path that is not a file of the build; `exists` tells whether the build has a file. */
export type FindPage = (path: string, host: string, exists: (file: string) => boolean) => string;

interface HotServer {
  readonly config: Configuration;
  readonly port: number;
  /** JSON answers, by path. */
  readonly answers?: Readonly<Record<string, object>>;
  readonly findPage?: FindPage;
}

/** Serves a package from its sources, with hot reload. A segment that is served this way runs in the host's page. */
export async function serveHot({ config, port, answers = {}, findPage }: HotServer): Promise<void> {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack made no compiler from the configuration.');
  // Names stay in the set: an open page may still ask for the hot update of an earlier build.
  const files = new Set<string>();
  compiler.hooks.done.tap('serveHot', ({ compilation }) => {
    for (const name of Object.keys(compilation.assets)) files.add(name);
  });
  const exists = (file: string) => files.has(file);
  const handle = (request: WebpackDevServer.Request, response: WebpackDevServer.Response, next: () => void) => {
    const { path } = request;
    const answer = answers[path];
    if (answer) return void response.set('cache-control', 'no-store').json(answer);
    const isFile = exists(path.slice(1));
    if (findPage && !isFile && path !== '/ws') request.url = `/${findPage(path, request.hostname, exists)}`;
    next();
  };
  const server = new WebpackDevServer(
    {
      port,
      host: process.env.HOST || 'localhost',
      hot: true,
      static: false,
      allowedHosts: 'all', // brands have host names of their own
      headers: { 'access-control-allow-origin': '*' }, // segments are fetched from the host's page
      client: {
        logging: 'warn',
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        // The client of a segment runs in the host's page and must connect to its own server.
        webSocketURL: { protocol: 'ws', hostname: 'localhost', port, pathname: '/ws' },
      },
      setupMiddlewares: (middlewares) => [handle, ...middlewares],
    },
    compiler,
  );
  await server.start();
}
