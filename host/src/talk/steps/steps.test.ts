import { type ErrorCode, errorCodes } from '@consorcio/shared/errors';
import { bubblesOf, optionsOf, type Scene, type Trouble } from '@consorcio/shared/flow';
import { aScene } from '@consorcio/shared/testing';
import { errorGeneral } from './error-general.step';
import { segmentoIndisponivel } from './segmento-indisponivel.step';

const troubleAt = (segment: string, code: ErrorCode, more: Partial<Trouble> = {}): Trouble => {
  return { failure: { code }, place: { segment, step: 'somewhere' }, uncertain: false, ...more };
};

describe('error-general', () => {
  const optionsAfter = (trouble?: Trouble) => optionsOf(errorGeneral, aScene(trouble && { trouble }));
  const wayOn = (trouble?: Trouble) => optionsAfter(trouble).find(({ label }) => label === 'Tentar novamente')?.to;
  const refusedWith = (status: number) =>
    troubleAt('proposal', 'http.refused', { failure: { code: 'http.refused', status } });

  const failed = ['network.offline', 'network.lost', 'network.timeout', 'http.failed'].map(
    (code) => `proposal ${code}`,
  );
  it.each<[to: string, after: readonly string[], statuses: readonly number[]]>([
    ['back-to-trouble', [...failed, 'proposal contract.mismatch', 'payment network.lost'], [408, 425, 429]],
    ['health-check', ['host network.lost', 'host http.failed', 'simulation network.timeout'], [400, 401, 403, 404]],
    ['health-check', ['simulation http.refused', 'proposal http.refused', 'proposal unexpected'], [409, 422]],
  ])('tries again at %s after %j, and a refusal with %j', (to, after, statuses) => {
    const troubles = after.map((text) => text.split(' ') as [string, ErrorCode]);
    const again = [false, true].flatMap((uncertain) =>
      troubles.map((trouble) => wayOn(troubleAt(...trouble, { uncertain }))),
    );
    expect(new Set([...again, ...statuses.map((status) => wayOn(refusedWith(status)))])).toEqual(new Set([to]));
  });

  it('restarts the simulation when the cause is unknown', () => {
    expect(wayOn()).toBe('health-check');
  });

  const connection = 'A confirmação não chegou até aqui. Não sei se o seu último envio foi concluído.';
  const answer = 'O sistema deu erro antes de confirmar. Não sei se o seu último envio foi concluído.';
  const bug = 'Algo deu errado antes da confirmação. Não sei se o seu último envio foi concluído.';

  it.each<[segment: string, code: ErrorCode, uncertain: boolean, said: readonly string[]]>([
    ['proposal', 'network.lost', true, [connection]],
    ['proposal', 'network.timeout', true, [connection]],
    ['proposal', 'http.failed', true, [answer]],
    ['proposal', 'contract.mismatch', true, [answer]],
    ['proposal', 'unexpected', true, [bug]],
    ['payment', 'http.failed', true, [answer]],
    ['proposal', 'network.lost', false, []],
    ['simulation', 'network.lost', true, []],
    ['simulation', 'http.failed', true, []],
  ])(
    'says what is known of an unknown outcome, where it matters: in %s after %s (%s)',
    (segment, code, uncertain, said) => {
      expect(bubblesOf(errorGeneral, aScene({ trouble: troubleAt(segment, code, { uncertain }) }))).toEqual([
        ...said,
        'Desculpe, estamos passando por instabilidades. Tente novamente mais tarde.',
      ]);
    },
  );

  it.each<[ErrorCode, times: number | undefined, status: number | undefined, ids: string]>([
    ['http.failed', undefined, undefined, 'tentar-novamente especialistas'],
    ['http.failed', 1, undefined, 'tentar-novamente especialistas'],
    ['http.failed', 2, undefined, 'tentar-novamente especialistas encerrar'],
    ['network.lost', 3, undefined, 'tentar-novamente especialistas encerrar'],
    ['http.refused', 1, undefined, 'tentar-novamente especialistas'],
    ['http.refused', 2, undefined, 'especialistas tentar-novamente encerrar'],
    ['http.refused', 2, 429, 'tentar-novamente especialistas encerrar'],
    ['unexpected', 2, undefined, 'especialistas tentar-novamente encerrar'],
  ])('after %s %s times in a row (%s) offers %s', (code, times, status, ids) => {
    const trouble = { ...troubleAt('simulation', code), ...(status && refusedWith(status)), times };
    expect(
      optionsAfter(trouble as Trouble)
        .map(({ id }) => id)
        .join(' '),
    ).toBe(ids);
  });
});

