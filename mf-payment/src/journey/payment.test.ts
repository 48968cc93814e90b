import { aProposedJourney } from '@consorcio/shared/testing';
import * as z from 'zod/mini';
import { aPayingJourney } from '../testing/conversation';
import { paymentPart } from './payment';

const shells = paymentPart(z.object({ conchas: z.optional(z.int()) }));

it('reads the keys of one method', () => {
  expect(shells.read(aPayingJourney({ conchas: 7 }))).toEqual({ conchas: 7 });
  expect(shells.read(aProposedJourney())).toEqual({});
});

it('ignores keys that it cannot parse, and those of an earlier proposal', () => {
  expect(shells.read(aPayingJourney({ conchas: 'seven' }))).toEqual({});
  expect(shells.read(aPayingJourney({ propostaID: 999, conchas: 7 }))).toEqual({});
});

it('changes only its own keys, and stores the amount that was asked for', () => {
  expect(shells.write(aPayingJourney({ valorInCents: 1, ouro: 3, conchas: 7 }), { conchas: 8 }).pagamento).toEqual({
    propostaID: 1001,
    valorInCents: 1,
    ouro: 3,
    conchas: 8,
  });
  expect(shells.write(aProposedJourney(), { conchas: 8 }).pagamento).toEqual({
    propostaID: 1001,
    valorInCents: 885_00,
    conchas: 8,
  });
});
