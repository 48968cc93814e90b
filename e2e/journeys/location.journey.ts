import { expectContractNumber, expectOnlyProposal } from '../pages/fixtures/proposals';
import { expect, test } from '../pages/fixtures/test';
import { theProposalOf } from '../pages/fixtures/visitors';
import { given, thenSee, when } from '../pages/fixtures/words';
import { labels } from '../pages/labels';

const reason = /Seu navegador pode pedir sua localização/;
const sent = {
  geoId: null,
  cidadeGeo: null,
  estadoGeo: null,
  estadoGeoId: null,
  paisGeo: null,
  latitudeGeo: -23.561,
  longitudeGeo: -46.656,
};

test('the location is sent with the proposal where the browser already allows it, without a question', async ({
  chat,
  page,
  context,
  stack,
  watched,
  beginAt,
}) => {
  await given('a visitor whose browser says where they are', async () => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: -23.5614141, longitude: -46.6558819 });
    await beginAt('proposal-terms');
  });
  await when('they accept the terms', () => chat.choose(labels.confirm));
  await thenSee('the proposal has the place, to about 100 m', async () => {
    await expectContractNumber(chat);
    await expect(chat.botMessage(reason)).toHaveCount(0);
    await expectOnlyProposal(stack, theProposalOf({ geoLocation: sent }));
  });
  await thenSee('it is kept for a day, and is in no address and no line of the console', async () => {
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('consorcio.location') ?? '{}'));
    expect(stored).toMatchObject({ geoLocation: { latitudeGeo: -23.561, longitudeGeo: -46.656 } });
    const hours = (stored.expiraEm - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23);
    expect(hours).toBeLessThanOrEqual(24);
    const { addresses, lines } = watched.seen();
    expect([...addresses, ...lines].filter((text) => /23\.56|46\.65/.test(text))).toEqual([]);
  });
});
