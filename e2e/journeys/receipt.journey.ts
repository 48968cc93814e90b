import { expectSaleClosed, openPix } from '../pages/fixtures/payments';
import { expect, test } from '../pages/fixtures/test';
import { given, thenSee, when } from '../pages/fixtures/words';
import { labels } from '../pages/labels';

test('the receipt of a Pix shows its code again, and is printed alone', async ({ chat, page, beginAt }) => {
  await given('a visitor who has registered a Pix', async () => {
    // The browser of a journey has no printer: the page stays as it is while the dialog would be open.
    await page.addInitScript(() => Object.assign(window, { print: () => undefined }));
    await beginAt('payment-options');
    await openPix(chat);
    await expect(chat.charge.getByText(/^Quem recebe é Alvo Administradora/)).toBeVisible();
    await chat.choose(labels.pixPaid);
    await expectSaleClosed(chat);
  });
  const facts = await thenSee('the card is no receipt of payment yet, and has the code', async () => {
    await expect(chat.receipt.getByRole('heading')).toHaveText('Resumo do pedido');
    const code = await chat.receipt.getByRole('textbox').inputValue();
    expect(code).toMatch(/^000201.*6304[0-9A-F]{4}$/);
    return [...(await chat.receipt.getByRole('definition').allInnerTexts()), code];
  });
  await when('they print it', () =>
    chat.press(chat.receipt.getByRole('button', { name: 'Imprimir ou salvar em PDF' })),
  );
  await thenSee('the paper says all of the card, and nothing of the conversation', async () => {
    await page.emulateMedia({ media: 'print' });
    // biome-ignore lint/performance/useDomNodeTextContent: what is not printed does not count
    const printed = (await page.evaluate(() => document.body.innerText)).replace(/\s/g, '');
    expect(printed).toMatch(/^ResumodopedidoAlvoConsórcioSituação/);
    expect(printed).toContain('TitularMarinaPradoSilvaCPFdotitular***.982.247-**CondiçõesgeraisVersão2026-10');
    for (const fact of facts) expect(printed).toContain(fact.replace(/\s/g, ''));
    expect(printed).not.toMatch(/Parabéns|Foiumprazer|marina@example\.com|529\.982\.247-25/);
  });
});
