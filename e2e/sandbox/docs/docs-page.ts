import { toJSONSchema } from 'zod';
import type * as z from 'zod/mini';
import type { Endpoint } from '../api/endpoint';
import { type Html, html, trusted } from '../html/html';

/** The endpoints as one plain page, with the schemas that the server parses with. Tests use it as a page of another origin. */
export function docsPageOf(endpoints: readonly Endpoint[]): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Consórcio sandbox API</title>
<style>${trusted(styles)}</style>
</head>
<body>
<main>
<h1>Consórcio sandbox API</h1>
<p>Every call under /api needs the header x-api-key. A POST under /api may have an idempotency-key: the same key never creates twice.</p>
${endpoints.map(sectionOf)}
</main>
</body>
</html>
`.html;
}

function sectionOf({ method, path, summary, query, body, bodyType, answer, refusal }: Endpoint): Html {
  return html`<section>
<h2><span class="method">${method}</span> ${path}</h2>
<p>${summary}</p>
${schemaOf('Query', query?.schema)}
${schemaOf(`Body (${bodyType ?? 'application/json'})`, body)}
${schemaOf('Answer', answer)}
${schemaOf('Refusal (400)', refusal)}
</section>
`;
}

function schemaOf(title: string, schema: z.ZodMiniType | undefined): Html {
  if (!schema) return html``;
  const json = JSON.stringify(toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), null, 2);
  return html`<details><summary>${title}</summary><pre>${json}</pre></details>`;
}

const styles = `
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #26324f; background: #f4f6fb; }
main { max-width: 52rem; margin: 0 auto; padding: 2rem 1rem; }
section { margin: 1rem 0; padding: 1rem 1.25rem; border-radius: 12px; background: #fff; }
h2 { margin: 0; font: 600 1.05rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
.method { color: #3a56b8; }
p { margin: 0.5rem 0; }
pre { overflow-x: auto; font-size: 0.85rem; }
`;
