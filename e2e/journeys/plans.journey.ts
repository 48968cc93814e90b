import { expect, test } from '../fixtures/test';
import { aVisitor } from '../fixtures/visitors';
import { given, thenSee, when } from '../fixtures/words';
import { labels } from '../pages/labels';

// These journeys test cards and messages in motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('plan cards show the plan and their button selects it', { tag: '@desktop' }, async ({ chat, beginAt }) => {
  const { plans } = chat;
  await given('a visitor before the plans', async () => {
    await beginAt('plans-list-select');
  });
  await thenSee('the middle card shows credit, months and the price of each plan', async () => {
    const card = plans.card('Plano 1 de 6: R$ 60.000,00');
    await expect(card).toContainText('80 meses');
    await expect(plans.option(/^Integral/)).toContainText('R$ 877,50 por mês');
    await expect(plans.option(/^Integral/)).toContainText(/\d,\d{3}% a\.m\./);
    await expect(plans.option(/^Paga Metade/)).toContainText('por mês');
  });
  await thenSee('nothing is selected and the button does nothing', async () => {
    await expect(chat.plans.action(labels.continue)).toHaveAttribute('aria-disabled', 'true');
    await chat.plans.action(labels.continue).dispatchEvent('click');
    await chat.isAt('plans-list-select');
  });
  await when('they select a plan and view other cards', async () => {
    await chat.press(plans.option(/^Paga Metade/));
    await expect(chat.plans.action(labels.continue)).not.toHaveAttribute('aria-disabled', 'true');
    await chat.press(plans.next);
    await expect(plans.card(/^Plano 2 de 6/)).toBeVisible();
  });
  await thenSee('the button returns to the selected plan', async () => {
    await chat.press(chat.plans.action(labels.showSelection));
    await expect(plans.card(/^Plano 1 de 6/)).toBeVisible();
    await expect(plans.radio(/^Paga Metade/)).toBeChecked();
    await expect(chat.plans.action(labels.continue)).toBeVisible();
  });
  await thenSee('the cards loop', async () => {
    await chat.press(plans.previous);
    await expect(plans.card('Nova simulação')).toBeVisible();
    await chat.press(plans.next);
    await expect(plans.card(/^Plano 1 de 6/)).toBeVisible();
    for (const place of [2, 3, 4, 5, 6]) {
      await chat.press(plans.next);
      await expect(plans.card(new RegExp(`^Plano ${place} de 6`))).toBeVisible();
    }
    await chat.press(plans.next);
    await expect(plans.card('Nova simulação')).toBeVisible();
    await expect(chat.plans.action(labels.newSimulation)).toBeVisible();
  });
});

test('a swipe moves the cards', async ({ chat, page, beginAt }) => {
  await given('a visitor before the plans', async () => {
    await beginAt('plans-list-select');
    await chat.plans.region.scrollIntoViewIfNeeded();
  });
  await when('they swipe to the left', async () => {
    const box = await chat.plans.card(/^Plano 1 de 6/).boundingBox();
    if (!box) throw new Error('The card in the middle has no place on the screen.');
    const y = box.y + Math.min(60, box.height / 2);
    const touch = await page.context().newCDPSession(page);
    const at = (x: number) => ({ touchPoints: [{ x, y }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(280) });
    for (let x = 260; x >= 60; x -= 20) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(x) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  });
  await thenSee('the next card is in the middle', () => expect(chat.plans.card(/^Plano 2 de 6/)).toBeVisible());
});

test('a wide screen shows two cards and a narrow one shows one', async ({ chat, page, beginAt }) => {
  await beginAt('plans-list-select');
  const share = () =>
    chat.plans.card(/^Plano 1 de 6/).evaluate((card) => {
      const viewport = card.closest('section')?.getBoundingClientRect().width ?? 0;
      return Math.round((10 * (card.parentElement?.getBoundingClientRect().width ?? 0)) / viewport) / 10;
    });
  await thenSee('one card fills a phone', () => expect.poll(share).toBe(1));
  await when('the screen becomes wider', () => page.setViewportSize({ width: 900, height: 800 }));
  await thenSee('a card takes half of the width', () => expect.poll(share).toBe(0.5));
});

test('simulating again from the last card keeps the known answers', async ({ chat, stack, beginAt }) => {
  await given('a visitor before the plans', async () => {
    await beginAt('lead-telefone');
    await chat.walkTo('plans-list-select', aVisitor());
  });
  await when('they ask for a new simulation', async () => {
    await chat.press(chat.plans.previous);
    await chat.press(chat.plans.action(labels.newSimulation));
  });
  await thenSee('only the credit is asked for, with an empty field', async () => {
    await chat.isAt('lead-credit-value');
    await expect(chat.field).toHaveValue('');
  });
  await when('they give another credit', () => chat.answer('80.000,00'));
  await thenSee('the new plans appear without another lead or choice', async () => {
    await chat.isAt('plans-list-select');
    await expect(chat.plans.card('Plano 1 de 6: R$ 80.000,00')).toBeVisible();
    const { leads, posts } = await stack.sandbox.ledger();
    expect(leads).toHaveLength(1);
    expect(posts.map(({ path }) => path)).toEqual(['/api/lead']);
  });
});
