import { expect, type Locator, type Page } from '@playwright/test';

/** A sheet of facts in the talk (the data of the contract, a plan): rows of a term and a value. Always the last of its kind. */
export class Sheet {
  readonly message: Locator;

  /** `term` is one that only sheets of this kind have. */
  constructor(
    private readonly page: Page,
    term: string,
  ) {
    this.message = page
      .getByRole('log')
      .getByRole('listitem')
      .filter({ has: this.term(term) })
      .last();
  }

  /** What stands in the row of a term: 'CPF', 'Celular'. */
  value(term: string): Locator {
    return this.message
      .locator('dl > *')
      .filter({ has: this.term(term) })
      .getByRole('definition');
  }

  /** The pencil of a row. */
  edit(term: string): Locator {
    return this.message.getByRole('button', { name: `Alterar ${term}`, exact: true });
  }

  /** Every pencil there is, in order. */
  get edits(): Locator {
    return this.message.getByRole('button', { name: /^Alterar / });
  }

  /** Every row, in order: what a person reads, without the pencils. */
  async rows(): Promise<string[][]> {
    const cells = this.message.locator('dl > *');
    await expect(cells.first()).toBeVisible();
    return cells.evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('dt, dd')].map((cell) => cell.textContent ?? '')),
    );
  }

  /** By its element: there are dozens of them in a long talk, and asking each for its role takes its time. */
  private term(name: string): Locator {
    return this.page.locator('dt').filter({ hasText: new RegExp(`^${name}$`) });
  }
}
