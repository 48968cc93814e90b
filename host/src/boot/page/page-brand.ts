import type { Brand } from '@consorcio/shared/entities';

/** The id of the element that contains the brand in the HTML of a page. */
export const BRAND_ELEMENT_ID = 'brand';

/**
 * The brand of this page; undefined on the not-found page. It was checked and completed when the page was rendered, by the build
 * that also names the scripts of the page, so it is not parsed again.
 */
export function pageBrand(document: Document): Brand | undefined {
  const brand = document.getElementById(BRAND_ELEMENT_ID)?.textContent;
  return brand ? (JSON.parse(brand) as Brand) : undefined;
}
