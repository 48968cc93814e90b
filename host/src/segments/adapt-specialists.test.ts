import { optionsOf, type Step, type StepOption, specialistsOption } from '@consorcio/shared/flow';
import { aScene, aSegment, aTalk } from '@consorcio/shared/testing';
import { adaptSpecialists } from './adapt-specialists';

/** As builds of contract 5 carry it. */
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

  it('leaves a step alone that never leads to the specialists', () => {
    const step: Step = { name: 'nome', leadsTo: ['end'], options: [leave] };

    expect(adaptSpecialists(step)).toBe(step);
  });

  it('lets the engine play the step of contract 5: the chat opens and the talk stays where it is', () => {
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
