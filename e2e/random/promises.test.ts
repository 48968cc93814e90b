import { defineStep, type EngineEvent, newJourney, type Scene, type Snapshot, type Step } from '@consorcio/shared/flow';
import { AskedWatch } from './asked-promises';
import type { ContractJourney } from './contract-questions';
import { promiseNoWay } from './offered-promises';
import { BrokenPromise } from './promises';
import { TranscriptWatch } from './transcript-promises';
import { TypedWatch } from './typed-promises';

const snapshot = (overrides: Partial<Snapshot> = {}): Snapshot => ({
  ...newJourney('j', 'home', { segment: 'demo', step: 'ask' }),
  ...overrides,
});

describe('promiseNoWay', () => {
  const step: Step = defineStep({
    name: 'pay',
    leadsTo: ['end'],
    options: [
      { id: 'pix', label: 'Pix', to: 'end' },
      { id: 'cartao', label: 'Cartão', to: 'end', unavailable: 'Não vale com o seu cupom' },
    ],
  });
  const scene = { journey: {}, now: 0 } as Scene; // the step does not read its brand
  const taken = (event: EngineEvent) => () => promiseNoWay(event, step, scene);
  const choosing = (id: string) => ({ type: 'answered', token: 1, answer: { kind: 'option', id }, at: 0 }) as const;

  it('accepts an option that can be chosen', () => {
    expect(taken(choosing('pix'))).not.toThrow();
  });

  it.each<[string, EngineEvent]>([
    ['an option that cannot be chosen now', choosing('cartao')],
    ['an option that was not offered', choosing('boleto')],
    ['a form where none is asked for', { type: 'submitted', token: 1, at: 0 }],
  ])('reports %s that is accepted', (_what, event) => {
    expect(taken(event)).toThrow(BrokenPromise);
  });
});

describe('TypedWatch', () => {
  const waiting = snapshot({ phase: { kind: 'waiting', token: 1 } });
  const verifying = snapshot({ phase: { kind: 'verifying', token: 2 }, draft: 'Ana' });
  const lost = {
    type: 'request-done',
    token: 2,
    outcome: { ok: false, failure: { code: 'network.lost' } },
    at: 0,
  } as const;
  const typed = { type: 'answered', token: 1, answer: { kind: 'typed', text: 'Ana' }, at: 0 } as const;
  const elsewhere = snapshot({
    place: { segment: 'host', step: 'error-general' },
    phase: { kind: 'waiting', token: 3 },
  });

  it('accepts a text that is restored after a failure', () => {
    const watch = new TypedWatch();
    watch.look(typed, waiting, verifying);
    watch.look(lost, verifying, { ...elsewhere, kept: { ask: 'Ana' } });
    watch.look({ type: 'delay-skipped', at: 0 }, elsewhere, { ...waiting, draft: 'Ana' });
  });

  const kept = { ...elsewhere, kept: { ask: 'Ana' } };
  const moved: EngineEvent = { type: 'delay-skipped', at: 0 };
  const resumed: EngineEvent = { type: 'resumed', at: 0 };
  const reload = (left: Snapshot, after: Snapshot) => (watch: TypedWatch) => {
    watch.pageIsGone(left, true);
    watch.look(resumed, waiting, after);
  };

  it.each<[string, (watch: TypedWatch) => void]>([
    [
      'a text that leaves the field during its check',
      (watch) => watch.look(typed, waiting, { ...verifying, draft: '' }),
    ],
    ['a text that is lost in a failure', (watch) => watch.look(lost, verifying, elsewhere)],
    [
      'a text that is kept and not restored',
      (watch) => {
        watch.look(lost, verifying, kept);
        watch.look(moved, elsewhere, { ...waiting, draft: '' });
      },
    ],
    ['a field that a reload empties', reload({ ...waiting, draft: 'An' }, waiting)],
    ['a question that a reload asks again', reload(waiting, { ...waiting, phase: { kind: 'waiting', token: 9 } })],
  ])('reports %s', (_what, happen) => {
    expect(() => happen(new TypedWatch())).toThrow(BrokenPromise);
  });
});

describe('AskedWatch', () => {
  it('reports a question that was answered before', () => {
    const watch = new AskedWatch();
    const waiting = snapshot({ phase: { kind: 'waiting', token: 1 } });
    const next = snapshot({ transcript: [{ id: 0, sender: 'user', text: 'Ana', at: 0 }] });
    watch.look(snapshot(), waiting, ['ask']);
    watch.look(waiting, next, ['next']);

    expect(() => watch.look(next, next, ['ask'])).toThrow(BrokenPromise);
  });

  const answered = (step: string, before: ContractJourney, after: ContractJourney = before) => {
    const watch = new AskedWatch();
    const place = { segment: 'proposal', step };
    const asked = snapshot({ place, phase: { kind: 'waiting', token: 1 }, journey: before });
    const transcript: Snapshot['transcript'] = [{ id: 0, sender: 'user', text: 'Sim', at: 0 }];
    watch.look(asked, { ...asked, journey: after, transcript }, []);
    return (journey: ContractJourney) => watch.look(asked, { ...asked, journey }, [step]);
  };
  const townOnly = { cep: '1', bairro: '', cidade: 'X', estado: 'SP', complemento: '', logradouro: '', numero: '' };

  it.each<[string, () => void]>([
    ['data that is corrected', () => answered('proposal-nome', { tipoPessoa: 0 })({ tipoPessoa: 0, correcao: 'nome' })],
    ['the name of another holder', () => answered('proposal-nome', { tipoPessoa: 0 })({ tipoPessoa: 1 })],
    ['a CEP without an address', () => answered('cep-first-input', {})({ cep: '1' })],
    [
      'the neighbourhood after the street',
      () => answered('cep-error', { endereco: townOnly })({ endereco: { ...townOnly, logradouro: 'Rua' } }),
    ],
  ])('accepts %s', (_what, happen) => {
    expect(happen).not.toThrow();
  });

  it.each<[string, () => void]>([
    ['data other than what is corrected', () => answered('proposal-nome', {})({ correcao: 'email' })],
    ['a CEP whose address is known', () => answered('cep-first-input', {})({ endereco: townOnly })],
    ['a street that is asked twice', () => answered('cep-error', { endereco: townOnly })({ endereco: townOnly })],
  ])('reports %s', (_what, happen) => {
    expect(happen).toThrow(BrokenPromise);
  });
});

describe('TranscriptWatch', () => {
  const message = { id: 0, sender: 'bot', text: 'Oi', at: 0 } as const;

  it.each<[string, Snapshot['transcript'], Snapshot['transcript']]>([
    ['a message that disappears', [message], []],
    ['a message that changes', [message], [{ ...message, text: 'Olá' }]],
    ['a wrong message id', [message], [message, { ...message, id: 7 }]],
  ])('reports %s', (_what, before, after) => {
    const watch = new TranscriptWatch();
    watch.look(snapshot({ transcript: before }), []);

    expect(() => watch.look(snapshot({ transcript: after }), [])).toThrow(BrokenPromise);
  });

  it('reports a message that is spoken but not in the transcript', () => {
    expect(() => new TranscriptWatch().look(snapshot(), [{ type: 'say', message }])).toThrow(BrokenPromise);
  });
});
