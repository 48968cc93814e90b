import { type Midia, midias } from '@consorcio/shared/entities';
import { optionsOf } from '@consorcio/shared/flow';
import { aScene } from '@consorcio/shared/testing';
import type { SurveyAnswers } from '../state';
import { aSoldJourney, startSurvey } from '../testing/conversation';
import { pesquisaMidia } from './pesquisa-midia.step';

const scene = aScene({ journey: aSoldJourney() });
const started: SurveyAnswers = { midia: 'tv', csatcompra: 3 };

describe('pesquisa-midia', () => {
  it('offers the nine places of the specification, in its order', () => {
    expect(optionsOf(pesquisaMidia, scene).map(({ label }) => label)).toEqual([
      'TV',
      'Facebook',
      'Instagram',
      'YouTube',
      'Google',
      'E-mail',
      'Indicação',
      'Live',
      'Outro',
    ]);
  });

  it.each<[Midia]>(midias.map((midia) => [midia]))('records %s', async (midia) => {
    const conversation = await startSurvey({ at: 'pesquisa-midia' });

    await conversation.choose(midia);

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
    expect(conversation.snapshot().transcript).toContainEqual(
      expect.objectContaining({ sender: 'user', text: `Nota ${nota}` }),
    );
  });

  it.each([[undefined], [3], [{ nota: '3' }], [{ nota: 0 }], [{ nota: 6 }], [{ nota: 2.5 }], [{ nota: Number.NaN }]])(
    'ignores %j as an answer',
    async (junk) => {
      const conversation = await startSurvey({ at });
      const before = conversation.snapshot();

      await conversation.give(junk);

      expect(conversation.snapshot()).toEqual(before);
      expect(conversation.facts).toEqual([]);
    },
  );

  it('stores only the score of an answer with other fields', async () => {
    const conversation = await startSurvey({ at });

    await conversation.give({ nota: 3, cpf: '52998224725', pesquisa: { midia: 'live' } });

    expect(conversation.journey()).toEqual(aSoldJourney({ pesquisa: { [field]: 3 } }));
  });
});

describe('pesquisa-humano', () => {
  it.each([
    ['sim', true, 'pesquisa-humanos-pontuacao'],
    ['nao', false, 'pesquisa-ate-mais ended'],
  ])('%s is recorded as %s and leads to %s', async (option, humano, to) => {
    const conversation = await startSurvey({ at: 'pesquisa-humano', journey: aSoldJourney({ pesquisa: started }) });

    await conversation.choose(option);

    expect(conversation.where()).toBe(`survey:${to}`);
    expect(conversation.journey()).toEqual(aSoldJourney({ pesquisa: { ...started, humano } }));
  });

  it.each(['sim', 'nao'])('removes earlier answers about the specialists: %s', async (option) => {
    const earlier = { ...started, humano: true, csatinsidesales: 1, comentario: 'Ninguém atendeu.' };
    const conversation = await startSurvey({ at: 'pesquisa-humano', journey: aSoldJourney({ pesquisa: earlier }) });

    await conversation.choose(option);

    expect(Object.keys(conversation.journey().pesquisa ?? {}).sort()).toEqual(['csatcompra', 'humano', 'midia']);
  });
});

it.each([1, 2, 5])('a score of %i removes the comment on an earlier score', async (nota) => {
  const earlier = { ...started, humano: true, csatinsidesales: 1, comentario: 'Ninguém atendeu.' };
  const conversation = await startSurvey({
    at: 'pesquisa-humanos-pontuacao',
    journey: aSoldJourney({ pesquisa: earlier }),
  });

  await conversation.give({ nota });

  expect(conversation.journey().pesquisa).toEqual({ ...started, humano: true, csatinsidesales: nota });
  expect(conversation.journey().pesquisa).not.toHaveProperty('comentario');
});
