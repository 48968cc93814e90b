import { expectIgnored, startConversation } from '../../testing/conversation';
import { aSegment } from '../../testing/segments';
import { aNameQuestion, aQuestion, aRequest } from '../../testing/steps';
import type { Step } from '../step';

const ask = aQuestion('ask', { yes: 'end' });
const hello: Step = { name: 'hello', leadsTo: ['ask'], text: ['Oi!', 'Tudo bem?', 'Que bom.'] };
const speaking = (steps: readonly Step[], delayMs = 1500) => startConversation(steps, { delayMs });
/** All that was said after all delays. */
const heard = (step: Partial<Step>, options: Parameters<typeof startConversation>[1] = {}) =>
  startConversation([aQuestion('show', { leave: 'end' }, step)], options);

describe('the fake-load delay', () => {
  it('precedes a message, and the driver is asked for exactly that wait', () => {
    const conversation = speaking([ask]);

    expect(conversation.where()).toBe('demo:ask typing');
    expect(conversation.effects()).toEqual([{ type: 'wait', token: conversation.token(), ms: 1500 }]);
    expect(conversation.said()).toEqual([]);

    expect(conversation.delayOver().state()).toMatchObject({ where: 'demo:ask waiting', said: ['bot: ask'] });
  });

  it('is 0 under reduced motion: every message appears at once', () => {
    const conversation = speaking([hello, ask], 0);

    expect(conversation.where()).toBe('demo:ask waiting');
    expect(conversation.said()).toEqual(['bot: Oi!', 'bot: Tudo bem?', 'bot: Que bom.', 'bot: ask']);
    expect(conversation.all('wait')).toEqual([]);
  });

  it('is left out of the first bubble of an `atOnce` step, not of the next ones', () => {
    const conversation = speaking([{ ...hello, atOnce: true }, ask]);

    expect(conversation.said()).toEqual(['bot: Oi!']);
    expect(conversation.effects()).toContainEqual({ type: 'wait', token: conversation.token(), ms: 500 });
  });

  it('is left out of a step that says nothing', () => {
    expect(speaking([{ name: 'silent', leadsTo: ['ask'] }, ask]).all('wait')).toHaveLength(1);
  });

  it.each([
    [400, 1100],
    [1500, 0],
    [9000, 0],
    [-3_600_000, 1500], // the device's clock was set back meanwhile
  ])('overlaps with %i ms of loading: %i ms are left', (loading, left) => {
    const conversation = startConversation([], { loaded: false, delayMs: 1500 });
    expect(conversation.where()).toBe('demo:(entry) arriving');
    expect(conversation.effects()).toEqual([{ type: 'load', segment: 'demo' }]);

    conversation.wait(loading).ready(aSegment('demo', [ask]));

    if (left > 0) expect(conversation.effects()).toEqual([{ type: 'wait', token: conversation.token(), ms: left }]);
    else expect(conversation.where()).toBe('demo:ask waiting');
  });
});

describe('a step that rests', () => {
  const rested: Step = { ...hello, rests: true };
  const read = () => speaking([rested, ask]).delayOver().delayOver().delayOver();

  it('leaves time to read after its last bubble, also after a reload', () => {
    const conversation = read();
    expect(conversation.state()).toMatchObject({ where: 'demo:hello typing', said: Array(3).fill(expect.anything()) });
    const wait = { type: 'wait', token: conversation.token(), ms: 9000 };
    expect(conversation.effects().at(-1)).toEqual(wait);
    expect(conversation.reload().effects().at(-1)).toEqual(wait);

    conversation.delayOver();
    expect(conversation.effects()).toEqual([{ type: 'wait', token: conversation.token(), ms: 1500 }]);
    expect(conversation.delayOver().where()).toBe('demo:ask waiting');
  });

  it('goes on at once for a visitor who has read it, and where there are no delays', () => {
    expect(read().skip().delayOver().where()).toBe('demo:ask waiting');
    expect(speaking([rested, ask], 0).where()).toBe('demo:ask waiting');
  });
});

