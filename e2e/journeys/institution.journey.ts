import { expect, test } from '../pages/fixtures/test';
import { given, thenSee, when } from '../pages/fixtures/words';
import { labels } from '../pages/labels';

test('the documents can be read before the terms are accepted, and the accepted versions are recorded', async ({
  chat,
  context,
  page,
  stack,
  beginAt,
}) => {
  await given('documents of this deployment', async () => {
    const at = (name: string) => ({ versao: `v9-${name}`, endereco: `${stack.sandbox.url}/documentos/${name}` });
    const override = { contrato: at('condicoes-gerais'), regulamento: at('regulamento') };
    expect(await stack.overrideBrands({ 'institution.json': JSON.stringify(override) })).toEqual([]);
    await beginAt('proposal-terms');
  });
  for (const title of ['Condições gerais do contrato', 'Regulamento do grupo']) {
    await when(`the visitor opens: ${title}`, async () => {
      const [opened] = await Promise.all([
        context.waitForEvent('page'),
        chat.press(chat.log.getByRole('link', { name: title })),
      ]);
      await expect(opened.getByRole('heading', { level: 1 })).toContainText(title);
      expect(await opened.evaluate(() => window.opener)).toBeNull();
      await opened.close();
    });
  }
  await when('they confirm', async () => {
    await chat.choose(labels.confirm);
    await chat.isAt('payment-options');
  });
  await thenSee('the stored conversation knows who accepted which versions', async () => {
    const stored = await page.evaluate(() => Object.values(sessionStorage).join());
    expect(stored).toMatch(/"aceite":\{[^}]*"contrato":"v9-condicoes-gerais","regulamento":"v9-regulamento"/);
  });
});
