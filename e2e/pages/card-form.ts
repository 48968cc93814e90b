import type { Locator, Page } from '@playwright/test';
import type { TypedCard } from './fixtures/cards';
import { PagePart } from './page-part';

/** What a form needs of the chat. */
interface Chat {
  readonly page: Page;
  press(control: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
}

/** The card form over the page, in a frame of its own, found by its labels. */
export class CardForm extends PagePart {
  /** The cards filled in so far. */
  readonly typed: TypedCard[] = [];
  readonly dialog = this.page.getByRole('dialog');
  readonly form = this.dialog.locator('iframe').contentFrame().getByRole('form');
  readonly number = this.field('Número do cartão');
  readonly holder = this.field('Nome do titular');
  readonly expiry = this.field('Validade');
  readonly code = this.field('CVV');
  readonly document = this.field('CPF ou CNPJ do titular');
  readonly pay = this.form.getByRole('button', { name: /^(Pagar|Conferir|Enviando)/ });
  /** What is wrong with a form that was sent with several errors. */
  readonly summary = this.form.getByRole('group', { name: /campos para corrigir/ });
  readonly back = this.form.getByRole('button', { name: 'Voltar', exact: true });

  constructor(private readonly chat: Chat) {
    super(chat.page);
  }

  field(label: string): Locator {
    return this.form.getByRole('textbox', { name: label, exact: true });
  }

  instalments(count: number): Locator {
    return this.form.getByRole('radio', { name: new RegExp(`^${count}x de`) });
  }

  /** Writes all texts, and chooses the instalments. */
  async fill(card: TypedCard): Promise<void> {
    this.typed.push(card);
    await this.chat.write(this.number, card.numero);
    await this.chat.write(this.holder, card.nome);
    await this.chat.write(this.expiry, card.validade);
    await this.chat.write(this.document, card.documento);
    await this.chat.press(this.instalments(card.parcelas));
    await this.chat.write(this.code, card.codigo);
  }

  /** Fills the form and sends it. */
  async fillAndPay(card: TypedCard): Promise<void> {
    await this.fill(card);
    await this.chat.press(this.pay);
  }
}
