import { expect, type Locator, type Page } from '@playwright/test';

/** A sheet of terms and values in the conversation (contract data, a plan). Always the last one of its kind. */
export class OpenSheet {
  readonly message: Locator;

  /** `term` occurs only in sheets of this kind, or in sheets that also have the term `without`. */
  constructor(
    private readonly page: Page,
    term: string,
    without?: string,
  ) {
    this.message = page
      .getByRole('log')
      .getByRole('listitem')
      .filter({ has: this.term(term), ...(without && { hasNot: this.term(without) }) })
      .last();
  }

  /** The value of a term such as 'CPF' or 'Celular'. */
  value(term: string): Locator {
    return this.message
      .locator('dl > *')
      .filter({ has: this.term(term) })
      .getByRole('definition')
      .first(); // the second one is a note
  }

  /** The edit button of a row. */
  edit(term: string): Locator {
    return this.message.getByRole('button', { name: `Alterar ${term}`, exact: true });
  }

  /** Every edit button, in order. */
  get edits(): Locator {
    return this.message.getByRole('button', { name: /^Alterar / });
  }

  /** The text of every row, in order, without the edit buttons. */
  async rows(): Promise<string[][]> {
    await expect(this.message.locator('dl > *').first()).toBeVisible();
    return this.message.evaluate((message) =>
      [...message.querySelectorAll('dl > *')].map((row) =>
        [...row.querySelectorAll('dt, dd')].map((cell) => cell.textContent ?? ''),
      ),
    );
  }

  /** Located by element: computing the role of dozens of rows in a long conversation is slow. */
  private term(name: string): Locator {
    return this.page.locator('dt').filter({ hasText: new RegExp(`^${name}$`) });
  }
}
