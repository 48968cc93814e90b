import { CodeCanary } from '../pages/canary';
import { hostileTexts } from '../pages/fixtures/hostile-texts';
import { expect, test } from '../pages/fixtures/test';
import { aVisitor, theLeadOf } from '../pages/fixtures/visitors';
import { given, thenSee, when } from '../pages/fixtures/words';

const notFound = 'Desculpe, mas a página que está procurando não existe ou está inativa.';

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
  const canary = await CodeCanary.placeIn(page);
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
  for (const [search, ids] of [
    ['?idc=4321', { campanhaId: 4321 }],
    ['?referralcode=AMIGO-123', { campanhaId: 605, compraId: 130, empresaId: 58, referralCode: 'AMIGO-123' }], // SPEC section 1
  ] as const)
    await thenSee(`${search} counts`, async () => {
      await stack.sandbox.reset();
      await beginAt('lead-telefone', `/${search}`);
      await chat.answer(aVisitor().telefone);
      await chat.isAt('plans-list-select');
      const { leads } = await stack.sandbox.ledger();
      expect(leads.map(({ payload }) => payload)).toEqual([theLeadOf(ids)]);
    });
});
