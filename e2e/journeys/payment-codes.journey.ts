import jsQR from 'jsqr';
import { openPix } from '../fixtures/payments';
import { expect, test } from '../fixtures/test';
import { given, thenSee, when } from '../fixtures/words';
import type { ChatPage } from '../pages/chat-page';

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
