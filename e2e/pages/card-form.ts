import type { Locator, Page } from '@playwright/test';
import type { TypedCard } from './fixtures/cards';

/** The card form over the page, found by its labels. */
export class CardForm {
  /** The cards filled in so far. */
  readonly typed: TypedCard[] = [];
  readonly dialog: Locator;
  readonly number: Locator;
  readonly holder: Locator;
  readonly expiry: Locator;
  readonly code: Locator;
  readonly document: Locator;
  readonly pay: Locator;
  /** What is wrong with a form that was sent with several errors. */
  readonly summary: Locator;
  readonly back: Locator;

  constructor(
    page: Page,
    private readonly press: (control: Locator) => Promise<void>,
    private readonly write: (field: Locator, text: string) => Promise<void>,
  ) {
    this.dialog = page.getByRole('dialog');
    this.number = this.field('Número do cartão');
    this.holder = this.field('Nome do titular');
    this.expiry = this.field('Validade');
    this.code = this.field('CVV');
    this.document = this.field('CPF ou CNPJ do titular');
    this.pay = this.dialog.getByRole('button', { name: /^(Pagar|Conferir|Enviando)/ });
    this.summary = this.dialog.getByRole('group', { name: /campos para corrigir/ });
    this.back = this.dialog.getByRole('button', { name: 'Voltar', exact: true });
  }

  field(label: string): Locator {
    return this.dialog.getByRole('textbox', { name: label, exact: true });
  }

  instalments(count: number): Locator {
    return this.dialog.getByRole('radio', { name: new RegExp(`^${count}x de`) });
  }

  /** Writes all texts, and chooses the instalments. */
  async fill(card: TypedCard): Promise<void> {
    const { numero, nome, validade, codigo, documento, parcelas } = card;
    this.typed.push(card);
    await this.write(this.number, numero);
    await this.write(this.holder, nome);
    await this.write(this.expiry, validade);
    await this.write(this.document, documento);
    await this.press(this.instalments(parcelas));
    await this.write(this.code, codigo);
  }

  /** Fills the form and sends it. */
  async fillAndPay(card: TypedCard): Promise<void> {
    await this.fill(card);
    await this.press(this.pay);
  }
}
