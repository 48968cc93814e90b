import { hostileTexts } from '../fixtures/hostile-texts';
import { pageOf, readAsBot } from '../fixtures/raw-page';
import { expect, test } from '../fixtures/test';
import { aVisitor, theLeadOf } from '../fixtures/visitors';
import { given, thenSee, when } from '../fixtures/words';
import { Canary } from '../pages/canary';

const notFound = 'Desculpe, mas a página que está procurando não existe ou está inativa.';

test('a host name opens its own brand, and an unknown name or path gets the not-found page', async ({
  page,
  stack,
}) => {
  await page.goto('/');
  for (const { host, path = '/', title, canonical } of [
    { host: 'simule.alvo.example', title: /^Alvo Consórcio:/, canonical: 'https://simule.alvo.example/' },
    { host: 'consorcio.alvo.example', title: /^Alvo Consórcio:/, canonical: 'https://simule.alvo.example/' },
    { host: 'consorcio.livelo.example', title: /^Livelo e Alvo/, canonical: 'https://consorcio.livelo.example/' },
    {
      host: 'Consorcio.PREMMIA.example.:8080',
      title: /^Premmia e Alvo/,
      canonical: 'https://consorcio.premmia.example/',
    },
    {
      host: 'consorcio.loggi.example',
      path: '/kmv',
      title: /^KMV e Alvo/,
      canonical: 'https://simule.alvo.example/kmv',
    },
    { host: 'localhost', title: /^Alvo Consórcio:/, canonical: 'https://simule.alvo.example/' },
    { host: 'pr-12.localhost', title: /^Alvo Consórcio:/, canonical: 'https://simule.alvo.example/' },
    { host: '127.0.0.1', path: '/?x=1', title: /^Alvo Consórcio:/, canonical: 'https://simule.alvo.example/' },
  ]) {
    const raw = await pageOf(stack.url, path, host);
    const read = await readAsBot(page, raw);
    expect([host, raw.status, read.tags.canonical]).toEqual([host, 200, canonical]);
    expect(read.title).toMatch(title);
  }
  for (const { host = 'localhost', path } of [
    { path: '/nao-existe' },
    { path: '/livelo/outra' },
    { path: '/hosts/consorcio.livelo.example' },
    { path: '/LIVELO' },
    { path: '/%' },
    { path: '/%E0%A4%A' },
    { path: '//livelo' },
    { path: '/livelo%00' },
    { path: '/..%2f..%2fetc%2fpasswd' },
    { path: '/', host: 'nada.example' },
    { path: '/livelo', host: 'evil.example' },
    { path: '/', host: 'consorcio.livelo.example.evil.example' },
    { path: '/', host: '..' },
  ]) {
    const raw = await pageOf(stack.url, path, host);
    const read = await readAsBot(page, raw);
    expect([host, path, raw.status, read.title]).toEqual([host, path, 404, 'Página não encontrada']);
    expect(read.words).toContain(notFound);
  }
});

test('a partner host name works in a browser, also without a certificate', async ({
  page,
  chat,
  stack,
  beginAt,
  watched,
}) => {
  const at = (host: string) => `http://${host}:${new URL(stack.url).port}/`;
  for (const host of ['consorcio.premmia.example', 'consorcio.nada.example']) watched.expectHost(host);
  await given("a visitor at a partner's host name", async () => {
    await page.goto(at('consorcio.premmia.example'));
    await chat.isAt('intro');
    await expect(chat.botMessage('Este é o consórcio em parceria com Premmia.')).toBeVisible();
  });
  await when('they give their phone', async () => {
    await beginAt('lead-telefone', at('consorcio.premmia.example'), 'premmia');
    await chat.answer(aVisitor().telefone);
    await chat.isAt('plans-list-select');
  });
  await thenSee('the lead has the ids of the partner', async () => {
    const { leads } = await stack.sandbox.ledger();
    const ids = { campanhaId: 9011, compraId: 9111, empresaId: 9211 };
    expect(leads.map(({ payload }) => payload)).toEqual([theLeadOf(ids)]);
  });
  await thenSee('an unknown host name gets the not-found page without scripts', async () => {
    watched.expectFailedRequests('/');
    await page.goto(at('consorcio.nada.example'));
    await expect(page.getByText(notFound)).toBeVisible();
    await expect(page.locator('script')).toHaveCount(0);
  });
});

test('hostile URLs change nothing and run nothing', async ({ page, chat, stack, beginAt }) => {
  const huge = 'A'.repeat(100_000);
  const markup = hostileTexts.map((text) => encodeURIComponent(text));
  const script = encodeURIComponent('"><script>window.hacked = true</script>');
  const canary = await Canary.placeIn(page);
  const everyParameter = (value: string) => `?idc=${value}&cupom=${value}&referralcode=${value}`;
  for (const [what, search] of [
    [
      'a script and an address that runs',
      `?idc=${script}&cupom=${script}&referralcode=${encodeURIComponent('javascript:window.hacked=true')}`,
    ],
    ['all the markup there is, each many times', `?${markup.map((text) => everyParameter(text).slice(1)).join('&')}`],
    ['bad encoding', '?idc=%E0%A4%A&cupom=%&referralcode=%00%ff'],
    ['100 KB values', everyParameter(huge)],
    [
      'repeated keys and names of the language itself',
      '?idc=1&idc=2&cupom=UM&cupom=DOIS&referralcode=a&referralcode=b&__proto__[cupom]=UM&constructor=x&inicio=payment-options',
    ],
  ] as const) {
    await when(`a visitor opens a URL with ${what}`, async () => {
      await stack.sandbox.reset();
      await beginAt('lead-telefone', `/${search}`);
      await canary.isSilent();
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
      await chat.answer(aVisitor().telefone);
      await chat.isAt('plans-list-select');
    });
    await thenSee(`${what}: the lead is unchanged and nothing is stored`, async () => {
      const { leads } = await stack.sandbox.ledger();
      expect(leads.map(({ payload }) => payload)).toEqual([theLeadOf()]);
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
    });
  }
  await thenSee('a valid campaign still counts', async () => {
    await stack.sandbox.reset();
    await beginAt('lead-telefone', '/?idc=4321');
    await chat.answer(aVisitor().telefone);
    await chat.isAt('plans-list-select');
    const { leads } = await stack.sandbox.ledger();
    expect(leads.map(({ payload }) => payload)).toEqual([theLeadOf({ campanhaId: 4321 })]);
  });
});
