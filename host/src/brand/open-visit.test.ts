import { greetingKinds } from '@consorcio/shared/entities';
import { parseMarkup, plainText } from '@consorcio/shared/flow';
import { aBrand } from '@consorcio/shared/testing';
import { aStorage, forbiddenStorage } from '../testing/a-storage';
import { greetingOf } from './greetings';
import { openVisit } from './open-visit';
import { isPlainVisit, plainVisit } from './plain-visit';
import type { ReferralPorts } from './referral';
import { resolveBrand } from './resolve-brand';

const SECOND = 1000;
const WEEK = 7 * 24 * 60 * 60 * SECOND;
const KEY = 'consorcio.referral';
const start = Date.UTC(2026, 10, 22, 12);

/** A browser for several visits. The test advances its time. */
function aBrowser({ forbidden = false } = {}) {
  const storage = aStorage();
  const { values } = storage;
  const report = jest.fn();
  let now = start;
  let timers: { at: number; run: () => void }[] = [];
  const ports: ReferralPorts = {
    report,
    storage: forbidden ? forbiddenStorage : storage,
    clock: {
      now: () => now,
      after(ms, run) {
        timers.push({ at: now + ms, run });
        return () => undefined;
      },
    },
  };
  return {
    values,
    report,
    visit: (search = '') => openVisit(aBrand(), search, ports),
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
  it('is read from the address, saved, and used by later visits', () => {
    const browser = aBrowser();
    expect(browser.visit('?referralcode=AMIGO').brand).toMatchObject({ referralCode: 'AMIGO', campanhaId: 605 });
    browser.pass(WEEK - 1);
    expect(browser.visit().brand).toMatchObject({ referralCode: 'AMIGO', campanhaId: 605 });
    expect(browser.report).not.toHaveBeenCalled();
  });

  it('expires and is removed after exactly seven days', () => {
    const browser = aBrowser();
    browser.visit('?referralcode=AMIGO');
    browser.pass(WEEK);
    expect(browser.visit().brand).toEqual(aBrand());
    expect(browser.values.size).toBe(0);
  });

  it('expires on an open page within a second, and the page gets the brand without it', () => {
    const browser = aBrowser();
    const whenChanged = jest.fn();
    browser.visit('?referralcode=AMIGO&idc=77&cupom=dez').whenChanged(whenChanged);
    browser.pass(WEEK - SECOND);
    expect(whenChanged).not.toHaveBeenCalled();
    expect(browser.values.has(KEY)).toBe(true);

    browser.pass(SECOND);
    expect(browser.values.has(KEY)).toBe(false);
    expect(whenChanged.mock.calls).toEqual([[aBrand({ campanhaId: 77, cupom: 'DEZ' })]]);

    browser.pass(WEEK);
    expect(whenChanged).toHaveBeenCalledTimes(1);
  });

  it('is kept for another seven days when an address contains one again', () => {
    const browser = aBrowser();
    browser.visit('?referralcode=AMIGO');
    browser.pass(WEEK - 1);
    browser.visit('?referralcode=OUTRO');
    browser.pass(WEEK - 1);
    expect(browser.visit().brand.referralCode).toBe('OUTRO');
  });

  it('of another tab, saved later, is kept when the one of this page expires', () => {
    const browser = aBrowser();
    browser.visit('?referralcode=AMIGO').whenChanged(() => undefined);
    browser.pass(WEEK - SECOND);
    browser.visit('?referralcode=OUTRO');
    browser.pass(SECOND);
    expect(browser.visit().brand.referralCode).toBe('OUTRO');
  });

  it('lasts as long as the page where nothing can be stored', () => {
    const browser = aBrowser({ forbidden: true });
    const whenChanged = jest.fn();
    const visit = browser.visit('?referralcode=AMIGO');
    visit.whenChanged(whenChanged);
    expect(visit.brand.referralCode).toBe('AMIGO');
    expect(browser.visit().brand).toEqual(aBrand());
    browser.pass(WEEK);
    expect(whenChanged).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['broken JSON', '{"referralCode":'],
    ['nothing', ''],
    ['a bare code', '"AMIGO"'],
    ['markup for a code', JSON.stringify({ referralCode: '<img src=x onerror=alert(1)>', savedAt: start })],
    ['a huge code', JSON.stringify({ referralCode: 'A'.repeat(100_000), savedAt: start })],
    ['no date', JSON.stringify({ referralCode: 'AMIGO' })],
    ['a date in words', JSON.stringify({ referralCode: 'AMIGO', savedAt: '2026-11-22' })],
  ])('that is unreadable (%s) is ignored, reported once and removed', (_, stored) => {
    const browser = aBrowser();
    browser.values.set(KEY, stored);
    expect(browser.visit().brand).toEqual(aBrand());
    expect(browser.report.mock.calls).toEqual([[expect.objectContaining({ code: 'storage.unreadable' })]]);
    expect(browser.visit().brand).toEqual(aBrand());
    expect(browser.report).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['one week in the future', start + WEEK],
    ['years in the future', start + 100 * WEEK],
  ])('that was saved %s is ignored', (_, savedAt) => {
    const browser = aBrowser();
    browser.values.set(KEY, JSON.stringify({ referralCode: 'AMIGO', savedAt }));
    expect(browser.visit().brand).toEqual(aBrand());
  });

  it('does not expire when there is none', () => {
    const browser = aBrowser();
    browser.visit('?idc=77').whenChanged(() => {
      throw new Error('nothing expires here');
    });
    browser.pass(WEEK);
    expect(browser.values.size).toBe(0);
  });
});

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

const referral = {
  campanhaId: 605,
  compraId: 130,
  empresaId: 58,
  desconto: true,
  tipoTabela: 'integral_pagametade',
  tipoPlano: 'CREDITO_INTEGRAL',
  botType: 'coins',
} as const;

it.each([
  ['does not change the brand without parameters', {}, aBrand({ cupom: 'DA-MARCA' })],
  ['uses the campaign of the address', { campanhaId: 77 }, aBrand({ cupom: 'DA-MARCA', campanhaId: 77 })],
  ['uses the coupon of the address', { cupom: 'UM' }, aBrand({ cupom: 'UM' })],
  [
    'applies the referral configuration',
    { referralCode: 'AMIGO' },
    aBrand({ ...referral, cupom: 'DA-MARCA', referralCode: 'AMIGO' }),
  ],
  [
    'keeps the campaign of the referral, and the coupon of the address',
    { referralCode: 'AMIGO', campanhaId: 77, cupom: 'UM' },
    aBrand({ ...referral, cupom: 'UM', referralCode: 'AMIGO' }),
  ],
])('%s', (_, asked, expected) => {
  expect(resolveBrand(aBrand({ cupom: 'DA-MARCA' }), asked)).toEqual(expected);
});

it('replaces the text of a banner by the offer for referrals', () => {
  const banner = {
    titulo: 'Condição exclusiva',
    texto: '30% menor até a contemplação. Depois, ela aumenta.',
    motif: 'rings',
  } as const;
  expect(resolveBrand(aBrand({ banner }), { referralCode: 'AMIGO' }).banner).toEqual({
    titulo: '50% de desconto na primeira parcela',
    texto: 'Para quem vem por indicação.',
    motif: 'rings',
  });
  expect(resolveBrand(aBrand({ banner: null }), { referralCode: 'AMIGO' }).banner).toBeNull();
});

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
