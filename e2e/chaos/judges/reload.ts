import { settle } from '../settle';
import { ProductFailure, type World } from '../world';

/** What the transcript showed before a reload is there after it, unless the session storage was changed from outside. */
export async function keepsTranscript(world: World, reload: () => Promise<void>): Promise<void> {
  const before = await world.chat.transcript();
  await reload();
  if (world.lost.has('session storage')) return;
  await settle(world);
  const after = await world.chat.transcript();
  const missing = before.findIndex((text, index) => after[index] !== text);
  if (missing >= 0)
    throw new ProductFailure(`A reload lost "${before[missing]}"; there is "${after[missing] ?? 'no message'}".`);
}

/**
 * A visit after the tab was closed begins with the conversation that was kept, or with the charge that is open. It cannot when the
 * local storage was changed from outside, or when the clock jumped beyond the time that a charge is remembered.
 */
export async function startsWithWhatIsOpen(world: World, reopen: () => Promise<void>): Promise<void> {
  const { chat, lost } = world;
  const { charges } = await world.stack.sandbox.ledger();
  const step = await chat.root.getAttribute('data-step');
  const isOpen = charges.length > 0 && /^payment-(pix|boleto)-options$/.test(step ?? '');
  await reopen();
  if (!isOpen || lost.has('local storage') || lost.has('days')) return;
  await settle(world);
  const first = await world.chat.root.getAttribute('data-step');
  if (first !== 'conversa-guardada' && first !== 'compra-aberta')
    throw new ProductFailure(
      `The tab was closed at ${step} with an open charge, but the next visit began at ${first}.`,
    );
}
