import type { Page } from '@playwright/test';

/** A part of the page, with a name for each of its controls. */
export class PagePart {
  constructor(readonly page: Page) {}
}
