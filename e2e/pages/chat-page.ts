import { expect, type Locator, type Page } from '@playwright/test';
import type { Visitor } from '../fixtures/visitors';
import { CardForm } from './card-form';
import { PlanCarousel } from './plan-carousel';
import { Sheet } from './sheet';

export type ChatState = 'waiting' | 'busy' | 'ended';

/**
 * The conversation as a visitor uses it, located by role and name. It waits for the step and state that the chat root declares
 * (`data-step`, `data-state`), never for time.
 */
export class ChatPage {
  readonly root: Locator;
  readonly log: Locator;
  /** The only text field. */
  readonly field: Locator;
  readonly send: Locator;
  /** The error of the field. */
  readonly problem: Locator;
  readonly plans: PlanCarousel;
  /** The last summary of the contract data. */
  readonly data: Sheet;
  /** The summary of the chosen plan. */
  readonly plan: Sheet;
  /** The details of the chosen plan. */
  readonly details: Sheet;
  readonly card: CardForm;
  readonly sendNote: Locator;
  /** The last sheet of a charge: a Pix or a boleto. */
  readonly charge: Locator;
  /** Every message, in order, without its component. */
  readonly bubbles: Locator;
  readonly typing: Locator;
  readonly newer: Locator;

  constructor(
    readonly page: Page,
    private readonly hasTouch: boolean,
  ) {
    this.root = page.locator('[data-step]');
    this.log = page.getByRole('log');
    this.field = page.getByRole('form', { name: 'Sua resposta' }).getByRole('textbox');
    this.send = page.getByRole('button', { name: 'Enviar', exact: true });
    this.problem = page.getByRole('alert');
    this.plans = new PlanCarousel(page);
    this.data = new Sheet(page, 'Quem contrata');
    this.plan = new Sheet(page, 'Taxa de administração');
    this.details = new Sheet(page, 'Lance livre');
    this.card = new CardForm(page);
    this.sendNote = page.getByRole('button', { name: 'Enviar nota' });
    this.charge = this.log.getByRole('listitem').filter({ hasText: 'Valor a pagar' }).last();
    this.bubbles = this.log.locator('time').locator('..'); // `:has` takes seconds in a long conversation
    this.typing = page.getByLabel(/^Digitando/);
    this.newer = page.getByRole('button', { name: 'Novas mensagens' });
  }

  async open(path = '/'): Promise<void> {
    await this.page.goto(path);
    await this.isAt('intro');
  }

  /** Opens the same conversation in a second tab with a copy of the session storage. */
  async copyTab(): Promise<ChatPage> {
    const step = await this.settledStep();
    const [page] = await Promise.all([
      this.page.context().waitForEvent('page'),
      this.page.evaluate(() => void window.open('/')),
    ]);
    const copy = new ChatPage(page, this.hasTouch);
    await copy.isAt(step);
    return copy;
  }

  async isAt(step: string, state: ChatState = 'waiting'): Promise<void> {
    await expect(this.root).toHaveAttribute('data-step', step);
    await expect(this.root).toHaveAttribute('data-state', state);
  }

  /** The step that waits for the visitor, or the last step of an ended conversation. */
  async settledStep(): Promise<string> {
    await expect(this.root).toHaveAttribute('data-state', /^(waiting|ended)$/);
    return (await this.root.getAttribute('data-step')) ?? '';
  }

  /** Taps on touch screens, clicks elsewhere. */
  async press(control: Locator): Promise<void> {
    if (this.hasTouch) await control.tap();
    else await control.click();
  }

  /** Messages of the visitor. */
  visitorMessage(text: string): Locator {
    return this.bubbles.filter({ hasText: `Você: ${text}` });
  }

  /** Messages of the assistant. */
  botMessage(text: string | RegExp): Locator {
    return this.bubbles.filter({ hasText: text, hasNotText: 'Você: ' });
  }

  /** The text of all messages so far. */
  transcript(): Promise<string[]> {
    return this.bubbles.allTextContents();
  }

  option(name: string): Locator {
    return this.page.getByRole('group', { name: 'Opções de resposta' }).getByRole('button', { name, exact: true });
  }

  /** Chooses an option and waits until its message appears: only then has the conversation continued. */
  async choose(option: string): Promise<void> {
    const before = await this.visitorMessage(option).count();
    await this.press(this.option(option));
    await expect(this.visitorMessage(option)).toHaveCount(before + 1);
  }

  /** One of the five scores. */
  note(nota: number): Locator {
    return this.page.getByRole('radio', { name: new RegExp(`^${nota}`) });
  }

  /** Sends a score from 1 to 5. */
  async score(nota: number): Promise<void> {
    await this.press(this.note(nota));
    await this.press(this.sendNote);
  }

  /** Opens the specialists' chat in a new tab. */
  async openSpecialists(): Promise<Page> {
    const opening = this.page.context().waitForEvent('page');
    await this.press(this.option('FALAR COM OS ESPECIALISTAS'));
    return opening;
  }

