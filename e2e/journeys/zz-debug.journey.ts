import { test } from '../fixtures/test';
import { aVisitor } from '../fixtures/visitors';
test('dbg', async ({ chat, page, watched }) => {
  await chat.open();
  await chat.walkTo('lead-select-category', aVisitor());
  for (let i = 0; i < 10; i++) {
    await page.keyboard.press('Tab');
    await page.waitForTimeout(700);
    if (i === 6) await page.screenshot({ path: '/tmp/dbg/cat.png' });
    console.log(await page.evaluate(() => { const a = document.activeElement as HTMLElement; const r = a.getBoundingClientRect(); const ul = document.querySelector('[role=log] ul') as HTMLElement; return [a.textContent?.slice(0, 30), r.left, r.right, ul?.scrollLeft, ul?.scrollWidth, ul?.clientWidth]; }));
  }
  
});
