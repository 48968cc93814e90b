import { defineStep, type Snapshot } from '@consorcio/shared/flow';
import { aBrand } from '@consorcio/shared/testing';
import { accept } from '@consorcio/shared/validation';
import { createSnapshotStorage } from './snapshot-storage';
import { aConductor, openTheSimulation, simulationOf } from '../testing/a-conductor';

/** The storage of a page whose journey has changed. */
function stored(change: (snapshot: Snapshot) => Partial<Snapshot>) {
  const { conductor, snapshot, storage } = aConductor();
  conductor.start();
  const changed = { ...snapshot(), ...change(snapshot()) };
  createSnapshotStorage(storage, 'home', () => undefined).write(changed, Date.UTC(2026, 10, 21, 12));
  return storage;
}

describe('the brand of a journey', () => {
  it('uses a changed brand until the visitor is a lead; then the conditions of the lead are kept', async () => {
    const conversationOfBrands = simulationOf(
      defineStep({
        name: 'lead-nome',
        leadsTo: ['lead-nome'],
        text: ({ brand }) => `campanha ${brand.campanhaId}`,
        input: { kind: 'name', label: 'Nome', check: (typed) => accept(typed) },
        record: (journey) => ({ ...journey, lead: { LeadID: 1, LeadToken: 'a' } }),
        next: () => 'lead-nome',
      }),
    );
    const ready = aConductor({
      brand: aBrand({ campanhaId: 605 }),
      source: { load: async () => conversationOfBrands },
    });
    const lastText = () => ready.snapshot().transcript.at(-1)?.text;

    ready.conductor.changeBrand(aBrand({ campanhaId: 1 }));
    await openTheSimulation(ready);
    expect(lastText()).toBe('campanha 1');

    ready.type('Joana');
    ready.conductor.changeBrand(aBrand({ campanhaId: 2 }));
    ready.pass(1500);
    expect(lastText()).toBe('campanha 1');
    expect(ready.conductor.store.getState().brand.campanhaId).toBe(1);
  });

  it.each([
    ['made with a code', 'AMIGO', null, 'AMIGO'],
    ['made without one', null, 'OUTRO', null],
    ['of an older build', undefined, 'OUTRO', 'OUTRO'],
  ])('resumes a conversation under the conditions of its lead (%s)', (_, madeWith, codeOfToday, expected) => {
    const lead = { LeadID: 1, LeadToken: 'a', ...(madeWith !== undefined && { referralCode: madeWith }) };
    const storage = stored(({ journey }) => ({ journey: { ...journey, lead } }));

    const { conductor } = aConductor({ storage, brand: aBrand({ referralCode: codeOfToday }) });
    expect(conductor.store.getState().brand.referralCode).toBe(expected);
  });

  it.each(['sending', 'unknown', 'sent'] as const)('keeps its brand while a request is %s', (state) => {
    const storage = stored(() => ({ submissions: { lead: { key: 'k', state } } }));
    const { conductor } = aConductor({ storage, brand: aBrand({ campanhaId: 605 }) });

    conductor.changeBrand(aBrand({ campanhaId: 1 }));
    expect(conductor.store.getState().brand.campanhaId).toBe(605);
  });
});
