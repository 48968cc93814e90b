import type { Locator, Page } from '@playwright/test';
import type { TypedCard } from '../fixtures/cards';

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

  /** Fills the form as browser autofill does, and types the security code. */
  async fill(card: TypedCard): Promise<void> {
    const { numero, nome, validade, codigo, documento, parcelas } = card;
    this.typed.push(card);
    await this.number.fill(numero);
    await this.holder.fill(nome);
    await this.expiry.fill(validade);
    await this.document.fill(documento);
    await this.press(this.instalments(parcelas));
    await this.code.clear(); // kept after a payment that was not sent
    await this.code.pressSequentially(codigo);
  }

  /** Fills the form and sends it. */
  async fillAndPay(card: TypedCard): Promise<void> {
    await this.fill(card);
    await this.press(this.pay);
  }
}
