import { expect, test } from '../fixtures/test';
import { aVisitor } from '../fixtures/visitors';
import { given, thenSee, when } from '../fixtures/words';
import { labels } from '../pages/labels';
import { SpokenWords } from '../pages/spoken-words';

test('each new message is announced once and in order, and restored history is silent', async ({ chat, page }) => {
  const spoken = await SpokenWords.listenOn(page);
  await given('a visitor at the last question', async () => {
    await chat.open();
    await chat.walkTo('pesquisa-humano', aVisitor());
  });
  await thenSee('the messages were announced in order', async () => {
    const written = (await chat.transcript())
      .filter((text) => !text.startsWith('Você: '))
      .map((text) => text.replace(/^Alvo Consórcio: /, '').replace(/\d\d:\d\d$/, ''));
    const options = /^\d+ (opção|opções): /;
    await expect
      .poll(async () => (await spoken.all()).filter((text) => !options.test(text)).length)
      .toBe(written.length);
    expect((await spoken.all()).filter((text) => !options.test(text))).toEqual(written.map(asSpoken));
  });
  await thenSee('options are announced with their count', async () => {
    expect(await spoken.all()).toContain(`1 opção: ${labels.start}`);
    expect(await spoken.all()).toContain(`2 opções: ${labels.helped}, ${labels.notHelped}`);
  });
  await thenSee('the live region is emptied afterwards', () => expect(page.getByRole('status')).toBeEmpty());
  await when('the page reloads and they answer', async () => {
    await page.reload();
    await chat.choose(labels.notHelped);
    await chat.isAt('pesquisa-ate-mais', 'ended');
  });
  await thenSee('only new messages are announced', async () => {
    await expect.poll(async () => (await spoken.all()).at(-1)).toBe(`1 opção: ${labels.startOver}`);
    expect((await spoken.all())[0]).toBe('Muito obrigado pelas suas respostas! 💚');
  });
});

test('failures are announced too', async ({ chat, page, stack, watched }) => {
  watched.expectFailedRequests('/hc');
  const spoken = await SpokenWords.listenOn(page);
  await stack.sandbox.arm({ method: 'GET', path: '/hc', kind: 'status' });
  await chat.open();
  await chat.choose(labels.start);
  await chat.isAt('error-general');
  await expect
    .poll(() => spoken.all())
    .toContain('Desculpe, estamos passando por instabilidades. Tente novamente mais tarde.');
  expect(await spoken.all()).toContain(`2 opções: ${labels.again}; ${labels.specialists}`);
});

/** Amounts are announced as money. */
function asSpoken(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/R\$ ([\d.]+),00/g, '$1 reais')
    .replace(/R\$ ([\d.]+),(\d\d)/g, '$1 reais e $2 centavos');
}
