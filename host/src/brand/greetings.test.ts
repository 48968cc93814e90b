import { greetingKinds } from '@consorcio/shared/entities';
import { parseMarkup, plainText } from '@consorcio/shared/flow';
import { aBrand } from '@consorcio/shared/testing';
import { greetingOf } from './greetings';

describe.each(greetingKinds)('the greeting of %s visitors', (greeting) => {
  const brand = aBrand({ greeting, nome: 'A&B <b>Consórcio</b>' });

  it('holds the brand name as text, whatever it holds', () => {
    const [first, ...others] = greetingOf(brand).map((text) => plainText(parseMarkup(text)));
    expect(first).toContain('A&B <b>Consórcio</b>');
    expect(others.length).toBeGreaterThan(0);
  });

  it('speaks of a referral after the first bubble, which the HTML had before anybody knew of it', () => {
    const [first, second] = greetingOf({ ...brand, referralCode: 'AMIGO' });
    expect(first).toBe(greetingOf(brand)[0]);
    expect(second).toContain('Você veio por indicação!');
  });
});
