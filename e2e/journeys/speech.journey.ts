import { readFileSync } from 'node:fs';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { expect, test } from '../pages/fixtures/test';
import { aVisitor } from '../pages/fixtures/visitors';
import { given, thenSee, when } from '../pages/fixtures/words';
import { SpokenWords } from '../pages/spoken-words';

test('the page announces what is reviewed, each once and in order, and restored history is silent', async ({
  chat,
  page,
}) => {
  const spoken = await SpokenWords.listenOn(page);
  const reviewed = announcedAtFirst();
  await given('a visitor at the last question', async () => {
    await chat.open();
    await chat.walkTo(
      'pesquisa-humanos-comentarios',
      aVisitor({ ajuda: { nota: 1, comentario: 'Demorou um pouco.' } }),
    );
  });
  const soFar = reviewed.slice(
    0,
    reviewed.findIndex((text) => text.startsWith('Muito obrigado')),
  );
  await thenSee('everything was announced as documents/said says', () =>
    expect.poll(async () => (await spoken.all()).map(anyDay)).toEqual(soFar.map(anyDay)),
  );
  await thenSee('the live region is emptied afterwards', () => expect(page.getByRole('status')).toBeEmpty());
  await when('the page reloads and they answer', async () => {
    await page.reload();
    await chat.fillIn('Demorou um pouco.');
    await chat.isAt('pesquisa-ate-mais', 'ended');
  });
  await thenSee('only what is new is announced', () =>
    expect.poll(() => spoken.all()).toEqual(reviewed.slice(soFar.length)),
  );
});

/** The announcements that are reviewed, of the first story: each file has all of its part. */
function announcedAtFirst(): readonly string[] {
  const packages = ['host', 'mf-simulation', 'mf-proposal', 'mf-payment', 'mf-survey'];
  const said = packages.map((name) => readFileSync(inRoot(`e2e/documents/said/${name}.txt`), 'utf8'));
  return said.flatMap(
    (text) =>
      text
        .split('\n\n')[1]
        ?.split('\n')
        .filter((line) => !/^[#>]/.test(line)) ?? [],
  );
}

/** What is reviewed has dates of their own. */
function anyDay(text: string): string {
  return text.replace(/\d+º? de [a-zç]+ de 20\d\d/g, 'um dia');
}
