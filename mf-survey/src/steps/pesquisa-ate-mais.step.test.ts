import type { Journey, Payment } from '@consorcio/shared/entities';
import { aSoldJourney, pix, startTalk } from '../testing/talk';

const boleto = {
  contrato: '70001001',
  codigoBarras: '10499898100000214032006561000100040099726390',
  url: 'https://slips.example/1',
  dataVencimento: '2026-11-25',
};
const paid = (payment: Partial<Payment>): Partial<Journey> => ({ pagamento: { propostaID: 1001, ...payment } });

const goodbye = async (journey: Partial<Journey>) => {
  const talk = await startTalk({ at: 'pesquisa-ate-mais', journey: aSoldJourney(journey) });
  return { where: talk.where(), heard: talk.heard(), bubbles: talk.snapshot().transcript.length };
};

it.each<[string, Partial<Journey>, string]>([
  ['a Pix', paid({ pix }), 'o Pix'],
  ['a slip', paid({ boleto }), 'o boleto'],
  ['a Pix or a slip', paid({ pix, boleto }), 'o Pix ou o boleto'],
  ['a Pix after a refused card', paid({ pix, cartaoRecusas: 2 }), 'o Pix'],
])('tells who may still have to pay %s where the code is', async (_, journey, charge) => {
  expect(await goodbye(journey)).toEqual({
    where: 'survey:pesquisa-ate-mais ended',
    heard: `Se ainda falta pagar ${charge}, o código continua aqui na conversa. | Até mais, Joana! 👋`,
    bubbles: 2,
  });
});

it.each<[string, Partial<Journey>]>([
  ['a card', paid({ cartaoSituacao: 'aprovado', cartaoAutorizacao: '654321' })],
  ['a card, though a Pix was registered before', paid({ pix, cartaoSituacao: 'aprovado', cartaoAutorizacao: 7 })],
  ['a card the bank still looks at', paid({ pix, boleto, cartaoSituacao: 'pendente' })],
  ['another proposal', { pagamento: { propostaID: 999, pix } }],
])('says goodbye, and nothing of a code, to who paid by %s', async (_, journey) => {
  expect(await goodbye(journey)).toEqual({
    where: 'survey:pesquisa-ate-mais ended',
    heard: 'Até mais, Joana! 👋',
    bubbles: 1,
  });
});

it.each(['<b>Joana</b>', '<img src=x onerror=alert(1)>', 'A & B'])(
  'shows the name %j as it was written',
  async (nome) => {
    const { heard } = await goodbye({ nome, ...paid({ cartaoSituacao: 'aprovado' }) });
    expect(heard).toBe(`Até mais, ${nome}! 👋`);
  },
);