describe('several bubbles', () => {
  it('are said one by one, the later ones after a shorter gap', () => {
    const conversation = speaking([hello, ask]);

    expect(conversation.effects()).toMatchObject([{ type: 'wait', ms: 1500 }]);
    expect(conversation.delayOver().effects()).toMatchObject([{ type: 'say' }, { type: 'wait', ms: 500 }]);
    expect(conversation.delayOver().said()).toEqual(['bot: Oi!', 'bot: Tudo bem?']);
    conversation.delayOver();
    expect(conversation.where()).toBe('demo:ask typing');
    expect(conversation.effects()).toMatchObject([{ type: 'say' }, { type: 'wait', ms: 1500 }]);
  });

  it('never wait longer for each other than the brand waits before a message', () => {
    expect(speaking([hello, ask], 200).delayOver().effects()[1]).toMatchObject({ type: 'wait', ms: 200 });
  });

  it('carry title and time; the last one carries the component, with its props as they are then', () => {
    const title = 'Sobre os planos';
    const component: Step['component'] = { name: 'cards', props: ({ journey }) => ({ for: journey.nome }) };
    const conversation = heard({ title, text: ['Veja:', 'Aqui.'], component }, { journey: { nome: 'Ana' } });

    const [first, last] = conversation.snapshot().transcript;
    expect(first).toEqual({ id: 0, sender: 'bot', text: 'Veja:', title, at: expect.any(Number) });
    const shown = { segment: 'demo', name: 'cards', asks: false, props: { for: 'Ana' } };
    expect(last).toMatchObject({ id: 1, title, component: shown });
    expect(conversation.all('say').map(({ message }) => message.id)).toEqual([0, 1]);
  });

  it('can have titles of their own', () => {
    const titleOf = (text: string) => (text.includes('lance') ? 'Sobre lances' : undefined);
    const { transcript } = heard({ titleOf, text: ['Veja:', 'Um lance.'] }).snapshot();
    expect(transcript.map(({ title }) => title)).toEqual([undefined, 'Sobre lances']);
  });

  it('are one empty bubble when a step has a component and no words', () => {
    const show: Step = { name: 'show', leadsTo: ['end'], component: { name: 'cards' } };
    expect(startConversation([show]).snapshot().transcript).toMatchObject([{ text: '', component: { name: 'cards' } }]);
  });
});

describe('a step that says what is shown with its message', () => {
  it('speaks it with the message that it belongs to, and not again when the conversation is restored', () => {
    const conversation = heard({
      text: ['Veja:', 'Qual combina com você?'],
      component: { name: 'cards', spoken: ({ brand }) => `2 planos do ${brand.nome}` },
    });
    conversation.reload();

    expect(conversation.all('say').map(({ message: { text }, more }) => [text, more])).toEqual([
      ['Veja:', undefined],
      ['Qual combina com você?', '2 planos do Alvo Consórcio'],
    ]);
  });

  it.each([
    { hint: 'A partir de R$ 100,00', more: 'A partir de R$ 100,00' },
    { hint: () => 'A partir de R$ 100,00', more: 'A partir de R$ 100,00' },
    { reason: 'Para o contrato', more: 'Para o contrato' },
    { hint: 'A partir de R$ 100,00', reason: 'Para o contrato', more: 'A partir de R$ 100,00. Para o contrato' },
  ])('also says the limits of its field, and why it is asked: $more', ({ more, ...notes }) => {
    expect(speaking([aNameQuestion(notes)], 0).all('say')).toMatchObject([{ message: { text: 'Nome?' }, more }]);
  });
});

describe('a tap on the typing mark', () => {
  it('says the next bubble now, and the timer that still runs changes nothing', () => {
    const conversation = speaking([hello, ask]);
    const token = conversation.token();

    expect(conversation.skip().said()).toEqual(['bot: Oi!']);

    expectIgnored(conversation, () => conversation.happen({ type: 'delay-over', token }));
    expect(conversation.effects()).toEqual([]);
  });

  it.each([
    ['waiting', startConversation([ask])],
    ['fetching', startConversation([aRequest('look')])],
    ['arriving', startConversation([], { loaded: false })],
  ])('changes nothing while %s', (phase, conversation) => {
    expect(conversation.snapshot().phase.kind).toBe(phase);

    expectIgnored(conversation, conversation.skip);
    expect(conversation.effects()).toEqual([]);
  });
});
