import { expectAccessible, expectNoHorizontalScroll } from '../pages/fixtures/accessible';
import { brandAt } from '../pages/fixtures/brands';
import { expect, test } from '../pages/fixtures/test';
import { given, thenSee, when } from '../pages/fixtures/words';
import { labels } from '../pages/labels';

const { instituicao } = brandAt('/');

for (const route of ['/', '/app']) {
  test(`the page says who stands behind it, before the first answer: ${route}`, async ({ chat, page }) => {
    await chat.open(route);
    const opener = page.getByRole('button', { name: 'Sobre' });
    await expect(page.getByText(`${instituicao.razaoSocial}, CNPJ 11.222.333/0001-81`)).toBeVisible();
    const about = page.getByRole('dialog', { name: 'Sobre' });
    await when('the visitor opens the sheet', () => chat.press(opener));
    await thenSee('the administrator, the supervisor and whom to call', async () => {
      await expect(about).toContainText('Administradora autorizada e fiscalizada pelo Banco Central');
      for (const text of [instituicao.endereco, instituicao.sac.telefone, instituicao.ouvidoria.telefone])
        await expect(about).toContainText(text);
      await expect(about.getByRole('link', { name: instituicao.privacidade })).toBeVisible();
      await expectAccessible(page, `${route}, the sheet`);
      await expectNoHorizontalScroll(page);
    });
    await when('they go back', () => page.goBack());
    await thenSee('the sheet closes, the focus is where it was, and the conversation goes on', async () => {
      await expect(about).toBeHidden();
      await expect(opener).toBeFocused();
      await chat.choose(labels.start);
      await chat.isAt('lead-select-category');
    });
  });
}

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
