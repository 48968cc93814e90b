import { createPurchaseLog, guardedStorage, purchasesOf, purchaseToMention } from '@consorcio/host/memory';
import type { Brand } from '@consorcio/shared/entities';
import type { Snapshot } from '@consorcio/shared/flow';
import type { FlowCheckInput } from '@consorcio/shared/testing';
import { ModelStorage } from '../pages/fixtures/model-storage';
import { NOW, openConversation } from './speech/open-conversation';
import { playStory } from './speech/play-story';
import type { Story } from './speech/story';
import type { WrittenDocument } from './stale-documents';

type Visit = Pick<Story, 'answers' | 'until'>;

const couponRefused: Visit = {
  answers: { 'cupom-initial-message': ['com-cupom'], 'cupom-input': ['NUMERO6'] },
  until: 'cupom-try-again',
};
const couponChecked: Visit = {
  answers: { 'cupom-initial-message': ['com-cupom'], 'cupom-input': ['DEZ'] },
  until: 'cupom-payment-message',
};
const cardPaid: Visit = { answers: { 'payment-options': ['cartao'] }, until: 'pesquisa-algo-mais' };

/** Registers a charge of each method whose charge is paid elsewhere, and stops at the last one. */
function everyCharge({ segments }: FlowCheckInput): Visit {
  const steps = segments.flatMap((segment) => (segment.name === 'payment' ? Object.values(segment.steps) : []));
  const charges = steps.flatMap(({ name, fetch }) => (fetch?.creates ? [[fetch.creates.intent, name] as const] : []));
  const [[last, until] = ['', ''], ...others] = charges; // the first method that is offered
  const [first = last, ...more] = others.map(([method]) => method).reverse();
  return {
    answers: {
      ...Object.fromEntries(others.map(([, step]) => [step, ['outra-forma']])),
      'payment-options': [first],
      'alterar-pagamento': [...more, last],
    },
    until,
  };
}

/**
 * The journey with which `?inicio=` begins: of the usual visitor, at the end. What a coupon, a card and charges leave is added, so
 * that every step finds its data.
 */
export async function seededDocument(flow: FlowCheckInput, home: Brand): Promise<WrittenDocument> {
  const brand = { ...home, shouldUseCoupon: true };
  const play = async (visit: Visit) => {
    const conversation = openConversation({}, brand, flow, () => undefined);
    await playStory(conversation, { ...visit, title: 'seeded' }, brand);
    return conversation.driver.snapshot();
  };
  const charged = everyCharge(flow);
  const open = await play(charged);
  const ended = await play({ ...charged, until: 'pesquisa-algo-mais' });
  const visits = [await play(couponRefused), await play(couponChecked), await play(cardPaid), ended];
  const { journey, own } = visits.reduce(merged);
  const guardada = { quando: NOW, bem: 'carro', credito: journey.planoSelecionado?.bemCredito.label, quem: 'M•••••' };
  const seeded = {
    journey: { ...journey, compraAberta: openPurchaseOf(open) },
    own: { ...own, 'return-visit': { visitor: { guardada }, purchase: {} } },
  };
  // A page has a sandbox of its own, with another address.
  const text = JSON.stringify(seeded, null, 1).replaceAll(/"http:\/\/localhost[^"]*"/g, '""');
  return { path: 'host/src/boot/development/seeded.json', text: `${text}\n` };
}

/** The purchase as a later visit finds it. */
function openPurchaseOf(snapshot: Snapshot) {
  const memory = new ModelStorage();
  const storage = guardedStorage(() => memory);
  const report = (error: Error) => {
    throw error;
  };
  const { brandId } = snapshot;
  const tab = { known: () => ({}), learn: () => undefined };
  const ports = { storage, tab, brandId, found: undefined, toldBy: 'return-visit', report };
  createPurchaseLog({ ...ports, now: () => NOW, newSendId: () => '' }).note(snapshot);
  return purchaseToMention(purchasesOf(brandId, { storage, report }).read(NOW));
}

/** Both, part by part; the second one decides. */
function merged<Value>(first: Value, second: Value): Value {
  if (!isObject(first) || !isObject(second)) return second;
  const both = Object.entries(second).map(([key, value]) => [key, key in first ? merged(first[key], value) : value]);
  return { ...first, ...Object.fromEntries(both) };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
