import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { BRAND_ELEMENT_ID } from '../../src/boot/page/page-brand';

/** What the policy of a page depends on. */
export interface PageFacts {
  /** The not-found page has none, and runs no script. */
  readonly hasBrand: boolean;
  readonly isApp: boolean;
  /** Of a brand with a container: the nonce of the scripts that it adds, and where an external consent manager is, if any. */
  readonly container: { readonly nonce: string; readonly consentOrigins: readonly string[] } | undefined;
  /** Of the scripts written into the page, as sources of a Content-Security-Policy. */
  readonly scriptHashes: readonly string[];
  /** Of the style sheets written into the page. */
  readonly styleHashes: readonly string[];
}

const brandInPageSchema = z.object({
  isApp: z._default(z.boolean(), false),
  consent: z._default(z.string(), 'ask'),
});

/** Reads them from the HTML that is served, with overridden brands too: each page carries its brand. */
export function pageFacts(html: string): PageFacts {
  const scripts = elements(html, 'script');
  const brand = scripts.find(({ attributes }) => attributes.includes(`id="${BRAND_ELEMENT_ID}"`));
  const { isApp, consent } = brandInPageSchema.parse(JSON.parse(brand?.text ?? '{}'));
  // Only the scripts of a page with a container have one.
  const [nonce] = scripts.flatMap(({ attributes }) => /\bnonce="([\w-]+)"/.exec(attributes)?.[1] ?? []);
  return {
    hasBrand: brand !== undefined,
    isApp,
    container:
      nonce === undefined
        ? undefined
        : { nonce, consentOrigins: URL.canParse(consent) ? [new URL(consent).origin] : [] },
    scriptHashes: scripts.filter(({ attributes }) => isInlineCode(attributes)).map(hashOf),
    styleHashes: elements(html, 'style').map(hashOf),
  };
}

interface InlineElement {
  readonly attributes: string;
  readonly text: string;
}

function elements(html: string, name: 'script' | 'style'): readonly InlineElement[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>(.*?)</${name}>`, 'gs'))].map(
    ([, attributes = '', text = '']) => ({ attributes, text }),
  );
}

/** Data in a script element does not run, so policies ignore it. */
function isInlineCode(attributes: string): boolean {
  return !/\bsrc=|type="application\/json"/.test(attributes);
}

function hashOf({ text }: InlineElement): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
