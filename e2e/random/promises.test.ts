import { defineStep, type EngineEvent, newJourney, type Scene, type Snapshot, type Step } from '@consorcio/shared/flow';
import { AskedWatch } from './asked-promises';
import type { ContractJourney } from './contract-questions';
import { CreationWatch } from './creation-promises';
import { promiseNoWay } from './offered-promises';
import { BrokenPromise } from './promises';
import { TranscriptWatch } from './transcript-promises';
import { TypedWatch } from './typed-promises';

/* A watch that cannot bark is none: each is shown what it is there to catch. */
const snapshot = (overrides: Partial<Snapshot> = {}): Snapshot => ({
  ...newJourney('j', 'home', { segment: 'demo', step: 'ask' }),
  ...overrides,
});
const lead = (state: 'sending' | 'sent' | 'failed' | 'unknown', uncertain = false) =>
  snapshot({
    phase: { kind: 'waiting', token: 1 },
    submissions: { lead: { key: 'k', state } },
    trouble: { failure: { code: 'network.lost' }, place: { segment: 'demo', step: 'ask' }, uncertain },
  });
const atApology = (from: Snapshot): Snapshot => ({ ...from, place: { segment: 'host', step: 'error-general' } });

describe('CreationWatch', () => {
  const sent = () => {
    const watch = new CreationWatch();
    watch.goesOut('lead', 'k', 'data');
    return watch;
  };

  it('lets a creation go out again after a refusal, after a change, and after the visitor asked', () => {
    const watch = sent();
    watch.comesBack('lead', 'failed', lead('failed'));
    watch.goesOut('lead', 'k', 'data');
    watch.pageIsGone();
    watch.look(atApology(lead('unknown', true)));
    watch.visitorAnswered();
    watch.goesOut('lead', 'k', 'data');
    watch.comesBack('lead', 'sent', lead('sent'));
    watch.goesOut('lead', 'k2', 'other data');
  });

  it('lets a charge go out again after its own step said that it is not known, also after another trouble', () => {
    const watch = new CreationWatch();
    watch.goesOut('cartao', 'k', { refusals: 0 });
    watch.pageIsGone();
    watch.look(
      snapshot({ place: { segment: 'payment', step: 'payment-refused' }, phase: { kind: 'waiting', token: 1 } }),
    );
    watch.visitorAnswered();
    watch.goesOut('cartao', 'k', { refusals: 0 });
  });

  it('hears of a failure in the sentence of an open form', () => {
    const watch = sent();
    watch.comesBack('lead', 'failed', lead('failed'));
    watch.look({ ...lead('failed'), phase: { kind: 'waiting', token: 2, problem: 'Você está sem internet.' } });
    watch.look(lead('failed'));
  });

  it.each<[string, (watch: CreationWatch) => void]>([
    ['two in flight', (watch) => watch.goesOut('lead', 'k2', 'other data')],
    [
      'what is known as sent going out again',
      (watch) => {
        watch.comesBack('lead', 'sent', lead('sent'));
        watch.goesOut('lead', 'k', 'data');
      },
    ],
    [
      'another key for the same data',
      (watch) => {
        watch.comesBack('lead', 'failed', lead('failed'));
        watch.goesOut('lead', 'k2', 'data');
      },
    ],
    [
      'another key for the same data from somewhere else',
      (watch) => {
        watch.goesOut('proposta', 'k2', { nome: 'Ana', geoLocation: 1 });
        watch.comesBack('proposta', 'failed', snapshot({ submissions: { proposta: { key: 'k2', state: 'failed' } } }));
        watch.goesOut('proposta', 'k3', { nome: 'Ana' });
      },
    ],
    [
      'a failure after which the talk goes on as if nothing had happened',
      (watch) => {
        watch.comesBack('lead', 'failed', lead('failed'));
        watch.look(lead('failed'));
      },
    ],
    [
      'the same key for other data',
      (watch) => {
        watch.comesBack('lead', 'failed', lead('failed'));
        watch.goesOut('lead', 'k', 'other data');
      },
    ],
    [
      'a resend that a reload made',
      (watch) => {
        watch.pageIsGone();
        watch.goesOut('lead', 'k', 'data');
      },
    ],
    [
      'a resend that nobody asked for',
      (watch) => {
        watch.comesBack('lead', 'unknown', lead('unknown', true));
        watch.look(atApology(lead('unknown', true)));
        watch.goesOut('lead', 'k', 'data');
      },
    ],
    [
      'a resend of what was never said to be unknown',
      (watch) => {
        watch.pageIsGone();
        watch.visitorAnswered();
        watch.goesOut('lead', 'k', 'data');
      },
    ],
    [
      'an unknown outcome that the snapshot calls a failure',
      (watch) => watch.comesBack('lead', 'unknown', lead('failed', true)),
    ],
    ['an unknown outcome nobody speaks of', (watch) => watch.comesBack('lead', 'unknown', lead('unknown'))],
    [
      'changed data that stay at home',
      (watch) => {
        watch.comesBack('lead', 'sent', lead('sent'));
        watch.isPassedOver('lead', 'other data');
      },
    ],
  ])('sees %s', (_what, happen) => {
    expect(() => happen(sent())).toThrow(BrokenPromise);
  });
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
  const scene = { journey: {}, now: 0 } as Scene; // nobody looks at its brand
  const taken = (event: EngineEvent) => () => promiseNoWay(event, step, scene);
  const choosing = (id: string) => ({ type: 'answered', token: 1, answer: { kind: 'option', id }, at: 0 }) as const;

  it('is content with an option that can be chosen', () => {
    expect(taken(choosing('pix'))).not.toThrow();
  });

  it.each<[string, EngineEvent]>([
    ['an option that cannot be chosen now', choosing('cartao')],
    ['an option that was not offered', choosing('boleto')],
    ['a form where none is asked for', { type: 'submitted', token: 1, at: 0 }],
  ])('sees %s lead on', (_what, event) => {
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

  it('is content when what was typed comes back', () => {
    const watch = new TypedWatch();
    watch.look(typed, waiting, verifying);
    watch.look(lost, verifying, { ...elsewhere, kept: { ask: 'Ana' } });
    watch.look({ type: 'delay-skipped', at: 0 }, elsewhere, { ...waiting, draft: 'Ana' });
  });

  it.each<[string, (watch: TypedWatch) => void]>([
    [
      'an answer that leaves the field while it is checked',
      (watch) => watch.look(typed, waiting, { ...verifying, draft: '' }),
    ],
    ['an answer that a failure takes away', (watch) => watch.look(lost, verifying, elsewhere)],
    [
      'an answer that is kept and does not come back',
      (watch) => {
        watch.look(lost, verifying, { ...elsewhere, kept: { ask: 'Ana' } });
        watch.look({ type: 'delay-skipped', at: 0 }, elsewhere, { ...waiting, draft: '' });
      },
    ],
    [
      'a field that a reload empties',
      (watch) => {
        watch.pageIsGone({ ...waiting, draft: 'An' });
        watch.look({ type: 'resumed', at: 0 }, waiting, waiting);
      },
    ],
    [
      'a question that a reload asks anew',
      (watch) => {
        watch.pageIsGone(waiting);
        watch.look({ type: 'resumed', at: 0 }, waiting, { ...waiting, phase: { kind: 'waiting', token: 9 } });
      },
    ],
  ])('sees %s', (_what, happen) => {
    expect(() => happen(new TypedWatch())).toThrow(BrokenPromise);
  });
});

describe('AskedWatch', () => {
  it('sees a question that was answered before', () => {
    const watch = new AskedWatch();
    const waiting = snapshot({ phase: { kind: 'waiting', token: 1 } });
    const answered = snapshot({ transcript: [{ id: 0, sender: 'user', text: 'Ana', at: 0 }] });
    watch.look(snapshot(), waiting, ['ask']);
    watch.look(waiting, answered, ['next']);

    expect(() => watch.look(answered, answered, ['ask'])).toThrow(BrokenPromise);
  });

  const told = (step: string, before: ContractJourney, after: ContractJourney = before) => {
    const watch = new AskedWatch();
    const place = { segment: 'proposal', step };
    const asked = snapshot({ place, phase: { kind: 'waiting', token: 1 }, journey: before });
    const transcript: Snapshot['transcript'] = [{ id: 0, sender: 'user', text: 'Sim', at: 0 }];
    watch.look(asked, { ...asked, journey: after, transcript }, []);
    return (journey: ContractJourney) => watch.look(asked, { ...asked, journey }, [step]);
  };
  const townOnly = { cep: '1', bairro: '', cidade: 'X', estado: 'SP', complemento: '', logradouro: '', numero: '' };

  it.each<[string, () => void]>([
    ['a datum that is mended', () => told('proposal-nome', { tipoPessoa: 0 })({ tipoPessoa: 0, correcao: 'nome' })],
    ['the name of another holder', () => told('proposal-nome', { tipoPessoa: 0 })({ tipoPessoa: 1 })],
    ['a CEP without an address', () => told('cep-first-input', {})({ cep: '1' })],
    [
      'the neighbourhood after the street',
      () => told('cep-error', { endereco: townOnly })({ endereco: { ...townOnly, logradouro: 'Rua' } }),
    ],
  ])('is content with %s', (_what, happen) => {
    expect(happen).not.toThrow();
  });

  it.each<[string, () => void]>([
    ['a datum beside the one that is mended', () => told('proposal-nome', {})({ correcao: 'email' })],
    ['a CEP whose address is known', () => told('cep-first-input', {})({ endereco: townOnly })],
    ['a street asked twice', () => told('cep-error', { endereco: townOnly })({ endereco: townOnly })],
  ])('sees %s', (_what, happen) => {
    expect(happen).toThrow(BrokenPromise);
  });
});

describe('TranscriptWatch', () => {
  const message = { id: 0, sender: 'bot', text: 'Oi', at: 0 } as const;

  it.each<[string, Snapshot['transcript'], Snapshot['transcript']]>([
    ['a message that goes', [message], []],
    ['a message that changes', [message], [{ ...message, text: 'Olá' }]],
    ['a wrong number', [message], [message, { ...message, id: 7 }]],
  ])('sees %s', (_what, before, after) => {
    const watch = new TranscriptWatch();
    watch.look(snapshot({ transcript: before }), []);

    expect(() => watch.look(snapshot({ transcript: after }), [])).toThrow(BrokenPromise);
  });

  it('sees what is spoken and not written', () => {
    expect(() => new TranscriptWatch().look(snapshot(), [{ type: 'say', message }])).toThrow(BrokenPromise);
  });
});
