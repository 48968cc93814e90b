import { type ErrorCode, errorCodes } from '@consorcio/shared/errors';
import { bubblesOf, optionsOf, type Scene } from '@consorcio/shared/flow';
import { aScene } from '@consorcio/shared/testing';
import { segmentoIndisponivel } from './segmento-indisponivel.step';

const proposta = { propostaID: 1001, propostaToken: 'token', contrato: '70001001', formasPagamentoDisponiveis: [0] };

/** The segment could not be loaded: the visitor was on the way into it. */
const without = (segment: string, code: ErrorCode, journey: Scene['journey'] = { proposta }) =>
  aScene({ journey, trouble: { failure: { code }, place: { segment, step: null }, uncertain: false } });

const words = (scene: Scene) => bubblesOf(segmentoIndisponivel, scene);
const ways = (scene: Scene) =>
  optionsOf(segmentoIndisponivel, scene).map(({ label, to, opens }) => [label, to ?? opens]);

const again = ['Tentar novamente', 'back-to-trouble'];
const specialists = ['FALAR COM OS ESPECIALISTAS', 'specialists'];
const simulation = ['Fazer outra simulação', 'exit:simular'];
const end = ['Encerrar por aqui', 'end'];

const everyCode = errorCodes.map((code) => [code] as const);

describe('segmento-indisponivel', () => {
  describe.each(['simulation', 'proposal', 'payment'])('without the %s', (segment) => {
    it.each<[ErrorCode, string]>([
      ['segment.timeout', 'A conexão está lenta e esta parte da conversa não chegou a tempo.'],
      ['segment.unreachable', 'Não consegui carregar esta parte da conversa. Pode ser a conexão.'],
      ['segment.contract', 'Esta parte da conversa está sendo atualizada neste momento.'],
      ['segment.broken', 'Esta parte da conversa não abriu como deveria.'],
      ['config.invalid', 'Esta parte da conversa não abriu como deveria.'],
      ['unexpected', 'Esta parte da conversa não abriu como deveria.'],
    ])('explains the failure (%s) and offers to try again', (code, explanation) => {
      const scene = without(segment, code);

      expect(words(scene)).toEqual([explanation, 'Suas respostas estão guardadas. Podemos tentar de novo?']);
      expect(ways(scene)).toEqual([again, specialists]);
    });

    it('hands over to the specialists where the release ends', () => {
      const scene = without(segment, 'segment.absent');

      expect(words(scene)).toEqual([
        'Tudo certo até aqui: suas respostas estão guardadas.',
        'Daqui em diante, quem segue com você é o nosso time de especialistas.',
      ]);
      expect(ways(scene)).toEqual([specialists, simulation]);
    });
  });

  it.each<[ErrorCode, readonly unknown[]]>([
    ['segment.timeout', [again, specialists, end]],
    ['segment.absent', [specialists, simulation, end]],
  ])('can end the conversation after the second failure in a row (%s)', (code, offered) => {
    const place = { segment: 'payment', step: null };

    expect(ways(aScene({ trouble: { failure: { code }, place, uncertain: false, times: 2 } }))).toEqual(offered);
  });

  describe('without the survey', () => {
    it.each(everyCode)('says first that the purchase is registered (%s)', (code) => {
      expect(words(without('survey', code))).toEqual([
        'Sua contratação está registrada: contrato <b>70001001</b>.\u00a0🎉',
        'Nada se perdeu: só a última parte da conversa, uma pesquisa rápida, não abriu.',
      ]);
    });

    it('says so without the contract number when it is unknown', () => {
      expect(words(without('survey', 'segment.timeout', {}))[0]).toBe('Sua contratação está registrada.\u00a0🎉');
    });

    it('shows the contract number literally, without markup', () => {
      const odd = { proposta: { ...proposta, contrato: '<b>7' } };

      expect(words(without('survey', 'segment.timeout', odd))[0]).toContain('contrato <b>&lt;b&gt;7</b>');
    });

    it.each(everyCode)('can end the conversation, and offers another try only where that can help (%s)', (code) => {
      const most = code === 'segment.absent' ? [specialists, simulation] : [again, specialists];

      expect(ways(without('survey', code))).toEqual([...most, end]);
    });

    it('says the same when the survey was interrupted in the middle', () => {
      const trouble = { failure: { code: 'segment.timeout' }, uncertain: false } as const;
      const scene = aScene({
        journey: { proposta },
        trouble: { ...trouble, place: { segment: 'survey', step: 'pesquisa-midia' } },
      });

      expect(words(scene)).toEqual(words(without('survey', 'segment.timeout')));
    });
  });

  it.each(everyCode)('never mentions segments (%s)', (code) => {
    for (const segment of ['simulation', 'proposal', 'payment', 'survey']) {
      const scene = without(segment, code);
      const said = [...words(scene), ...ways(scene).map(([label]) => label)];
      expect(said.join(' ')).not.toMatch(/segmento/i);
    }
  });

  it('explains the failure in general words when the cause is unknown', () => {
    expect(words(aScene())[0]).toBe('Esta parte da conversa não abriu como deveria.');
    expect(ways(aScene())).toEqual([again, specialists]);
  });

  it.each<[ErrorCode, readonly string[][]]>([
    ['segment.absent', [specialists, end]],
    ['segment.unreachable', [again, specialists, end]],
  ])('offers nothing new while the outcome of a creation is pending (%s)', (code, offered) => {
    const scene = without('payment', code);
    const pending = { ...scene, trouble: { ...scene.trouble, isPending: true } } as Scene;

    expect(words(pending).join(' ')).toContain('Seu último envio ficou sem confirmação');
    expect(ways(pending)).toEqual(offered);
  });
});
