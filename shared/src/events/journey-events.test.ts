import { type Fact, journeyEvents, parseFact } from './journey-events';

describe('parseFact', () => {
  it.each<[string, unknown]>([
    ['a payload of another shape', { name: 'plans.shown', payload: { cards: '3' } }],
    ['no payload', { name: 'lead.saved' }],
    ['a fact that does not exist', { name: 'plans.hidden', payload: {} }],
    ['a name that every object has', { name: 'toString', payload: {} }],
  ])('refuses %s', (_what, fact) => {
    expect(() => parseFact(fact as Fact)).toThrow(expect.objectContaining({ code: 'contract.mismatch' }));
  });

  it('refuses a fact without repeating its content in the message', () => {
    const personal = { name: 'personal-data.updated', payload: { email: ['ana@example.com'] } } as unknown as Fact;
    const silent = expect.not.objectContaining({ message: expect.stringContaining('ana@') });
    expect(() => parseFact(personal)).toThrow(silent);
  });

  it('returns only fields that the schema knows', () => {
    const fact = { name: 'plans.shown', payload: { cards: 3, cartaoNumero: '4111' } } as Fact;
    expect(parseFact(fact)).toEqual({ name: 'plans.shown', payload: { cards: 3 } });
  });
});

it('names facts in the past tense, as noun.past-participle', () => {
  for (const name of Object.keys(journeyEvents)) expect(name).toMatch(/^[a-z-]+\.([a-z-]+(ed|en|wn|de)|found)$/);
});
