import { aCard, type Card, cardNumbers } from '../fixtures/cards';
import { hasBought, paymentCalls } from '../fixtures/payments';
import { expect, test } from '../fixtures/test';
import { given, thenSee, when } from '../fixtures/words';
import type { ChatPage } from '../pages/chat-page';

test.describe.configure({ retries: 0 }); // what must hold every time is not tried twice

/** Values that nothing else on the page has. */
const canary = { nome: 'CANARIA QUE CANTA', validade: '09/2038', codigo: '839', documento: '111.444.777-35' };

/** How each of them may be written; as they stand in the preview, too. */
function secretsOf({ numero, nome, validade, documento }: Card): readonly string[] {
  const digits = numero.replaceAll(' ', '');
  const [month = '', year = ''] = validade.split('/');
  return [
    numero,
    digits,
    digits.slice(0, 12), // all but the last four
    digits.slice(-8),
    nome,
    'CANARIA',
    encodeURIComponent(nome),
    `${month}/${year}`,
    documento,
    documento.replace(/\D/g, ''),
    btoa(digits),
  ];
}

for (const { what, numero, end } of [
  { what: 'approved', numero: cardNumbers.alsoApproved, end: 'segmento-indisponivel' },
  { what: 'pending', numero: cardNumbers.pending, end: 'segmento-indisponivel' },
  { what: 'refused', numero: cardNumbers.refused, end: 'payment-refused' },
  { what: 'of unknown outcome', numero: cardNumbers.breaks, end: 'payment-refused' },
  { what: 'left', numero: cardNumbers.approved, end: 'alterar-pagamento' },
]) {
  test(`nothing of a card that is ${what} is anywhere but in its one request`, async ({
    chat,
    page,
    context,
    watched,
    stack,
    beginAt,
  }) => {
    watched.expectFailedRequests(paymentCalls.cartao.path);
    const card = aCard({ ...canary, numero });
    const bodies: { readonly url: string; readonly body: string }[] = [];
    context.on('request', (request) => bodies.push({ url: request.url(), body: request.postData() ?? '' }));
    await given('a page that remembers all it stores, and a visitor at the form', async () => {
      await page.addInitScript(rememberWrites);
      await beginAt('payment-options');
      await chat.choose('Cartão de crédito');
      await chat.isAt('payment-credit-card-select');
    });
    await when('they fill it in, and pay or leave', async () => {
      await chat.card.fill(card);
      await chat.press(what === 'left' ? chat.card.back : chat.card.pay);
      if (end === 'segmento-indisponivel') await hasBought(chat);
      else await chat.isAt(end);
    });
    await thenSee('it was found nowhere', async () => {
      const written = await page.evaluate(() => window.written?.length);
      expect(written, 'the page stored nothing, so nothing was looked at').toBeGreaterThan(5);
      await isNowhere(chat, card, bodies, watched.seen());
      const posts = bodies.filter(({ url }) => url.endsWith(paymentCalls.cartao.path));
      expect(posts.filter(({ body }) => body.includes(canary.codigo))).toHaveLength(what === 'left' ? 0 : 1);
      expect(JSON.stringify(await stack.sandbox.ledger())).not.toContain(numero.replaceAll(' ', ''));
    });
    await when('the page is loaded again', async () => {
      await page.reload();
      await chat.isAt(end);
    });
    await thenSee('it is nowhere still', () => isNowhere(chat, card, bodies, watched.seen()));
  });
}

async function isNowhere(
  { page }: ChatPage,
  card: Card,
  bodies: readonly { readonly url: string; readonly body: string }[],
  { lines, addresses }: { readonly lines: readonly string[]; readonly addresses: readonly string[] },
): Promise<void> {
  const inPage = await page.evaluate(async () => {
    const fields = [...document.querySelectorAll('input,textarea,select')].map((field) => Reflect.get(field, 'value'));
    const databases = await indexedDB.databases();
    const caches = await window.caches.keys();
    return {
      markup: document.documentElement.outerHTML,
      fields,
      session: { ...sessionStorage },
      local: { ...localStorage },
      written: window.written,
      dataLayer: Reflect.get(window, 'dataLayer') ?? [],
      cookies: document.cookie,
      name: window.name,
      state: JSON.stringify(window.history.state),
      address: location.href,
      title: document.title,
      databases,
      caches,
    };
  });
  const elsewhere = bodies.filter(({ url }) => !url.endsWith(paymentCalls.cartao.path));
  const places = { inPage, lines, addresses: addresses.map(decodeURIComponent), elsewhere };
  for (const [place, content] of Object.entries(places)) {
    const text = JSON.stringify(content);
    for (const secret of secretsOf(card)) expect(text.includes(secret), `${secret} in ${place}`).toBe(false);
  }
  // Three digits are found in many numbers: the code is looked for where only words are.
  const { session, local, fields, cookies, name, state } = inPage;
  const quoted = new RegExp(`(?<!\\d)${card.codigo}(?!\\d)`);
  expect(JSON.stringify({ local, fields, cookies, name, state, lines })).not.toMatch(quoted);
  expect(JSON.stringify(session).replace(/"(at|savedAt|token|id|since|key)\\*":[^,}]*/g, '')).not.toMatch(quoted);
}

declare global {
  interface Window {
    written?: string[];
  }
}

/** Everything that is ever given to a storage or to another tab, also what is overwritten later. */
function rememberWrites(): void {
  const written: string[] = [];
  window.written = written;
  const setItem = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, value) {
    written.push(`${key}=${value}`);
    setItem.call(this, key, value);
  };
  const postMessage = BroadcastChannel.prototype.postMessage;
  BroadcastChannel.prototype.postMessage = function (message) {
    written.push(JSON.stringify(message));
    postMessage.call(this, message);
  };
}
