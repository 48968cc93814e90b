import { optionsOf, type Step, type StepOption, specialistsOption } from '@consorcio/shared/flow';
import { aScene, aSegment, aTalk } from '@consorcio/shared/testing';
import { adaptSpecialists } from './adapt-specialists';

/** The option as builds of contract 5 contain it. */
const former: StepOption = {
  id: 'especialistas',
  label: 'FALAR COM OS ESPECIALISTAS',
  to: 'especialistas',
  tone: 'specialists',
};
const leave: StepOption = { id: 'sair', label: 'Sair', to: 'end' };

const asBuilt: Step = { name: 'ajuda', leadsTo: ['especialistas', 'end'], text: 'E agora?', options: [leave, former] };

describe('adaptSpecialists', () => {
  it('turns the target of contract 5 into an option that opens the chat', () => {
    expect(adaptSpecialists(asBuilt)).toEqual({
      ...asBuilt,
      leadsTo: ['end'],
      opens: ['specialists'],
      options: [leave, specialistsOption],
    });
  });

  it('does the same with options that depend on the journey', () => {
    const step = adaptSpecialists({
      ...asBuilt,
      options: ({ journey }) => (journey.nome ? [former] : [leave, former]),
    });

    expect(optionsOf(step, aScene())).toEqual([leave, specialistsOption]);
    expect(optionsOf(step, aScene({ journey: { nome: 'Ana' } }))).toEqual([specialistsOption]);
  });

  it('returns a step unchanged that does not lead to the specialists', () => {
    const step: Step = { name: 'nome', leadsTo: ['end'], options: [leave] };

    expect(adaptSpecialists(step)).toBe(step);
  });

  it('lets the engine run a step of contract 5: the chat opens and the conversation stays at the step', () => {
    const talk = aTalk({ delayMs: 0, others: [aSegment('antigo', [adaptSpecialists(asBuilt)])] });
    talk.take({ ...talk.snapshot(), place: { segment: 'antigo', step: null } });

    talk.choose('especialistas');

    expect(talk.effects()).toEqual([
      { type: 'open-specialists' },
      { type: 'publish', fact: { name: 'specialists.requested', payload: { step: 'ajuda' } } },
    ]);
    expect(talk.where()).toBe('antigo:ajuda waiting');
  });
});
