import { html, raw } from 'hono/html';
import * as z from 'zod/mini';
import type { Html } from '../page';

const operationSchema = z.object({
  summary: z.string(),
  security: z.optional(z.array(z.unknown())),
  parameters: z.optional(z.array(z.object({ name: z.string(), in: z.string() }))),
  requestBody: z.optional(z.unknown()),
  responses: z.record(z.string(), z.object({ description: z.string(), content: z.optional(z.unknown()) })),
});
type Operation = z.infer<typeof operationSchema>;

const documentSchema = z.object({
  info: z.object({ title: z.string(), description: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});

/** An OpenAPI document as one plain page without scripts. Browser tests use it as a page of another origin. */
export function docsPageOf(openApi: Readonly<Record<string, unknown>>): string {
  const { info, paths } = documentSchema.parse(openApi);
  const sections = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => sectionOf(method.toUpperCase(), path, operation)),
  );
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title}</title>
<style>${raw(styles)}</style>
</head>
<body>
<main>
<h1>${info.title}</h1>
<p>${info.description} Machine-readable: <a href="/docs/openapi.json">openapi.json</a>.</p>
${sections}
</main>
</body>
</html>
`);
}

function sectionOf(method: string, path: string, operation: Operation): Html {
  const { summary, security, parameters = [], requestBody, responses } = operation;
  const { '2XX': success, ...failures } = responses;
  return html`<section id="${method}-${path}">
<h2><span class="method">${method}</span> ${path}${security ? [html` <small>x-api-key</small>`] : ''}</h2>
<p>${summary}</p>
${parameters.map(({ name, in: place }) => html`<p>Parameter: <code>${name}</code> (${place})</p>`)}
<ul>${Object.entries(failures).map(([status, { description }]) => html`<li><code>${status}</code> ${description}</li>`)}</ul>
${detailsOf('Request body', requestBody)}
${detailsOf('Answer', success?.content)}
</section>
`;
}

function detailsOf(title: string, json: unknown): Html {
  if (json === undefined) return html``;
  return html`<details><summary>${title}</summary><pre>${JSON.stringify(json, null, 2)}</pre></details>`;
}

const styles = `
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #26324f; background: #f4f6fb; }
main { max-width: 52rem; margin: 0 auto; padding: 2rem 1rem; }
section { margin: 1rem 0; padding: 1rem 1.25rem; border-radius: 12px; background: #fff; }
h2 { margin: 0; font: 600 1.05rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
.method { color: #3a56b8; }
small { padding: 0.1rem 0.5rem; border-radius: 99px; background: #e8edfa; font-weight: 400; }
p, ul { margin: 0.5rem 0; }
pre { overflow-x: auto; font-size: 0.85rem; }
`;
