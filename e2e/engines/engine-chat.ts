import { expect } from '@playwright/test';
import { type AnswerableChat, answerStep } from '../pages/answers';
import { waitUntilAt, waitUntilSettled } from '../pages/conversation';
import { focusIsNotLost } from '../pages/fixtures/accessible';
import type { TypedCard } from '../pages/fixtures/cards';
import type { GivenAnswers } from '../pages/fixtures/visitors';
import { untilPage } from '../pages/until-page';
import type { EnginePage } from './engine-page';
import { type Control, escapedPattern, expressionOf, type Hand } from './hands';

/** The conversation in any engine, with a pointer or with the keyboard only. */
export class EngineChat implements AnswerableChat<Control> {
  readonly plans = {
    option: (name: RegExp): Control => ({ role: 'radio', name, within: 'Planos' }),
    action: (name: string): Control => ({ role: 'button', name, within: 'Planos' }),
  };

  constructor(
    readonly page: EnginePage,
    private readonly hand: Hand,
  ) {}

  option(name: string): Control {
    return labelled(name, 'Opções de resposta');
  }

  category(name: string): Control {
    return labelled(name, 'Categorias');
  }

  press(control: Control): Promise<void> {
    return this.hand.press(control);
  }

  hasField(name: string): Promise<boolean> {
    return this.page.evaluate(`${expressionOf({ role: 'textbox', name })} !== undefined`);
  }

  async fillIn(text: string): Promise<void> {
    await this.hand.fill({ role: 'textbox', name: /./, within: 'Sua resposta' }, text);
    await this.hand.send({ role: 'button', name: 'Enviar' });
  }

  async score(nota: number): Promise<void> {
    const score: Control = { role: 'radio', name: new RegExp(`^${nota}`) };
    await this.press(score);
    expect(await this.page.evaluate(`${expressionOf(score)}.checked`), 'one press chooses the score').toBe(true);
    await this.press({ role: 'button', name: 'Enviar nota' });
  }

  /** Fills in what is empty in the form of the card, and sends it. */
  async payByCard({ numero, nome, validade, codigo, documento, parcelas }: TypedCard): Promise<void> {
    const printed = { 'Número do cartão': numero, 'Nome do titular': nome, Validade: validade, CVV: codigo };
    for (const [name, text] of Object.entries({ ...printed, 'CPF ou CNPJ do titular': documento })) {
      const field: Control = { role: 'textbox', name, isInForm: true };
      const look = `() => ((field) => field && { text: field.value })(${expressionOf(field)})`;
      const { text: kept } = await untilPage<undefined, { readonly text: string }>(
        this.page.form,
        look,
        undefined,
        60_000,
      );
      if (kept === '') await this.hand.fill(field, text);
    }
    await this.press({ role: 'radio', name: new RegExp(`^${parcelas}x de`), isInForm: true });
    await this.press({ role: 'button', name: /^(Pagar|Conferir)/, isInForm: true });
  }

  async isAt(step: string, state = 'waiting'): Promise<void> {
    await waitUntilAt(this.page, step, state);
    await this.holdsFocus();
  }

  /** Answers every question as the visitor until the conversation waits at `target`. */
  async walkTo(target: string, answers: GivenAnswers): Promise<void> {
    for (let at = await waitUntilSettled(this.page); ; at = await waitUntilSettled(this.page, { own: at.own })) {
      await this.holdsFocus();
      if (at.step === target) return;
      await answerStep(this, at.step, answers);
    }
  }

  /** The text of all messages so far, without their times. */
  async transcript(): Promise<readonly string[]> {
    const look = `[...document.querySelectorAll('[role=log] time')].map(({ parentElement }) => parentElement.textContent)`;
    const texts = await this.page.evaluate<readonly string[]>(look);
    return texts.map((text) => text.replaceAll('\u00a0', ' ').replace(/\d\d:\d\d$/, ''));
  }

  /** Waits until a text is on the page. */
  async sees(text: string): Promise<void> {
    // biome-ignore lint/performance/useDomNodeTextContent: hidden text does not count
    const look = (wanted: string) => document.body.innerText.includes(wanted);
    await untilPage(this.page, look, text, 60_000).catch(() => {
      throw new Error(`The page does not say: ${text}`);
    });
  }

  /** From the first press or key in a page on, the keyboard goes on from an element and not from the top of the page. */
  private async holdsFocus(): Promise<void> {
    if (await this.page.evaluate<boolean>(`(${hasActed})()`)) await focusIsNotLost(this.page);
  }
}

/** Runs in the page. It listens from its first call on: for `navigator.userActivation` each call of a driver is an act of the visitor. */
function hasActed(): boolean {
  const { dataset } = document.documentElement;
  if (dataset.acted === undefined) {
    dataset.acted = '';
    const note = () => Object.assign(dataset, { acted: 'yes' });
    for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, note, true);
  }
  return dataset.acted === 'yes';
}

/** The button with this label, whatever else it says below it. */
function labelled(label: string, within: string): Control {
  return { role: 'button', name: new RegExp(`^${escapedPattern(label)}( |$)`), within };
}
