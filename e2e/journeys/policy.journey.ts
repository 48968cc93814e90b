import type { BrowserContext } from '@playwright/test';
import { expectSaleClosed, payByCard } from '../fixtures/payments';
import { expect, test } from '../fixtures/test';
import { aVisitor } from '../fixtures/visitors';
import { given, thenSee, when } from '../fixtures/words';

// Every other journey fails on a policy that refuses something, by its watched console. This one also reads what would only be reported.
test('from the greeting to the goodbye, paid by card, no policy refuses or reports anything', async ({
  chat,
  context,
}) => {
  const violations = await violationsIn(context);
  const pagesWithPolicies = await reportToo(context);
  await given('a visitor with a contract', async () => {
    await chat.open();
    await chat.walkTo('payment-options', aVisitor());
  });
  await when('they pay by card and answer the survey', async () => {
    await payByCard(chat);
    await expectSaleClosed(chat);
    await chat.walkTo('pesquisa-ate-mais', aVisitor());
  });
  await thenSee('there was no violation', async () => {
    expect(violations).toEqual([]);
    expect(pagesWithPolicies()).toBe(1);
  });
});

async function violationsIn(context: BrowserContext): Promise<readonly string[]> {
  const violations: string[] = [];
  await context.exposeFunction('violated', (what: string) => void violations.push(what));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ disposition, effectiveDirective, blockedURI }) =>
      Reflect.get(window, 'violated')(`${disposition}: ${effectiveDirective} ${blockedURI}`),
    );
  });
  return violations;
}

/** Sends the policies of each page twice: to be enforced, and to be reported only. Returns how many pages had them. */
async function reportToo(context: BrowserContext): Promise<() => number> {
  let pages = 0;
  // A page that a test answers is of no known network, so Chromium would not let it reach this machine.
  await context.grantPermissions(['local-network-access']);
  await context.route(
    ({ pathname }) => !pathname.includes('.'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const headers = response.headers();
      const { 'content-security-policy': content = '', 'integrity-policy': integrity = '' } = headers;
      if (content && integrity) pages += 1;
      const reported = {
        'content-security-policy-report-only': content,
        'integrity-policy-report-only': integrity,
      };
      await route.fulfill({ response, headers: { ...headers, ...reported } });
    },
  );
  return () => pages;
}
