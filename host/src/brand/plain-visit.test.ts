import { aBrand } from '@consorcio/shared/testing';
import { aStorage, forbiddenStorage } from '../testing/a-storage';
import { isPlainVisit, plainVisit } from './plain-visit';

describe('isPlainVisit', () => {
  it.each(['', '?utm_source=anuncio&gclid=1', '?IDC=7', '?cupomx=A'])('is true for the query "%s"', (search) => {
    expect(isPlainVisit(search, aStorage({}))).toBe(true);
  });

  it.each(['?idc=7', '?a=1&cupom=', '?referralcode=AMIGO-1', '?%69dc=7', '?idc'])(
    'is false for the query "%s"',
    (search) => {
      expect(isPlainVisit(search, aStorage({}))).toBe(false);
    },
  );

  it('is false for a saved referral code', () => {
    expect(isPlainVisit('', aStorage({ 'consorcio.referral': '{}' }))).toBe(false);
  });

  it('is true where storage is forbidden', () => {
    expect(isPlainVisit('', forbiddenStorage)).toBe(true);
  });
});

it('has the brand of the page', () => {
  const own = aBrand();
  const changed = jest.fn();

  const visit = plainVisit(own);
  visit.whenChanged(changed);

  expect(visit.brand).toBe(own);
  expect(visit.under(null)).toBe(own);
  expect(changed).not.toHaveBeenCalled();
});
