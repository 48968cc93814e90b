import { greetingKinds } from '@consorcio/shared/entities';
import { parseMarkup, plainText } from '@consorcio/shared/flow';
import { aBrand } from '@consorcio/shared/testing';
import { greetingOf } from './greetings';

describe.each(greetingKinds)('the greeting of %s visitors', (greeting) => {
  const brand = aBrand({ greeting, nome: 'A&B <b>Consórcio</b>' });

  it('shows the brand name as plain text, also with markup in it', () => {
    const [first, ...others] = greetingOf(brand).map((text) => plainText(parseMarkup(text)));
    expect(first).toContain('A&B <b>Consórcio</b>');
    expect(others.length).toBeGreaterThan(0);
  });

  it('mentions a referral after the first bubble, which the HTML contains before the code is known', () => {
    const [first, second] = greetingOf({ ...brand, referralCode: 'AMIGO' });
    expect(first).toBe(greetingOf(brand)[0]);
    expect(second).toContain('Você veio por indicação!');
  });
});
