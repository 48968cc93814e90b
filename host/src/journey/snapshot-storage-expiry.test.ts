import type { Snapshot } from '@consorcio/shared/flow';
import { aDay, noon as now } from '@consorcio/shared/testing';
import { cardNote } from '../testing/a-purchase';
import { aConversationStorage, conversationOf } from '../testing/a-stored-conversation';

describe('The age of a stored conversation', () => {
  it('knows a conversation without a change for a day, and keeps it: the visitor decides', () => {
    const { open, reports } = aConversationStorage();
    open().write(conversationOf(3), now);

    expect(open().read(now + aDay)?.isExpired).toBe(false);
    expect(open().read(now + aDay + 1)).toMatchObject({ snapshot: conversationOf(3), isExpired: true, isCut: false });
    expect(reports).toEqual([]);
  });

  it('forgets a finished conversation after a day', () => {
    const { open, values } = aConversationStorage();
    open().write({ ...conversationOf(3), phase: { kind: 'ended' } }, now);

    expect(open().read(now + aDay)).toBeDefined();
    expect(open().read(now + aDay + 1)).toBeUndefined();
    expect(values.size).toBe(0);
  });

  it.each<[string, Partial<Snapshot>]>([
    ['a charge that can still be paid', { journey: { cobrancas: { propostaID: 1001, nomes: ['o Pix'] } } }],
    ['a payment without an answer', { submissions: { cartao: { key: 'k', state: 'unknown', purchase: cardNote } } }],
    ['a payment that was being sent', { submissions: { cartao: { key: 'k', state: 'sending', purchase: cardNote } } }],
  ])('never expires with %s, whatever the clock says', (_, open) => {
    const { open: storage } = aConversationStorage();
    storage().write({ ...conversationOf(3), ...open }, now);

    expect(storage().read(now + 3 * aDay)?.isExpired).toBe(false);
    expect(storage().read(now - 3 * aDay)?.isExpired).toBe(false);
  });
});
