import { greetingKinds } from '@consorcio/shared/entities';
import { parseMarkup, plainText } from '@consorcio/shared/flow';
import { aBrand, aDay } from '@consorcio/shared/testing';
import { greetingOf } from '../../brand/greetings';
import type { KeyValueStorage } from '../../memory/guarded-storage';
import type { ReferralPorts } from '../../memory/referral';
import { aStorage, forbiddenStorage, guarded } from '../../memory/testing/a-storage';
import { openVisit, resolveBrand } from './open-visit';
import { isPlainVisit, plainVisit } from './plain-visit';

const SECOND = 1000;
const WEEK = 7 * aDay;
const KEY = 'consorcio.referral';
const start = Date.UTC(2026, 10, 22, 12);
const fail = () => {
  throw new Error('nothing expires here');
};

function aBrowser(storage: KeyValueStorage = aStorage()) {
  const report = jest.fn();
  let now = start;
  let timers: { at: number; run: () => void }[] = [];
  const after = (ms: number, run: () => void) => {
    timers.push({ at: now + ms, run });
    return () => undefined;
  };
  const ports: ReferralPorts = { report, storage: guarded(storage), clock: { now: () => now, after } };
  const visit = (search = '') => openVisit(aBrand(), search, ports);
  return {
    report,
    visit,
    code: () => visit().brand.referralCode,
    stored: () => storage.getItem(KEY),
    /** Runs each due timer once, at the end, as for a page that was suspended. */
    pass(ms: number) {
      now += ms;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      for (const { run } of due) run();
    },
  };
}

describe('the referral code', () => {
  it('is read from the address, saved, and used by later visits, for exactly seven days', () => {
    const browser = aBrowser();
    const expected = { referralCode: 'AMIGO', campanhaId: 605 };
    expect(browser.visit('?referralcode=AMIGO').brand).toMatchObject(expected);
    browser.pass(WEEK - 1);
    expect(browser.visit().brand).toMatchObject(expected);
    expect(browser.report).not.toHaveBeenCalled();
    browser.pass(1);
    expect(browser.visit().brand).toEqual(aBrand());
    expect(browser.stored()).toBeNull();
  });

  it('expires on an open page within a second, and the page gets the brand without it', () => {
    const browser = aBrowser();
    const whenChanged = jest.fn();
    browser.visit('?referralcode=AMIGO&idc=77&cupom=dez').whenChanged(whenChanged);
    browser.pass(WEEK - SECOND);
    expect(whenChanged).not.toHaveBeenCalled();
    expect(browser.stored()).not.toBeNull();

    browser.pass(SECOND);
    expect([browser.stored(), whenChanged.mock.calls]).toEqual([null, [[aBrand({ campanhaId: 77, cupom: 'DEZ' })]]]);
    browser.pass(WEEK);
    expect(whenChanged).toHaveBeenCalledTimes(1);
  });

  it('is kept for another seven days when an address contains one again, also in another tab', () => {
    const browser = aBrowser();
    browser.visit('?referralcode=AMIGO').whenChanged(() => undefined);
    browser.pass(WEEK - SECOND);
    browser.visit('?referralcode=OUTRO');
    browser.pass(WEEK - 1);
    expect(browser.code()).toBe('OUTRO');
  });

  it('lasts as long as the page where nothing can be stored, and does not expire when there is none', () => {
    const browser = aBrowser(forbiddenStorage);
    const whenChanged = jest.fn();
    const visit = browser.visit('?referralcode=AMIGO');
    visit.whenChanged(whenChanged);
    expect(visit.brand.referralCode).toBe('AMIGO');
    browser.visit('?idc=77').whenChanged(fail);
    expect(browser.visit().brand).toEqual(aBrand());
    browser.pass(WEEK);
    expect(whenChanged).toHaveBeenCalledTimes(1);
  });

  const saved = (referralCode: string, savedAt?: unknown) => JSON.stringify({ referralCode, savedAt });
  it.each([
    ['broken JSON', '{"referralCode":', 1],
    ['nothing', '', 1],
    ['a bare code', '"AMIGO"', 1],
    ['markup for a code', saved('<img src=x onerror=alert(1)>', start), 1],
    ['a huge code', saved('A'.repeat(100_000), start), 1],
    ['no date', saved('AMIGO'), 1],
    ['a date in words', saved('AMIGO', '2026-11-22'), 1],
    ['a date one week in the future', saved('AMIGO', start + WEEK), 0],
    ['a date years in the future', saved('AMIGO', start + 100 * WEEK), 0],
  ])('with %s is ignored and removed, and reported once where it is unreadable', (_, stored, reports) => {
    const browser = aBrowser(aStorage({ [KEY]: stored }));
    expect(browser.visit().brand).toEqual(aBrand());
    expect(browser.visit().brand).toEqual(aBrand());
    expect(browser.report.mock.calls.map(([{ code }]) => code)).toEqual(Array(reports).fill('storage.unreadable'));
  });
});

