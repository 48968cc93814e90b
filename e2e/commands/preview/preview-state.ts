import type { Brand } from '@consorcio/shared/entities';
import { brandContrasts, type Contrast } from '../../../host/doors/brands';

/** What the page of `pnpm dev brands` shows. The command sends it whenever a brand file changes. */
export interface PreviewState {
  /** Grows with each change of a file that is shown. */
  readonly version: number;
  /** The lines of the check. With one, `shown` is the brand as it was before. */
  readonly problems: readonly string[];
  /** All brands, to choose from. */
  readonly brands: readonly { readonly id: string; readonly nome: string }[];
  /** Absent as long as no version of the brand was without problems. */
  readonly shown?: ShownBrand;
}

export interface ShownBrand {
  readonly id: string;
  readonly nome: string;
  /** Absent for a brand that only has host names. */
  readonly route?: string;
  readonly contrasts: readonly Contrast[];
  readonly link: LinkPreview;
}

/** What other programs show of a link to the brand. */
export interface LinkPreview {
  readonly title: string;
  readonly description: string;
  readonly address: string;
  /** The path of the picture. */
  readonly picture: string;
}

/** A brand as the preview shows it. `html` is its page as it is served. */
export function shownBrand(brand: Brand, html: string): ShownBrand {
  const [route] = brand.routes;
  return {
    id: brand.id,
    nome: brand.nome,
    ...(route !== undefined && { route }),
    contrasts: brandContrasts(brand),
    link: linkPreviewOf(html),
  };
}

/** Reads the tags that a crawler reads. */
function linkPreviewOf(html: string): LinkPreview {
  const tag = (name: string) =>
    unescaped(new RegExp(`<meta property="og:${name}" content="([^"]*)">`).exec(html)?.[1] ?? '');
  return {
    title: tag('title'),
    description: tag('description'),
    address: tag('url'),
    picture: tag('image').replace(/^https?:\/\/[^/]+/, ''),
  };
}

/** The page escapes letters by their numbers: see escaped.ts. */
function unescaped(text: string): string {
  return text.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
}
