import xss from '@consorcio/shared/testing/vectors/xss_dompurify.json';
import { addressParameters } from './address-parameters';

/** A row that is named by its beginning: some are huge. */
function named(text: string): [name: string, text: string] {
  return [text.slice(0, 60), text];
}

describe('addressParameters', () => {
  it('reads campaign, coupon and referral code', () => {
    expect(addressParameters('?utm_source=x&idc=77&cupom=bem-vindo_10&referralcode=Amigo-1')).toEqual({
      campanhaId: 77,
      cupom: 'BEM-VINDO_10',
      referralCode: 'Amigo-1',
    });
  });

  it.each([
    ['?cupom=%20um%20', { cupom: 'UM' }],
    [`?cupom=${'a'.repeat(40)}`, { cupom: 'A'.repeat(40) }],
    ['?idc=1', { campanhaId: 1 }],
    ['?idc=999999999', { campanhaId: 999_999_999 }],
    [`?referralcode=${'a'.repeat(64)}`, { referralCode: 'a'.repeat(64) }],
  ])('takes %s', (search, expected) => {
    expect(addressParameters(search)).toEqual(expected);
  });

  it.each(
    [
      '',
      '?',
      '?idc=&cupom=&referralcode=',
      '?idc=0',
      '?idc=-1',
      '?idc=1.5',
      '?idc=1e3',
      '?idc=0x10',
      '?idc=%2012',
      '?idc=1234567890',
      '?idc=605&idc=605',
      '?idc=%D9%A1', // an Arabic digit
      '?cupom=%20',
      '?cupom=UM%20DOIS',
      '?cupom=UM%00',
      '?cupom=stra%C3%9Fe',
      '?cupom=%E0%A4%A',
      `?cupom=${'A'.repeat(41)}`,
      '?cupom=UM&cupom=DOIS',
      '?cupom[]=UM',
      '?CUPOM=UM',
      '?referralcode=%3Cscript%3E',
      `?referralcode=${'A'.repeat(65)}`,
      `?referralcode=${'A'.repeat(100_000)}`,
      '?referralcode=%E0%A4%A',
      '?referralcode=a&referralcode=b',
      '?REFERRALCODE=abc',
      '?__proto__=x&constructor=y',
    ].map(named),
  )('takes nothing from %s', (_, search) => {
    expect(addressParameters(search)).toEqual({});
  });

  const markup = xss.payloads.map(({ payload }) => payload).filter((payload) => /[^\w-]/.test(payload));
  it.each(markup.map(named))('takes no markup: %s', (_, payload) => {
    const hostile = encodeURIComponent(payload);
    expect(addressParameters(`?idc=${hostile}&cupom=${hostile}&referralcode=${hostile}`)).toEqual({});
    expect(() => addressParameters(`?${payload}`)).not.toThrow();
  });
});
