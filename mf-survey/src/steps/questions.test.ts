import { type Journey, type Midia, midias, surveySchema } from '@consorcio/shared/entities';
import { optionsOf } from '@consorcio/shared/flow';
import { aCoupon, aScene, aSelectedPlan, resultOf } from '@consorcio/shared/testing';
import type { SurveyAnswers, SurveyJourney } from '../state';
import { aSoldJourney, startSurvey } from '../testing/conversation';
import { pesquisaAlgoMais } from './pesquisa-algo-mais.step';
import { pesquisaFinalizada as step } from './pesquisa-finalizada.step';
import { pesquisaMidia } from './pesquisa-midia.step';

const scene = aScene({ journey: aSoldJourney() });
const started: SurveyAnswers = { midia: 'tv', csatcompra: 3 };

describe('pesquisa-midia', () => {
  it('offers the nine places of the specification, in its order', () => {
    const places = ['TV', 'Facebook', 'Instagram', 'YouTube', 'Google', 'E-mail', 'Indicação', 'Live', 'Outro'];
    expect(optionsOf(pesquisaMidia, scene).map(({ label }) => label)).toEqual(places);
  });

  it.each<[Midia]>(midias.map((midia) => [midia]))('records %s', async (midia) => {
    const conversation = await startSurvey({ at: 'pesquisa-midia', said: [midia] });

    expect(conversation.where()).toBe('survey:pesquisa-csat-compra');
    expect(conversation.heard()).toBe('De 1 a 5, que nota você dá para esta compra?'); // a bare answer gets no praise
    expect(conversation.journey()).toEqual(aSoldJourney({ pesquisa: { midia } }));
    expect(conversation.facts).toEqual([]);
  });
});

describe.each([
  ['pesquisa-csat-compra', 'csatcompra', ['pesquisa-humano', 'pesquisa-humano']],
  ['pesquisa-humanos-pontuacao', 'csatinsidesales', ['pesquisa-humanos-comentarios', 'pesquisa-ate-mais ended']],
] as const)('%s', (at, field, [afterOne, afterMore]) => {
  it.each([
    [1, afterOne],
    [2, afterMore],
    [3, afterMore],
    [4, afterMore],
    [5, afterMore],
  ])('records a score of %i and leads to %s', async (nota, to) => {
    const conversation = await startSurvey({ at, journey: aSoldJourney({ pesquisa: { midia: 'tv' } }) });

    await conversation.give({ nota });

    expect(conversation.where()).toBe(`survey:${to}`);
    expect(conversation.journey()).toEqual(aSoldJourney({ pesquisa: { midia: 'tv', [field]: nota } }));
    expect(conversation.said()).toContain(`Nota ${nota}`);
  });

  it('ignores what is no score, and stores only the score of an answer with other fields', async () => {
    const conversation = await startSurvey({ at });
    const before = conversation.snapshot();
    for (const junk of [undefined, 3, ...['3', 0, 6, 2.5, Number.NaN].map((nota) => ({ nota }))])
      await conversation.give(junk);
    expect(conversation.snapshot()).toEqual(before);
    expect(conversation.facts).toEqual([]);

    await conversation.give({ nota: 3, cpf: '52998224725', pesquisa: { midia: 'live' } });
    expect(conversation.journey()).toEqual(aSoldJourney({ pesquisa: { [field]: 3 } }));
  });
});

it.each([
  ['sim', true, 'pesquisa-humanos-pontuacao'],
  ['nao', false, 'pesquisa-ate-mais ended'],
])('pesquisa-humano: %s is recorded as %s and leads to %s', async (option, humano, to) => {
  const journey = aSoldJourney({ pesquisa: started });
  const conversation = await startSurvey({ at: 'pesquisa-humano', journey, said: [option] });

  expect(conversation.where()).toBe(`survey:${to}`);
  expect(conversation.journey()).toEqual(aSoldJourney({ pesquisa: { ...started, humano } }));
});

it.each([
  ['pesquisa-humano', 'sim', { humano: true }],
  ['pesquisa-humano', 'nao', { humano: false }],
  ['pesquisa-humanos-pontuacao', 1, { humano: true, csatinsidesales: 1 }],
  ['pesquisa-humanos-pontuacao', 5, { humano: true, csatinsidesales: 5 }],
])('%s answered with %s removes the earlier answers about the specialists', async (at, given, kept) => {
  const earlier = { ...started, humano: true, csatinsidesales: 1, comentario: 'Ninguém atendeu.' };
  const conversation = await startSurvey({ at, journey: aSoldJourney({ pesquisa: earlier }) });
  await (typeof given === 'number' ? conversation.give({ nota: given }) : conversation.choose(given));
  expect(conversation.journey().pesquisa).toStrictEqual({ ...started, ...kept });
});

