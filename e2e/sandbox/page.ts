import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';

/** A piece of a page: every value in its template was escaped. */
export type Html = ReturnType<typeof html>;

interface Page {
  readonly title: string;
  /** Portuguese if absent: visitors read it. */
  readonly lang?: 'en' | 'pt-BR';
  readonly styles: string;
  readonly script?: string;
  readonly body: Html;
}

/** A page that loads nothing but what it allows. Its policy allows only the given script, which turns no text into markup. */
export function pageOf({ title, lang = 'pt-BR', styles, script = '', body }: Page): string {
  const policy = [
    "default-src 'none'",
    'img-src data:', // the empty icon
    `style-src '${hashOf(styles)}'`,
    `script-src '${hashOf(script)}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  return String(html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${raw(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>${raw(styles)}</style>
</head>
<body>
${body}
<script>${raw(script)}</script>
</body>
</html>
`);
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
