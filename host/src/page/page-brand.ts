import type { Brand } from '@consorcio/shared/entities';
import { parseBrand } from '../brand/parse-brand';

/** The id of the element in which the HTML of a page carries its brand file. */
export const BRAND_ELEMENT_ID = 'brand';

/** The brand this page was served for, or nothing when the page is nobody's (the not-found page carries none). */
export function pageBrand(document: Document): Brand | undefined {
  const carried = document.getElementById(BRAND_ELEMENT_ID)?.textContent;
  return carried ? parseBrand(JSON.parse(carried)) : undefined;
}
