import { setTimeout as wait } from 'node:timers/promises';
import { labels } from '../pages/labels';
import type { Point } from '../pages/watch-tap';
import { attacks, attackedCard as card, isLoot, prepare, startEvilServer } from '../serving/attack/card-attacks';
import type { EngineChat } from './engine-chat';
import { expect, test } from './engine-test';
import { expressionOf } from './hands';

// As e2e/journeys/attack-card.journey.ts, by a script that comes after ours. Engines differ in who may take the focus.

test.use({ failingPath: /./ });
test.describe.configure({ mode: 'default' }); // one process counts them
let digits = 0;
let played = 0;
let paid = 0;

for (const [what, attack] of Object.entries(attacks)) {
  test(`a late script that ${what} gets no digit, and no payment goes elsewhere`, async ({ chat, stack, beginAt }) => {
    const { page } = chat;
    const evil = await startEvilServer();
    await beginAt('payment-options');
    await page.goto(stack.url);
    await chat.isAt('payment-options');
    await page.evaluate(`(${prepare})('${evil.url}')`);
    await page.evaluate(`(${attack})()`);
    await payAsVisitor(chat).catch(() => undefined); // an attack may stand in the way

    const loot = await page.evaluate<Window['attacker']>('({ texts: attacker.texts, heard: attacker.heard })');
    const { charges } = await stack.sandbox.ledger();
    played += 1;
    paid += charges.length;
    digits += isLoot(loot) ? 1 : 0;
    expect(isLoot(loot), JSON.stringify(loot)).toBe(false);
    expect(evil.taken).toEqual([]);
    const proposal = await page.evaluate('attacker.proposal()');
    for (const { propostaID } of charges) expect(propostaID).toBe(proposal);
    await evil.close();
  });
}

test.afterAll(() => console.log(`${digits} digits in ${played} attacks, ${paid} of them paid for`));

/** Types the card, wherever the keys go after a press on the place of each field. */
async function payAsVisitor(chat: EngineChat): Promise<void> {
  const { page } = chat;
  const rest = { Validade: card.validade, 'CPF ou CNPJ do titular': card.documento, CVV: card.codigo };
  await chat.press(chat.option(labels.card));
  await chat.isAt('payment-credit-card-select');
  await wait(500); // until then a press could be the second one of a double tap, and nothing gets it
  for (const [name, text] of Object.entries({
    'Número do cartão': card.numero,
    'Nome do titular': card.nome,
    ...rest,
  })) {
    const field = expressionOf({ role: 'textbox', name });
    const { x, y } = await page.form.evaluate<Point>(`(async () => {
      ${field}.scrollIntoView({ block: 'center' });
      await new Promise(requestAnimationFrame);
      const { x, y, width, height } = ${field}.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`);
    const frame = await page.evaluate<Point>(
      `(({ left: x, top: y }) => ({ x, y }))(document.querySelector('dialog[open] iframe').getBoundingClientRect())`,
    );
    await page.press({ x: frame.x + x, y: frame.y + y });
    await wait(200); // as quick as a hand
    for (const character of text) {
      await page.type(character);
      await wait(40);
    }
  }
  await chat.press({ role: 'radio', name: /^2x de/, isInForm: true });
  await page.key('Enter');
  await chat.sees('Pagamento aprovado!');
}