describe('pesquisa-algo-mais', () => {
  it('shows the credit and the instalment of the same purchase', () => {
    const bemCredito = { value: 75_000, label: 'R$\u00a075.000,00' };
    const planoValorParcela = { value: 1_106.25, label: 'R$\u00a01.106,25' };
    const planoSelecionado = aSelectedPlan({ bemCredito, planoValorParcela });
    const [same] = optionsOf(pesquisaAlgoMais, aScene({ journey: aSoldJourney({ planoSelecionado }) }));
    expect(same?.detail).toBe('R$\u00a075.000,00 em 80x de R$\u00a01.106,25');
  });

  const options = optionsOf(pesquisaAlgoMais, aScene({ journey: aSoldJourney() }));

  it.each([
    ['igual', 'proposal:proposal-confirm-infos'],
    ['novo', 'simulation:lead-select-category'],
  ])('%s leads to %s and publishes nothing', async (option, place) => {
    const text = options.find(({ id }) => id === option)?.label;
    const conversation = await startSurvey({ said: [option] });

    expect(conversation.where()).toBe(place);
    expect(conversation.facts).toEqual([]);
    expect(conversation.said()).toContain(text);
  });

  it('keeps the sale as it is for a visitor who buys nothing else', async () => {
    const sold = aSoldJourney({ cupom: aCoupon() });
    const conversation = await startSurvey({ journey: sold, said: ['nao'] });

    expect(conversation.where()).toBe('survey:pesquisa-midia');
    expect(conversation.journey()).toEqual(sold);
  });
});

describe('pesquisa-ate-mais', () => {
  const open = (...nomes: string[]): Partial<Journey> => ({ cobrancas: { propostaID: 1001, nomes } });

  const goodbye = async (journey: Partial<Journey>) =>
    (await startSurvey({ at: 'pesquisa-ate-mais', journey: aSoldJourney(journey) })).seen();
  const where = 'survey:pesquisa-ate-mais ended';

  it.each<[Partial<Journey>, string]>([
    [open('o Pix'), 'o Pix'],
    [open('o boleto'), 'o boleto'],
    [open('o Pix', 'o boleto'), 'o Pix ou o boleto'],
  ])('says where the code is when %j may still have to be paid', async (journey, charge) => {
    const heard = `Se ainda falta pagar ${charge}, o código continua aqui na conversa. | Até mais, Joana! 👋`;
    expect(await goodbye(journey)).toMatchObject({ where, heard });
  });

  it.each<[string, Partial<Journey>]>([
    ['no charge is open', { cobrancas: undefined }],
    ['the open charge belongs to another proposal', { cobrancas: { propostaID: 999, nomes: ['o Pix'] } }],
  ])('says goodbye without mentioning a code when %s', async (_, journey) => {
    expect(await goodbye(journey)).toMatchObject({ where, heard: 'Até mais, Joana! 👋' });
  });

  it.each(['<b>Joana</b>', '<img src=x onerror=alert(1)>', 'A & B'])('shows the name %j unchanged', async (nome) => {
    const { heard } = await goodbye({ nome, cobrancas: undefined });
    expect(heard).toBe(`Até mais, ${nome}! 👋`);
  });
});

describe('pesquisa-finalizada', () => {
  const published = (pesquisa: SurveyAnswers | undefined) => {
    const journey: SurveyJourney = aSoldJourney(pesquisa && { pesquisa });
    return resultOf(step, undefined, aScene({ journey })).facts;
  };

  it.each<[string, SurveyAnswers]>([
    ['a visitor who needed no help', { midia: 'tv', csatcompra: 5, humano: false }],
    ['a visitor who was helped', { midia: 'live', csatcompra: 1, humano: true, csatinsidesales: 4 }],
  ])('publishes the answers of %s', (_, pesquisa) => {
    expect(published(pesquisa)).toEqual([{ name: 'survey.answered', payload: pesquisa }]);
  });

  it('publishes neither the comment nor anything that identifies the visitor', () => {
    const scores = { csatcompra: 2, humano: true, csatinsidesales: 1 };
    const [fact] = published({ midia: 'email', ...scores, comentario: 'Sou a Joana' });

    expect(JSON.stringify(fact)).not.toMatch(/Joana|joana@example\.com|11987654321|52998224725|70001001/);
    expect(surveySchema.parse(fact?.payload)).toEqual(fact?.payload);
    expect(Object.keys(fact?.payload ?? {}).sort()).toEqual(['csatcompra', 'csatinsidesales', 'humano', 'midia']);
  });

  it('publishes nothing of an incomplete survey, and continues', () => {
    const incomplete: SurveyAnswers[] = [{}, { midia: 'tv' }, { csatcompra: 3, humano: true }];
    for (const pesquisa of [undefined, ...incomplete]) expect(published(pesquisa)).toEqual([]);
    expect(step.leadsTo).toEqual(['pesquisa-ate-mais']);
  });
});
