import type { Locator } from '@playwright/test';
import { expectSaleClosed, openPix, payByCard } from '../fixtures/payments';
import { pdfText } from '../fixtures/pdf-text';
import { expect, test } from '../fixtures/test';
import { given, thenSee, when } from '../fixtures/words';
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
    expect(await chat.receipt.getByRole('textbox').inputValue()).toMatch(/^000201.*6304[0-9A-F]{4}$/);
    return [...(await chat.receipt.getByRole('definition').allInnerTexts()), await codeOf(chat.receipt)];
  });
  await when('they print it', () =>
    chat.press(chat.receipt.getByRole('button', { name: 'Imprimir ou salvar em PDF' })),
  );
  await thenSee('the paper says all of the card, and nothing of the conversation', async () => {
    const printed = pdfText(await page.pdf());
    expect(printed).toMatch(/^ResumodopedidoAlvoConsórcioSituação/);
    expect(printed).toContain('TitularMarinaPradoSilvaCPFdotitular***.982.247-**CondiçõesgeraisVersão2026-10');
    for (const fact of facts) expect(printed).toContain(fact.replace(/\s/g, ''));
    expect(printed).not.toMatch(/Parabéns|Foiumprazer|marina@example\.com|529\.982\.247-25/);
  });
});

test('the receipt of a card is shared without a name', async ({ chat, context, page, beginAt }) => {
  await given('a browser that can share', async () => {
    await context.addInitScript(() => {
      const share = (shared: ShareData) => Promise.resolve(sessionStorage.setItem('shared', shared.text ?? ''));
      Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    });
    await beginAt('payment-options');
  });
  await when('a visitor pays by card and shares the receipt', async () => {
    await payByCard(chat);
    await expectSaleClosed(chat);
    await expect(chat.receipt.getByRole('heading')).toHaveText('Comprovante de pagamento');
    await chat.press(chat.receipt.getByRole('button', { name: 'Compartilhar' }));
  });
  await thenSee('the text has what was paid, and of the visitor only the middle of the document', async () => {
    const shared = await page.evaluate(() => sessionStorage.getItem('shared'));
    expect(shared).toMatch(
      /^Comprovante de pagamento · Alvo Consórcio\nSituação: Pagamento aprovado\nValor: R\$\s438,75\n/,
    );
    expect(shared).toMatch(/\nAutorização: \d{6}\n/);
    expect(shared).toContain('\nCPF do titular: ***.982.247-**\n');
    expect(shared).not.toMatch(/Marina|marina@|98765|529\.?982/);
  });
});

test('the receipt of a boleto is copied where the browser cannot share', async ({ chat, page, beginAt }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await given('a visitor who will pay a boleto', async () => {
    await beginAt('payment-options');
    await chat.choose(labels.boleto);
    await chat.choose(labels.boletoAccepted);
    await expectSaleClosed(chat);
  });
  await when('they copy the receipt', () =>
    chat.press(chat.receipt.getByRole('button', { name: 'Copiar dados da compra' })),
  );
  await thenSee('the clipboard has the text with the line to pay', async () => {
    await expect(chat.receipt.getByRole('button', { name: 'Dados copiados!' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('Resumo do pedido · Alvo Consórcio\nSituação: Aguardando o pagamento do boleto\n');
    expect(copied).toContain(`\nCódigo do boleto: ${(await codeOf(chat.receipt)).replace(/\D/g, '')}\n`);
  });
});

function codeOf(receipt: Locator): Promise<string> {
  return receipt.getByRole('textbox').inputValue();
}
