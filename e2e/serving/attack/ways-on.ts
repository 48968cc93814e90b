import type { Page } from '@playwright/test';
import { controlsOf } from '../../pages/fixtures/controls';

/** What the visitor can do in the conversation now. */
export async function waysOn(page: Page): Promise<readonly string[]> {
  return (await controlsOf(page)).map(({ key }) => key).filter((key) => !key.startsWith('page: '));
}