describe('segmento-indisponivel', () => {
  const proposta = { propostaID: 1001, propostaToken: 'token', contrato: '70001001', formasPagamentoDisponiveis: [0] };

  /** The segment could not be loaded: the visitor was on the way into it. */
  const without = (
    segment: string,
    code: ErrorCode,
    more: Partial<Trouble> = {},
    journey: Scene['journey'] = { proposta },
  ) => aScene({ journey, trouble: troubleAt(segment, code, { place: { segment, step: null }, ...more }) });
  const words = (scene: Scene) => bubblesOf(segmentoIndisponivel, scene);
  const ways = (scene: Scene) =>
    optionsOf(segmentoIndisponivel, scene).map(({ label, to, opens }) => [label, to ?? opens]);

  const again = ['Tentar novamente', 'back-to-trouble'];
  const specialists = ['FALAR COM OS ESPECIALISTAS', 'specialists'];
  const simulation = ['Fazer outra simulação', 'exit:simular'];
  const end = ['Encerrar por aqui', 'end'];
  const before = ['simulation', 'proposal', 'payment'];

  it.each<[ErrorCode, string]>([
    ['segment.timeout', 'A conexão está lenta e esta parte da conversa não chegou a tempo.'],
    ['segment.unreachable', 'Não consegui carregar esta parte da conversa. Pode ser a conexão.'],
    ['segment.contract', 'Esta parte da conversa está sendo atualizada neste momento.'],
    ['segment.broken', 'Esta parte da conversa não abriu como deveria.'],
    ['config.invalid', 'Esta parte da conversa não abriu como deveria.'],
    ['unexpected', 'Esta parte da conversa não abriu como deveria.'],
  ])('explains the failure (%s) before the purchase, and offers to try again', (code, explanation) => {
    for (const scene of before.map((segment) => without(segment, code))) {
      expect(words(scene)).toEqual([explanation, 'Suas respostas estão guardadas. Podemos tentar de novo?']);
      expect(ways(scene)).toEqual([again, specialists]);
    }
  });

  it('explains the failure in general words when the cause is unknown', () => {
    expect(words(aScene())[0]).toBe('Esta parte da conversa não abriu como deveria.');
    expect(ways(aScene())).toEqual([again, specialists]);
  });

  it.each(before)('hands over to the specialists where the release ends, without the %s', (segment) => {
    const scene = without(segment, 'segment.absent');
    expect(words(scene)).toEqual([
      'Tudo certo até aqui: suas respostas estão guardadas.',
      'Daqui em diante, quem segue com você é o nosso time de especialistas.',
    ]);
    expect(ways(scene)).toEqual([specialists, simulation]);
  });

  it.each<[string, ErrorCode, Partial<Trouble>, readonly string[][]]>([
    ['after the second failure in a row', 'segment.timeout', { times: 2 }, [again, specialists, end]],
    ['after the second absence in a row', 'segment.absent', { times: 2 }, [specialists, simulation, end]],
    ['without anything new while a creation is pending', 'segment.absent', { isPending: true }, [specialists, end]],
    ['while a creation is pending', 'segment.unreachable', { isPending: true }, [again, specialists, end]],
  ])('can end the conversation %s (%s)', (_, code, more, offered) => {
    const scene = without('payment', code, more);
    expect(ways(scene)).toEqual(offered);
    expect(words(scene).join(' ').includes('Seu último envio ficou sem confirmação')).toBe(more.isPending === true);
  });

  describe('without the survey', () => {
    it.each(errorCodes)('says first that the purchase is registered, and can end the conversation (%s)', (code) => {
      const scene = without('survey', code);
      expect(words(scene)).toEqual([
        'Sua contratação está registrada: contrato <b>70001001</b>.\u00a0🎉',
        'Nada se perdeu: só a última parte da conversa, uma pesquisa rápida, não abriu.',
      ]);
      const first = code === 'segment.absent' ? [specialists, simulation] : [again, specialists];
      expect(ways(scene)).toEqual([...first, end]);
    });

    it.each<[string, Partial<Trouble>, Scene['journey'], string]>([
      ['without a contract number that is unknown', {}, {}, 'Sua contratação está registrada.\u00a0🎉'],
      [
        'with a contract number literally, without markup',
        {},
        { proposta: { ...proposta, contrato: '<b>7' } },
        'Sua contratação está registrada: contrato <b>&lt;b&gt;7</b>.\u00a0🎉',
      ],
      [
        'when the survey was interrupted in the middle',
        { place: { segment: 'survey', step: 'pesquisa-midia' } },
        { proposta },
        'Sua contratação está registrada: contrato <b>70001001</b>.\u00a0🎉',
      ],
    ])('says so %s', (_, more, journey, first) => {
      expect(words(without('survey', 'segment.timeout', more, journey))[0]).toBe(first);
    });
  });
});
