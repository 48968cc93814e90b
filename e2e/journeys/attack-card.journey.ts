import { listen } from '@consorcio/host/serving';
import type { ChatPage } from '../pages/chat-page';
import { aCard, cardNumbers } from '../pages/fixtures/cards';
import { openCardForm, paymentCalls } from '../pages/fixtures/payments';
import { cellsOf } from '../pages/fixtures/sample';
import { expect, isWhole, test } from '../serving/attack/attack-test';
import { attacks, prepare } from '../serving/attack/card-attacks';

// A script that runs in the page before ours gets nothing of the card, and no payment goes elsewhere.

/** Nobody else in the conversation has these. */
const card = aCard({ numero: cardNumbers.approved, nome: 'ZULMIRA XISTO', codigo: '917', documento: '390.533.447-05' });
const secrets = /4242|zulmira|xisto|39053344705|122031/i;

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
    const taken: string[] = [];
    const evil = await listen(({ method, url }, response) => {
      taken.push(`${method} ${url}`);
      response.writeHead(200, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }).end('<p>');
    }, 0);
    await page.addInitScript(`if (window === top) { (${prepare})('http://localhost:${evil.port}'); (${attack})(); }`);
    await beginAt('payment-options');
    await payAsVisitor(chat).catch(() => undefined); // an attack may stand in the way

    const { texts, heard } = await page.evaluate(() => window.attacker);
    const proposal = await page.evaluate(() => window.attacker.proposal());
    const loot = `${texts.join(' ')} ${heard}`.replace(/[^\da-z]/gi, '');
    played += 1;
    digits += secrets.test(loot) || heard !== '' ? 1 : 0;
    expect(heard).toBe('');
    expect(loot).not.toMatch(secrets);
    expect(taken).toEqual([]);
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
