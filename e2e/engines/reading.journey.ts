import { lengthened } from '../pages/fixtures/long-conversation';
import { writeDump } from '../pages/fixtures/seeds';
import { given, thenSee, when } from '../pages/fixtures/words';
import { expect, test } from './engine-test';

/** The text of the first message in the view, and its place. */
const look = `(() => {
  const { top } = document.querySelector('[role=log]').getBoundingClientRect();
  const row = [...document.querySelectorAll('[role=log] ol > li')].find((one) => one.getBoundingClientRect().bottom > top);
  return { text: row.textContent, top: row.getBoundingClientRect().top };
})()`;
/** Scrolls by so many px with a wheel, and returns by how many px too many a message moved, some frames later. */
const scrollBy = (px: number) => `(async () => {
  const log = document.querySelector('[role=log]');
  const row = [...log.querySelectorAll('ol > li')].find((one) => one.getBoundingClientRect().bottom > 250);
  const before = [row.getBoundingClientRect().top, log.scrollTop];
  log.dispatchEvent(new WheelEvent('wheel', { bubbles: true })); // says that a visitor scrolls, not the page
  log.scrollBy({ top: ${px}, behavior: 'instant' });
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  return log.scrollTop < 1 ? 0 : Math.abs(row.getBoundingClientRect().top - before[0] + ${px});
})()`;

test('a reader scrolls through a long conversation without a jump, and answers from there', async ({
  chat,
  stack,
  seeds,
}) => {
  const { page } = chat;
  await given('a conversation of 500 messages', async () => {
    await page.goto(`${stack.url}/livelo`);
    const dump = lengthened(seeds.get('lead-nome') ?? {}, 500);
    await page.evaluate(`(${writeDump})(${JSON.stringify({ dump, turn: 1, brandId: 'home' })})`);
    await page.goto(stack.url);
    await chat.isAt('lead-nome');
  });
  await when('they read up', async () => {
    for (let turn = 0; turn < 80; turn += 1) expect(await page.evaluate(scrollBy(-300))).toBeLessThanOrEqual(1);
  });
  await thenSee('an earlier message, which stays there', async () => {
    const before = await page.evaluate<{ text: string }>(look);
    expect(before.text).toMatch(/Mensagem [123]\d\d\./);
    await page.evaluate('new Promise((resolve) => setTimeout(resolve, 500))');
    expect(await page.evaluate(look)).toEqual(before);
  });
  await when('they answer', () => chat.fillIn('Marina'));
  await chat.isAt('lead-credit-value');
  const toEnd = `(({ scrollHeight, clientHeight, scrollTop }) => scrollHeight - clientHeight - scrollTop)(document.querySelector('[role=log]'))`;
  await expect.poll(() => page.evaluate(toEnd), 'px to the end').toBeLessThanOrEqual(1);
});
