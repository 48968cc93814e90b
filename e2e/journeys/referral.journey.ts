import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { aVisitor, theLeadOf } from '../fixtures/visitors';
import { given, thenSee, when } from '../fixtures/words';

const KEY = 'consorcio.referral';
const WEEK = 7 * 24 * 60 * 60 * 1000;
const invited = 'Você veio por indicação!';

/** The lead fields that the code changes. SPEC section 1. */
const referral = { campanhaId: 605, compraId: 130, empresaId: 58, referralCode: 'AMIGO-123' };

test('a referral code of the URL applies to every brand for exactly seven days', async ({ context, chat }) => {
  const start = new Date('2026-11-23T10:00:00-03:00');
  const at = (ms: number) => chat.page.clock.setFixedTime(start.getTime() + ms);
  await given('a visitor with a referral code', async () => {
    await at(0);
    await chat.open('/?referralcode=AMIGO-123');
    await expect(chat.botMessage(invited)).toBeVisible();
  });
  await thenSee('six days later, without a code, the referral still applies', async () => {
    await at(WEEK - 1);
    await chat.open('/salary-fits');
    await expect(chat.page.getByRole('note')).toHaveText(
      '50% de desconto na primeira parcelaPara quem vem por indicação.',
    );
    await expect(chat.botMessage(invited)).toBeVisible();
  });
  await thenSee('after seven days the code has expired and the brand is unchanged', async () => {
    await at(WEEK);
    await chat.open('/premmia');
    await expect(chat.botMessage('Este é o consórcio em parceria com Premmia.')).toBeVisible();
    await expect(chat.botMessage(invited)).toHaveCount(0);
    expect(await kept(context)).toBe(false);
  });
});

test('the lead carries campaign and code, and an expired code stops within a second on an open page', async ({
  chat,
  stack,
  beginAt,
  context,
}) => {
  await chat.page.clock.install({ time: new Date('2026-11-23T10:00:00-03:00') });
  const send = () => chat.answer(aVisitor().telefone);
  const leads = async () => (await stack.sandbox.ledger()).leads.map(({ payload }) => payload);
  await given('a visitor with a code who gives their phone', async () => {
    await beginAt('lead-telefone', '/?referralcode=AMIGO-123');
    await send();
    await chat.isAt('plans-list-select');
    expect(await leads()).toEqual([theLeadOf(referral)]);
  });
  await given('another visitor who keeps the page open for a week minus one second', async () => {
    await stack.sandbox.reset();
    await beginAt('lead-telefone', '/?referralcode=AMIGO-123');
    await chat.page.clock.fastForward(WEEK - 2000);
    expect(await kept(context)).toBe(true);
  });
  await when('the last seconds pass', () => chat.page.clock.runFor(2000));
  await thenSee('the code has expired and the lead has the ids of the brand', async () => {
    await expect.poll(() => kept(context)).toBe(false);
    await send();
    await chat.isAt('plans-list-select');
    expect(await leads()).toEqual([theLeadOf()]);
  });
});

/** Whether this browser still stores a referral code. */
async function kept(context: BrowserContext): Promise<boolean> {
  const { origins } = await context.storageState();
  return origins.some(({ localStorage }) => localStorage.some(({ name }) => name === KEY));
}
