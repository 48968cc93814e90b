import { expect, type Locator, type Page } from '@playwright/test';
import { answerStep } from './answers';
import { CardForm } from './card-form';
import { waitUntilAt, waitUntilSettled } from './conversation';
import type { GivenAnswers } from './fixtures/visitors';
import { PagePart } from './page-part';
import { PlanCarousel } from './plan-carousel';
import { OpenSheet } from './sheet';
import { Finger, type PressOptions } from './touch';

/**
 * The conversation as a visitor uses it, located by role and name. It waits for the step and state that the chat root declares
 * (`data-step`, `data-state`), never for time.
 */
export class ChatPage extends PagePart {
  readonly root = this.page.locator('[data-step]');
  readonly log = this.page.getByRole('log');
  private readonly form = this.page.getByRole('form', { name: 'Sua resposta' });
  /** The only text field. */
  readonly field = this.form.getByRole('textbox');
  readonly send = this.page.getByRole('button', { name: 'Enviar', exact: true });
  /** The error of the field. */
  readonly problem = this.form.getByRole('alert');
  readonly plans = new PlanCarousel(this.page);
  /** The last summary of the contract data. */
  readonly data = new OpenSheet(this.page, 'Quem contrata');
  /** The summary of the chosen plan. */
  readonly plan = new OpenSheet(this.page, 'Taxa de administração', 'Índice de correção');
  /** The details of the chosen plan. */
  readonly details = new OpenSheet(this.page, 'Lance livre');
  readonly card = new CardForm(this);
  readonly sendNote = this.page.getByRole('button', { name: 'Enviar nota' });
  /** The last sheet of a charge: a Pix or a boleto. */
  readonly charge = this.log.getByRole('listitem').filter({ hasText: 'Valor a pagar' }).last();
  /** The last receipt of a purchase. */
  readonly receipt = this.log.getByRole('listitem').filter({ hasText: 'Se você mudar de ideia' }).last();
  /** Every message, in order, without its component. */
  readonly bubbles = this.log.locator('time').locator('..'); // `:has` takes seconds in a long conversation
  readonly typing = this.page.getByLabel(/^Digitando/).filter({ visible: true });
  readonly newer = this.page.getByRole('button', { name: 'Novas mensagens' });
  readonly toOptions = this.page.getByRole('button', { name: 'Ver opções' });
  private readonly options = this.page.getByRole('group', { name: 'Opções de resposta' });
  /** For gestures that are more than a press; without it, a mouse presses. */
  readonly finger: Finger | undefined;
  /** How answers and cards are written: at once, as browser autofill does. A journey may set another keyboard. */
  write = (field: Locator, text: string): Promise<void> => field.fill(text);

  /** @param pause how long a finger stays on the screen, in ms */
  constructor(page: Page, hasTouch = false, pause = 20) {
    super(page);
    if (hasTouch) this.finger = new Finger(page, pause);
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
    const copy = new ChatPage(page, this.finger !== undefined);
    await copy.isAt(step);
    await copy.settledStep();
    return copy;
  }

  async isAt(step: string, state: 'waiting' | 'busy' | 'ended' = 'waiting'): Promise<void> {
    const arrival = waitUntilAt(this.page, step, state).then(() => true);
    if (await arrival.catch(() => false)) return; // two assertions at each step would cost more than the wait
    await expect(this.root).toHaveAttribute('data-step', step);
    await expect(this.root).toHaveAttribute('data-state', state);
  }

  /** The step that waits for the visitor, or the last step of an ended conversation. */
  async settledStep(): Promise<string> {
    return (await waitUntilSettled(this.page)).step;
  }

  /** Taps on touch screens, clicks elsewhere. */
  async press(control: Locator, options: PressOptions = {}): Promise<void> {
    if (this.finger) await this.finger.tap(control, options);
    else await control.click(options);
  }

  /** A double tap on touch screens, a double click elsewhere. */
  async pressTwice(control: Locator): Promise<void> {
    if (this.finger) await this.finger.doubleTap(control);
    else await control.dblclick();
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
    // Not `allTextContents`: like `page.waitForFunction`, it would send a library to every page.
    return this.log.evaluate((log) =>
      [...log.querySelectorAll('time')].map(({ parentElement }) => parentElement?.textContent ?? ''),
    );
  }

  option(name: string): Locator {
    return this.labelled(this.options, name);
  }

  /** The texts of the options, in their order. */
  optionTexts(): Promise<string[]> {
    return this.buttonsIn(this.options).allInnerTexts();
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

  async hasField(name: string): Promise<boolean> {
    return (await this.page.getByRole('textbox', { name, exact: true }).count()) > 0;
  }

  category(name: string): Locator {
    return this.labelled(this.page.getByRole('list', { name: 'Categorias' }), name);
  }

  /** The button with this label, whatever else it says below it. */
  private labelled(place: Locator, label: string): Locator {
    return this.buttonsIn(place).filter({ has: this.page.getByText(label, { exact: true }) });
  }

  /** The option that leads to the specialists is a link. */
  private buttonsIn(place: Locator): Locator {
    return place.getByRole('button').or(place.getByRole('link'));
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
  async walkTo(target: string, answers: GivenAnswers): Promise<void> {
    let at = await waitUntilSettled(this.page);
    while (at.step !== target) {
      await answerStep(this, at.step, answers);
      at = await waitUntilSettled(this.page, { own: at.own }); // the same step may repeat
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

  /** Fills in the field and sends it. */
  async fillIn(text: string): Promise<void> {
    await this.write(this.field, text);
    await this.press(this.send);
  }
}
