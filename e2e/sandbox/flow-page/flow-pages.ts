import { readdir, readFile } from 'node:fs/promises';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import type { AddPages } from '../api/http';
import { toResponse } from '../api/http';
import { HttpError } from '../api/outgoing';
import { countVisits } from './visits/count-visits';

/**
 * The page of the flow, beside the API of a sandbox. `opens` is where it opens a step: an address that ends where the step belongs.
 * What it draws is loaded with the first request: a sandbox that only serves the API never reads the product's sources.
 */
export function flowPages(opens: string | undefined): AddPages {
  return (app, { observations }) => {
    let page: Promise<string> | undefined;
    app.get('/fluxo', async () => {
      page ??= import('./page/draw-flow-page').then(({ drawFlowPage }) => drawFlowPage(opens));
      return new Response(await page, {
        headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...pageHeaders },
      });
    });
    app.get('/fluxo/visits', () => toResponse({ status: 200, json: countVisits(observations.all()) }));
    app.get('/fluxo/start', async ({ req }) => {
      const { startOf } = await import('./stage/start-of');
      const start = await startOf(req.query('passo') ?? '');
      if (!start) throw new HttpError(404, ['There is no such step. GET /fluxo shows them.']);
      return toResponse({ status: 200, json: start });
    });
    app.get('/fluxo/figtree.woff2', async () => {
      const file = await fontFile();
      if (!file) throw new HttpError(404, ['The host is not built, so its typeface is missing.']);
      return new Response(await readFile(file), { headers: { 'content-type': 'font/woff2' } });
    });
  };
}

const pageHeaders = {
  'content-security-policy': "frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** The product's typeface in the built host; undefined before its first build. */
async function fontFile(): Promise<string | undefined> {
  const names = await readdir(inRoot('host/dist')).catch(() => []);
  const name = names.find((each) => /^figtree-.*\.woff2$/.test(each));
  return name && inRoot('host/dist', name);
}