  category(name: string): Locator {
    return this.page.getByRole('list', { name: 'Categorias' }).getByRole('button', { name, exact: true });
  }

  /** Replaces the content of the field, key by key. */
  async type(text: string): Promise<void> {
    await this.field.fill('');
    await this.field.pressSequentially(text);
  }

  /** Replaces the content of the field by pasting from the clipboard. */
  async paste(text: string): Promise<void> {
    await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await this.page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await this.field.fill('');
    await this.field.press('ControlOrMeta+v');
  }

  async answer(text: string): Promise<void> {
    await this.type(text);
    await this.press(this.send);
  }

  /** Answers every question as the visitor until the conversation waits at `target`. */
  async walkTo(target: string, visitor: Visitor): Promise<void> {
    const own = this.visitorMessage('');
    for (let step = await this.settledStep(); step !== target; step = await this.settledStep()) {
      const before = await own.count();
      await this.answerStep(step, visitor);
      // The visitor's message shows that the conversation continued; the same step may repeat.
      await expect(own).not.toHaveCount(before);
    }
  }

  /** Corrects a datum with the edit button of its row and waits for the next summary. */
  async correct(term: string, text: string): Promise<void> {
    await this.press(this.data.edit(term));
    await expect(this.root).not.toHaveAttribute('data-step', 'proposal-terms');
    await this.settledStep();
    await this.fillIn(text);
    await this.isAt('proposal-terms');
  }

  /** Fills the field at once, as browser autofill does, and sends it. */
  private async fillIn(text: string): Promise<void> {
    await this.field.fill(text);
    await this.press(this.send);
  }

  /** Whether the field has this label. */
  private async asksFor(label: string): Promise<boolean> {
    return (await this.page.getByRole('textbox', { name: label, exact: true }).count()) > 0;
  }

  private async answerStep(step: string, visitor: Visitor): Promise<void> {
    switch (step) {
      case 'intro':
        return this.choose('Simular agora');
      case 'lead-select-category':
        return this.press(this.category(visitor.bem));
      case 'lead-nome':
        return this.fillIn(visitor.nome);
      case 'lead-credit-value':
        return this.fillIn(visitor.credito);
      case 'basico-valor-renda':
        return this.fillIn(visitor.renda);
      case 'lead-email':
        return this.fillIn(visitor.email);
      case 'lead-telefone':
        return this.fillIn(visitor.telefone);
      case 'plans-list-select':
        await this.press(this.plans.option(/^Integral/));
        return this.press(this.plans.action('CONTINUAR'));
      case 'proposal-confirm-plan':
        return this.choose('Sim, quero este plano');
      case 'proposal-titular':
        return this.choose(visitor.titular === 'pessoa' ? 'No meu nome' : 'Da minha empresa');
      case 'proposal-nome':
        return this.fillIn(visitor.nomeRazao);
      case 'proposal-cpf-cnpj':
        return this.fillIn(visitor.titular === 'pessoa' ? visitor.cpf : visitor.cnpj);
      case 'cep-first-input':
      case 'cep-not-found':
        return this.fillIn(visitor.cep);
      case 'cep-error':
        return this.fillIn((await this.asksFor('Rua')) ? visitor.rua : visitor.bairro);
      case 'proposal-numero':
        return this.fillIn(visitor.numero);
      case 'proposal-complemento':
        return visitor.complemento === '' ? this.choose('Não tem complemento') : this.fillIn(visitor.complemento);
      case 'proposal-nascimento':
        return this.fillIn(visitor.nascimento);
      case 'proposal-email':
        return this.fillIn(visitor.email);
      case 'proposal-telefone':
        return this.fillIn(visitor.telefone);
      case 'proposal-terms':
        return this.choose('Confirmar');
      case 'proposal-alterar':
        return this.choose('Nenhum, está tudo certo');
      case 'cupom-initial-message':
        return this.choose('Não tenho');
      case 'cupom-apply-url':
        return this.choose('Não usar');
      case 'cupom-input':
      case 'cupom-try-again':
        return this.choose('Seguir sem cupom');
      case 'cupom-payment-message':
        return this.choose('CONFIRMAR');
      case 'payment-options':
      case 'alterar-pagamento':
        return this.choose('Pix');
      case 'payment-pix-options':
        return this.choose('Já fiz o Pix');
      case 'pesquisa-algo-mais':
        return this.choose('Não, por enquanto é só');
      case 'pesquisa-midia':
        return this.choose(visitor.midia);
      case 'pesquisa-csat-compra':
        return this.score(visitor.nota);
      case 'pesquisa-humano':
        return this.choose(visitor.ajuda ? 'Sim, precisei' : 'Não precisei');
      case 'pesquisa-humanos-pontuacao':
        return this.score(visitor.ajuda?.nota ?? visitor.nota);
      case 'pesquisa-humanos-comentarios':
        return this.fillIn(visitor.ajuda?.comentario ?? '');
      default:
        throw new Error(`There is no answer for the step ${step}.`);
    }
  }
}
