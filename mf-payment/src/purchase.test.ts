import { aGeoLocation, aTalk } from '@consorcio/shared/testing';
import segment from './segment';
import { boleto, pix, startTalk } from './testing/talk';

/** A visitor whose payment went well, while the good news is still being typed. */
async function justPaid(method: 'pix' | 'boleto' | 'cartao') {
  const talk = aTalk({ others: [segment], itinerary: { 'payment:compra-feita': { segment: 'survey' } } });
  const proposed = (await startTalk()).snapshot();
  talk.take({ ...proposed, journey: { ...proposed.journey, geoLocation: aGeoLocation() } });
  talk.choose(method);
  talk.listen();
  if (method === 'cartao') {
    talk.submit();
    talk.fetched({ situacao: 'aprovado', cartaoAutorizacao: '654321' });
  } else {
    talk.fetched({ pix, boleto }[method]);
    talk.listen();
    talk.choose({ pix: 'paguei', boleto: 'certo' }[method]);
  }
  return talk;
}

it.each([
  ['pix', 'payment-success-conquest'],
  ['boleto', 'payment-congratulations'],
  ['cartao', 'payment-success'],
] as const)('by %s is told before the good news is said, and not again after it', async (metodo, step) => {
  const talk = await justPaid(metodo);
  const told = () => talk.all('publish').flatMap(({ fact }) => (fact.name === 'purchase.made' ? fact.payload : []));

  expect(talk.where()).toBe(`payment:${step} typing`);
  expect(told()).toMatchObject([{ propostaID: 1001, metodo, valorInCents: 885_00 }]);

  talk.reload();
  talk.listen();
  expect(talk.where()).toBe('survey:(entry) arriving');
  expect(told()).toHaveLength(1);
});

it('lets go of where it was signed: the next contract is signed wherever the visitor is then', async () => {
  const talk = await justPaid('pix');
  expect(talk.snapshot().journey).not.toHaveProperty('geoLocation');
});
