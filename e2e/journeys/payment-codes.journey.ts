import jsQR from 'jsqr';
import { charged, expectSaleClosed, openPix, paymentCalls, paymentPosts } from '../fixtures/payments';
import { expect, test } from '../fixtures/test';
import { given, thenSee, when } from '../fixtures/words';
import type { ChatPage } from '../pages/chat-page';
import { labels } from '../pages/labels';

const refusal = 'Não consegui copiar sozinho: o código está selecionado, é só copiar.';

for (const { method, option, trouble, go } of [
  { method: 'pix', option: labels.pix, trouble: 'Tivemos um problema para gerar o PIX!', go: labels.pixPaid },
  {
    method: 'boleto',
    option: labels.boleto,
    trouble: 'Tivemos um problema para gerar o boleto!',
    go: labels.boletoAccepted,
  },
] as const) {
  test(`${method} works after two failures and is still there after a visit to the bank app`, async ({
    chat,
    page,
    stack,
    watched,
    beginAt,
  }) => {
    watched.expectFailedRequests(paymentCalls[method].path);
    await given('a server that fails twice', async () => {
      await beginAt('payment-options');
      await stack.sandbox.arm({ ...paymentCalls[method], kind: 'status', times: 2 });
    });
    await when('they choose it', () => chat.choose(option));
    for (const time of [1, 2]) {
      await thenSee('the failure is shown with a retry and other methods', async () => {
        await expect(chat.botMessage(trouble)).toHaveCount(time);
        await chat.isAt(`pagamento-${method}-tentar-novamente`);
        await expect(chat.option(labels.otherMethod)).toBeEnabled();
      });
      await when('they ask again', () => chat.choose(labels.again));
    }
    await thenSee('it is there', () => chat.isAt(`payment-${method}-options`));
    const code = await codeOf(chat);
    await when('the page reloads, and the tab is discarded and restored', async () => {
      await page.reload();
      await chat.isAt(`payment-${method}-options`);
      await expect.poll(() => codeOf(chat)).toBe(code);
      const other = await chat.copyTab();
      await expect.poll(() => codeOf(other)).toBe(code);
      await other.page.close();
    });
    await thenSee('it is the same charge, registered once', async () => {
      await expect.poll(() => codeOf(chat)).toBe(code);
      expect(await paymentPosts(stack, method)).toEqual([3]);
      expect(await charged(stack)).toEqual([`${method} registrado`]);
      await chat.choose(go);
      await expectSaleClosed(chat);
    });
  });
}

// The boleto has the same button.
test('a code is selected when the clipboard is denied or missing', async ({ chat, page, beginAt }) => {
  for (const clipboard of ['denied', 'absent'] as const) {
    await given(`a clipboard that is ${clipboard}`, async () => {
      await page.addInitScript((kind) => {
        const value =
          kind === 'absent'
            ? undefined
            : { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) };
        Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
      }, clipboard);
      await beginAt('payment-options');
      await openPix(chat);
    });
    await when('they copy', () => chat.press(chat.charge.getByRole('button', { name: /^Copiar código/ })));
    await thenSee('nothing claims success; the code is selected and the conversation can continue', async () => {
      await expect(chat.charge.getByText(refusal)).toBeVisible();
      await expect(chat.charge.getByText('Código copiado!')).toHaveCount(0);
      const field = chat.charge.getByRole('textbox');
      await expect(field).toBeFocused();
      const selected = await field.evaluate((area: HTMLTextAreaElement) =>
        area.value.slice(area.selectionStart, area.selectionEnd),
      );
      expect(selected).toBe(await field.inputValue());
    });
  }
});

test('a QR code can be scanned, also when its image fails and it is drawn in the page', async ({
  chat,
  page,
  watched,
  beginAt,
}) => {
  watched.expectFailedRequests(/qr|pix/i);
  await given('a visitor who chooses Pix', async () => {
    await beginAt('payment-options');
    await openPix(chat);
  });
  await thenSee('the image contains the text of the Pix', async () => {
    const picture = chat.charge.getByRole('img', { name: 'QR code do Pix' });
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await read(chat, await picture.screenshot())).toBe(await codeOf(chat));
  });
  await when('the page reloads, and pictures never load', async () => {
    await page.route(/\/imagens\/pix/, (route) => route.abort());
    await page.reload();
  });
  await thenSee('the drawn code contains the text of the Pix', async () => {
    const drawing = chat.charge.getByRole('img', { name: 'QR code do Pix' });
    await expect(drawing).toHaveJSProperty('tagName', 'svg');
    expect(await read(chat, await drawing.screenshot())).toBe(await codeOf(chat));
  });
});

function codeOf(chat: ChatPage): Promise<string> {
  return chat.charge.getByRole('textbox').inputValue();
}

/** The text of a QR code image. The browser decodes the PNG, in an empty page: the policy of ours allows no such request. */
async function read({ page }: ChatPage, png: Buffer): Promise<string | undefined> {
  const emptyPage = await page.context().newPage();
  const { pixels, width, height } = await emptyPage.evaluate(async (base64) => {
    const blob = await (await fetch(`data:image/png;base64,${base64}`)).blob();
    const bitmap = await createImageBitmap(blob);
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const drawing = canvas.getContext('2d');
    drawing?.drawImage(bitmap, 0, 0);
    const data = drawing?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
    return { pixels: [...data], width: bitmap.width, height: bitmap.height };
  }, png.toString('base64'));
  await emptyPage.close();
  return jsQR(Uint8ClampedArray.from(pixels), width, height)?.data;
}
