import webpack, { type Compiler, type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { watchTypes } from './type-check';

/** Finds the HTML file for a path that is not a file of the build; `exists` tells whether the build has a file. */
export type FindPageFile = (path: string, host: string, exists: (file: string) => boolean) => string;

/** What the command says to the process that serves a package. */
export interface HotOptions {
  /** JSON answers, by path. */
  readonly answers?: Readonly<Record<string, object>>;
  /** The folders whose type errors are shown in the page and in the terminal, relative to the workspace. */
  readonly types?: readonly string[];
  /** Whether the page shows what its code throws. One server of a page does, or the page would show each error once for each server. */
  readonly showsThrown?: boolean;
}

interface HotServer extends HotOptions {
  readonly config: Configuration;
  readonly port: number;
  readonly findPage?: FindPageFile;
}

/** Serves a package from its sources, with hot reload. A segment that is served this way runs in the host's page. */
export async function serveHot({
  config,
  port,
  answers = {},
  types,
  showsThrown = false,
  findPage,
}: HotServer): Promise<void> {
  const { HOST } = process.env;
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
      host: HOST === '0.0.0.0' || HOST === '::' ? HOST : 'localhost', // it listens at one address, and the command asks localhost
      hot: true,
      static: false,
      setupExitSignals: false, // it would serve on until the build and its cache are finished
      allowedHosts: 'all', // brands have host names of their own
      headers: { 'access-control-allow-origin': '*' }, // segments are fetched from the host's page
      client: {
        logging: 'warn',
        overlay: { errors: true, warnings: false, runtimeErrors: showsThrown },
        // The client of a segment runs in the host's page and must connect to its own server.
        webSocketURL: { protocol: 'ws', hostname: 'localhost', port, pathname: '/ws' },
      },
      setupMiddlewares: (middlewares) => [handle, ...middlewares],
    },
    compiler,
  );
  await server.start();
  if (types !== undefined) showTypeErrors(server, compiler, types);
}

/** A page shows type errors as it shows those of the build. Each build would hide them, and a page that is reloaded does not know them. */
function showTypeErrors(server: WebpackDevServer, compiler: Compiler, folders: readonly string[]): void {
  let found: readonly string[] = [];
  let isBuilt = true;
  const clients = () => server.webSocketServer?.clients ?? [];
  const show = (to: Parameters<WebpackDevServer['sendMessage']>[0]) => {
    if (found.length > 0) server.sendMessage(to, 'errors', found);
  };
  compiler.hooks.done.tap('showTypeErrors', (stats) => {
    isBuilt = !stats.hasErrors();
    if (isBuilt) show(clients());
  });
  server.webSocketServer?.implementation.on('connection', (client) => show([client]));
  watchTypes(compiler.name ?? 'all', folders, (errors) => {
    if (errors.length > 0) console.error(errors.join('\n'));
    else if (found.length > 0) console.log('No type errors any more.');
    const isRepaired = found.length > 0 && errors.length === 0;
    found = errors;
    show(clients());
    if (isRepaired && isBuilt) server.sendMessage(clients(), 'ok');
  });
}