it.each([
  ...['', '?utm_source=anuncio&gclid=1', '?IDC=7', '?cupomx=A'].map((search) => [search, aStorage(), true] as const),
  ...['?idc=7', '?a=1&cupom=', '?referralcode=A', '?%69dc=7', '?idc'].map((one) => [one, aStorage(), false] as const),
  ['', aStorage({ [KEY]: '{}' }), false],
  ['', forbiddenStorage, true],
] as const)('a visit by the query "%s" (%#) is plain if nothing changes its brand', (search, storage, isPlain) => {
  expect(isPlainVisit(search, guarded(storage))).toBe(isPlain);
});

it('a plain visit has the brand of the page, whatever the code', () => {
  const own = aBrand();
  const visit = plainVisit(own);
  visit.whenChanged(fail);
  expect([visit.brand, visit.under(null)]).toEqual([own, own]);
});

describe('resolveBrand', () => {
  const conditions = { campanhaId: 605, compraId: 130, empresaId: 58, desconto: true } as const;
  const plans = { tipoTabela: 'integral_pagametade', tipoPlano: 'CREDITO_INTEGRAL', botType: 'coins' } as const;
  const referral = { ...conditions, ...plans, referralCode: 'AMIGO' };
  const both = { referralCode: 'AMIGO', cupom: 'UM' };

  it.each([
    ['does not change the brand without parameters', {}, {}],
    ['uses the campaign of the address', { campanhaId: 77 }, { campanhaId: 77 }],
    ['uses the coupon of the address', { cupom: 'UM' }, { cupom: 'UM' }],
    ['applies the referral configuration', { referralCode: 'AMIGO' }, referral],
    ['keeps its campaign, and the coupon of the address', { ...both, campanhaId: 77 }, { ...referral, cupom: 'UM' }],
  ])('%s', (_, asked, changed) => {
    expect(resolveBrand(aBrand({ cupom: 'DA-MARCA' }), asked)).toEqual(aBrand({ cupom: 'DA-MARCA', ...changed }));
  });

  it('takes the ids of a referral from the brand', () => {
    const ids = { campanhaId: 1, compraId: 2, empresaId: 3 };
    const brand = aBrand({ indicacao: { ...ids, planos: {} } });
    expect(resolveBrand(brand, { referralCode: 'AMIGO' })).toEqual({ ...brand, ...referral, ...ids });
  });

  it('replaces the text of a banner by the offer for referrals', () => {
    const motif = 'rings';
    const banner = { titulo: 'Condição exclusiva', texto: '30% menor até a contemplação.', motif } as const;
    expect(resolveBrand(aBrand({ banner }), { referralCode: 'AMIGO' }).banner).toEqual({
      titulo: '50% de desconto na primeira parcela',
      texto: 'Para quem vem por indicação.',
      motif,
    });
    expect(resolveBrand(aBrand({ banner: null }), { referralCode: 'AMIGO' }).banner).toBeNull();
  });
});

it.each(greetingKinds)('the greeting of %s visitors has the brand name as plain text, and a referral', (greeting) => {
  const brand = aBrand({ greeting, nome: 'A&B <b>Consórcio</b>' });
  const [first, ...others] = greetingOf(brand).map((text) => plainText(parseMarkup(text)));
  expect(first).toContain('A&B <b>Consórcio</b>');
  expect(others.length).toBeGreaterThan(0);

  // After the first bubble, which the HTML contains before the code is known.
  const [same, second] = greetingOf({ ...brand, referralCode: 'AMIGO' });
  expect(same).toBe(greetingOf(brand)[0]);
  expect(second).toContain('Você veio por indicação!');
});
