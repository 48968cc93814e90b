import type { ChatPage } from '../pages/chat-page';
import { openCardForm, paymentCalls } from '../pages/fixtures/payments';
import { cellsOf } from '../pages/fixtures/sample';
import { expect, isWhole, test } from '../serving/attack/attack-test';
import { attacks, attackedCard as card, isLoot, prepare, startEvilServer } from '../serving/attack/card-attacks';

// A script that runs in the page before ours gets nothing of the card, and no payment goes elsewhere.

test.describe.configure({ mode: 'default' }); // one process counts them
let digits = 0;
let played = 0;

for (const [what, attack] of cellsOf(Object.entries(attacks), isWhole ? 1 : 6)) {
  test(`a script that ${what} gets no digit, and no payment goes elsewhere`, async ({
    page,
    chat,
    stack,
    beginAt,
    watched,
  }) => {
    watched.expectLine(/./);
    watched.expectUncaught('');
    watched.expectFailedRequests(/./);
    const evil = await startEvilServer();
    await page.addInitScript(`if (window === top) { (${prepare})('${evil.url}'); (${attack})(); }`);
    await beginAt('payment-options');
    await payAsVisitor(chat).catch(() => undefined); // an attack may stand in the way

    const loot = await page.evaluate(() => window.attacker);
    const proposal = await page.evaluate(() => window.attacker.proposal());
    played += 1;
    digits += isLoot(loot) ? 1 : 0;
    expect(isLoot(loot), JSON.stringify(loot)).toBe(false);
    expect(evil.taken).toEqual([]);
    const { charges, posts } = await stack.sandbox.ledger();
    for (const { propostaID } of charges) expect(propostaID).toBe(proposal);
    expect(posts.filter(({ path }) => path === paymentCalls.cartao.path).length).toBeLessThanOrEqual(1);
    await evil.close();
  });
}

test.afterAll(() => console.log(`${digits} digits in ${played} attacks`));

/** Types the card and pays, if the form shows the amount of the conversation. */
async function payAsVisitor(chat: ChatPage): Promise<void> {
  await openCardForm(chat);
  const { number, holder, expiry, code, document, pay } = chat.card;
  await expect(pay).toHaveText('Pagar R$ 438,75', { timeout: 4000 });
  for (const [field, text] of [
    [number, card.numero],
    [holder, card.nome],
    [expiry, card.validade],
    [document, card.documento],
    [code, card.codigo],
  ] as const) {
    await field.tap({ timeout: 3000, force: true }); // a finger hits what lies over the field
    await chat.page.waitForTimeout(200); // as quick as a hand
    await chat.page.keyboard.type(text, { delay: 40 });
  }
  await chat.card.instalments(2).press(' ', { timeout: 3000 });
  await pay.press('Enter', { timeout: 3000 });
  await chat.page.getByText('Pagamento aprovado!').waitFor({ timeout: 8000 });
}
