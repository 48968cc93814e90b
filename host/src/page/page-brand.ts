import type { Brand } from '@consorcio/shared/entities';
import { parseBrand } from '../brand/parse-brand';

/** The id of the element that contains the brand file in the HTML of a page. */
export const BRAND_ELEMENT_ID = 'brand';

/** The brand of this page; undefined on the not-found page. */
export function pageBrand(document: Document): Brand | undefined {
  const file = document.getElementById(BRAND_ELEMENT_ID)?.textContent;
  return file ? parseBrand(JSON.parse(file)) : undefined;
}
