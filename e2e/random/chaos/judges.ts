import { untilPage } from '../../pages/until-page';
import { type ChaosVisit, ProductFailure } from './visit';

const warning = /duas cobranças podem cair|pode haver duas propostas/;
const free = /Nada foi cobrado/;
const onlyOnce = /não será cobrado duas vezes/i;
const raw = /\bundefined\b|\[object |\bNaN\b|TypeError|Cannot read|Failed to fetch|\bnull\b/;
/** A visitor waits this long for a control. */
const PATIENCE_MS = 60_000;

/** Compares what the visitor reads with the ledger: `fresh` are the texts that appeared since the last question. */
export async function judgeMoney({ stack, settings, lost, read }: ChaosVisit, fresh: readonly string[]): Promise<void> {
  const { charges } = await stack.sandbox.ledger();
  const cards = charges.filter(({ metodo, situacao }) => metodo === 'cartao' && situacao !== 'recusado');
  const honoursKeys = settings.keys === 'honoured';
  const promise = fresh.find((text) => onlyOnce.test(text));
  if (promise !== undefined && !honoursKeys)
    throw new ProductFailure(`The visitor reads "${promise}", but this API ignores keys.`);
  // A tab whose storage was changed from outside cannot know what was sent, so its mistakes are excused.
  if (lost.has('lasting') || lost.has('tab') || lost.has('days')) return;
  const wasWarned = [...read].some((text) => warning.test(text));
  for (const { propostaID } of cards) {
    const same = cards.filter((card) => card.propostaID === propostaID);
    if (same.length > 1 && (honoursKeys || !wasWarned))
      throw new ProductFailure(`The proposal ${propostaID} was charged ${same.length} times: ${JSON.stringify(same)}.`);
  }
  const isFree = fresh.find((text) => free.test(text));
  if (isFree !== undefined && cards.length > 0)
    throw new ProductFailure(`The visitor reads "${isFree}", but the ledger has ${JSON.stringify(cards)}.`);
}

/** A question can be answered in at least two ways, or in a field, in time; no page is blank, and no text is raw. */
export async function judgeScreen({ chat: { page } }: ChaosVisit): Promise<void> {
  const [text = ''] = await page.locator('body').allInnerTexts();
  const { ways, fields } = await page.evaluate(() => {
    const canBeUsed = (control: HTMLElement) =>
      control.checkVisibility() && !control.matches(':disabled, [inert] *') && !control.closest('[role=log]');
    const usable = [...document.querySelectorAll<HTMLElement>('button, input, textarea, a[href]')];
    const isField = (control: HTMLElement) => control.matches('input, textarea');
    return {
      ways: usable.filter((control) => canBeUsed(control) && !isField(control)).length,
      fields: usable.filter((control) => control.checkVisibility() && isField(control)).length,
    };
  });
  if (text.trim() === '') throw new ProductFailure('The page is blank.');
  const found = text.split('\n').find((line) => raw.test(line));
  if (found !== undefined) throw new ProductFailure(`The page shows raw text: "${found}".`);
  if (fields === 0 && ways < 2) throw new ProductFailure(`The visitor has ${ways} ways on.`);
  const hasControl = () => {
    const conversation = document.querySelector<HTMLElement>('[data-step]');
    const controls = [...(conversation?.querySelectorAll<HTMLElement>('button, input, textarea') ?? [])];
    return conversation?.dataset.state !== 'waiting' || controls.some((control) => control.checkVisibility());
  };
  await untilPage(page, hasControl, undefined, PATIENCE_MS).catch(() => {
    throw new ProductFailure('The question has no control.');
  });
}

/** What the transcript showed before a reload is there after it, unless the session storage was changed from outside. */
export async function keepsTranscript(visit: ChaosVisit, reload: () => Promise<void>): Promise<void> {
  const before = await visit.chat.transcript();
  await reload();
  if (visit.lost.has('tab')) return;
  await visit.settle();
  const after = await visit.chat.transcript();
  const missing = before.findIndex((text, index) => after[index] !== text);
  if (missing >= 0)
    throw new ProductFailure(`A reload lost "${before[missing]}"; there is "${after[missing] ?? 'no message'}".`);
}

/**
 * A visit after the tab was closed begins with the conversation that was kept, or with the charge that is open. It cannot when the
 * local storage was changed from outside, or when the clock jumped beyond the time that a charge is remembered.
 */
export async function startsWithWhatIsOpen(visit: ChaosVisit, reopen: () => Promise<void>): Promise<void> {
  const { charges } = await visit.stack.sandbox.ledger();
  const step = await visit.chat.root.getAttribute('data-step');
  const isOpen = charges.length > 0 && /^payment-(pix|boleto)-options$/.test(step ?? '');
  await reopen();
  if (!isOpen || visit.lost.has('lasting') || visit.lost.has('days')) return;
  const { step: first } = await visit.settle();
  if (first !== 'conversa-guardada' && first !== 'compra-aberta')
    throw new ProductFailure(
      `The tab was closed at ${step} with an open charge, but the next visit began at ${first}.`,
    );
}
