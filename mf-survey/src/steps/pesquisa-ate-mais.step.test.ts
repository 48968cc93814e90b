import type { Journey } from '@consorcio/shared/entities';
import { aSoldJourney, startSurvey } from '../testing/conversation';

const open = (...nomes: string[]): Partial<Journey> => ({ cobrancas: { propostaID: 1001, nomes } });

const goodbye = async (journey: Partial<Journey>) => {
  const conversation = await startSurvey({ at: 'pesquisa-ate-mais', journey: aSoldJourney(journey) });
  return {
    where: conversation.where(),
    heard: conversation.heard(),
    bubbles: conversation.snapshot().transcript.length,
  };
};

it.each<[Partial<Journey>, string]>([
  [open('o Pix'), 'o Pix'],
  [open('o boleto'), 'o boleto'],
  [open('o Pix', 'o boleto'), 'o Pix ou o boleto'],
])('says where the code is when %j may still have to be paid', async (journey, charge) => {
  expect(await goodbye(journey)).toEqual({
    where: 'survey:pesquisa-ate-mais ended',
    heard: `Se ainda falta pagar ${charge}, o código continua aqui na conversa. | Até mais, Joana! 👋`,
    bubbles: 2,
  });
});

it.each<[string, Partial<Journey>]>([
  ['no charge is open', { cobrancas: undefined }],
  ['the open charge belongs to another proposal', { cobrancas: { propostaID: 999, nomes: ['o Pix'] } }],
])('says goodbye without mentioning a code when %s', async (_, journey) => {
  expect(await goodbye(journey)).toEqual({
    where: 'survey:pesquisa-ate-mais ended',
    heard: 'Até mais, Joana! 👋',
    bubbles: 1,
  });
});

it.each(['<b>Joana</b>', '<img src=x onerror=alert(1)>', 'A & B'])('shows the name %j unchanged', async (nome) => {
  const { heard } = await goodbye({ nome, cobrancas: undefined });
  expect(heard).toBe(`Até mais, ${nome}! 👋`);
});
