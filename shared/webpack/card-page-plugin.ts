import { createHash } from 'node:crypto';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { sourceRules } from './base-config';
import { browserGlobals, unusedGlobals } from './browser-globals';
import { cardPage } from './card-page';
import { emitFont, fontFace } from './typeface';

const { DefinePlugin, EntryPlugin, optimize, sources } = webpack;
const script = `${cardPage}.js`;

export interface CardPageOptions {
  readonly entry: string;
  /** The file of the typeface. */
  readonly font: string;
}

/**
 * Emits the page of the card form: one file with its script in it. A compiler of its own builds it, so it has its own copy of every
 * library and shares nothing with the page of the host.
 */
export class CardPagePlugin {
  readonly #options: CardPageOptions;

  constructor(options: CardPageOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.make.tapPromise('CardPagePlugin', (compilation) => {
      const child = compilation.createChildCompiler(cardPage, { filename: script, publicPath: '' });
      new EntryPlugin(compiler.context, this.#options.entry, cardPage).apply(child);
      new DefinePlugin({ ...browserGlobals, ...unusedGlobals }).apply(child);
      new optimize.LimitChunkCountPlugin({ maxChunks: 1 }).apply(child);
      child.options.module = { ...child.options.module, rules: sourceRules(false) }; // nothing refreshes parts in this page
      child.hooks.thisCompilation.tap('CardPagePlugin', (page) => {
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER; // the script is minified
        page.hooks.processAssets.tap({ name: 'CardPagePlugin', stage }, () => this.#emitPage(page));
      });
      return new Promise<void>((resolve, reject) => child.runAsChild((error) => (error ? reject(error) : resolve())));
    });
  }

  #emitPage(page: Compilation): void {
    const code = String(page.getAsset(script)?.source.source());
    const isProtected = page.compiler.options.mode === 'production';
    const html = htmlOf(code, emitFont(page, this.#options.font), isProtected);
    page.deleteAsset(script);
    page.emitAsset(cardPage, new sources.RawSource(html));
  }
}

function htmlOf(code: string, font: string, isProtected: boolean): string {
  const text = code.replace(/<(?=\/script|!--)/gi, '\\x3c'); // in its strings only: HTML would end the script there
  const style = fontFace(font);
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
${isProtected ? `<meta http-equiv="Content-Security-Policy" content="${policyFor(text, style)}">` : ''}
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pagar com cartão</title>
<meta name="robots" content="noindex">
<meta name="format-detection" content="telephone=no">
<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>
<style>${style}</style>
</head>
<body>
<div id="root"></div>
<script>${text}</script>
</body>
</html>
`;
}

/** What a build knows. To whom the page sends and who may show it is in a header of its server, and a browser applies both. */
function policyFor(code: string, style: string): string {
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  return [
    `default-src 'none'; connect-src *; script-src ${hashOf(code)}; script-src-attr 'none'`,
    `style-src ${hashOf(style)} ${hashOf('')}; style-src-attr 'none'`, // styled-components fills empty elements
    "font-src 'self'; img-src data:; base-uri 'none'; form-action 'none'",
    "require-trusted-types-for 'script'; trusted-types 'none'",
  ].join('; ');
}
