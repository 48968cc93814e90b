import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

/**
 * Serves a build from its sources, with hot reload. A segment served so runs inside the host's page.
 * @param {{
 *   config: import('webpack').Configuration,
 *   port: number,
 *   answers?: Record<string, object>,
 *   pageOf?: (path: string, host: string, exists: (file: string) => boolean) => string,
 * }} options `answers` are JSON by path; `pageOf` finds the HTML of a path that is no file
 */
export async function serveHot({ config, port, answers = {}, pageOf }) {
  const compiler = webpack(config);
  const exists = (file) => {
    try {
      return compiler.outputFileSystem.statSync(file).isFile();
    } catch {
      return false;
    }
  };
  const server = new WebpackDevServer(
    {
      port,
      hot: true,
      static: false,
      allowedHosts: 'all', // brands have host names of their own
      headers: { 'access-control-allow-origin': '*' }, // segments are fetched from the host's page
      client: {
        logging: 'warn',
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        // A segment's client runs in the host's page and must call home, not there.
        webSocketURL: { protocol: 'ws', hostname: 'localhost', port, pathname: '/ws' },
      },
      setupMiddlewares: (middlewares) => [
        (request, response, next) => {
          const answer = answers[request.path];
          if (answer) return void response.set('cache-control', 'no-store').json(answer);
          const isFile = request.path !== '/' && exists(`${compiler.outputPath}${request.path}`);
          if (pageOf && !isFile && request.path !== '/ws') request.url = pageOf(request.path, request.hostname, exists);
          next();
        },
        ...middlewares,
      ],
    },
    compiler,
  );
  await server.start();
}
