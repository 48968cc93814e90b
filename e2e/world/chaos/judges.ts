import { waysOn } from '../../serving/attack/attack-test';
import { promise } from '../judges/promises';
import type { ChaosVisit } from './visit';

const warning = /duas (cobranças|propostas)/;
const free = /Nada foi cobrado/;
const onlyOnce = /não será cobrado duas vezes/i;
const raw = /\bundefined\b|\[object |\bNaN\b|TypeError|Cannot read|Failed to fetch|\bnull\b/;

/** Judges what the visitor sees at a step: no text is raw or lost, and there is a field, or at least two ways on. */
export async function judge(visit: ChaosVisit, step: string, isOver: boolean): Promise<void> {
  const { chat, lost, before } = visit;
  visit.before = {};
  const [shown = ''] = await chat.page.locator('body').allInnerTexts();
  const odd = shown.split('\n').find((line) => raw.test(line));
  promise(odd === undefined, `The page shows raw text: "${odd}".`);
  const ways = await waysOn(chat.page);
  const isAlive = ways.length >= (isOver || step === 'intro' ? 1 : 2) || ways.some((way) => way.includes(': text '));
  promise(isAlive, `The visitor can only use [${ways}].`);

  const texts = await chat.transcript();
  const missing = before.texts?.find((text, index) => texts[index] !== text);
  promise(missing === undefined || lost.has('tab'), `A reload lost "${missing}".`);
  const wasOpen = /^payment-(pix|boleto)-options$/.test(before.killedAt ?? '');
  const isFound = step === 'conversa-guardada' || step === 'compra-aberta';
  const isExcused = lost.has('lasting') || lost.has('days'); // beyond the time that a charge is remembered
  promise(!wasOpen || isFound || isExcused, `After a kill at ${before.killedAt} the next visit began at ${step}.`);
  await judgeMoney(visit, texts);
}

/** Compares what the visitor reads with the ledger. */
async function judgeMoney({ stack, settings, lost, read }: ChaosVisit, texts: readonly string[]): Promise<void> {
  const fresh = texts.filter((text) => !read.has(text));
  for (const text of fresh) read.add(text);
  const honoursKeys = settings.keys === 'honoured';
  const once = fresh.find((text) => onlyOnce.test(text));
  promise(once === undefined || honoursKeys, `The visitor reads "${once}", but this API ignores keys.`);
  // A tab whose storage was changed from outside cannot know what was sent, so its mistakes are excused.
  if (lost.has('lasting') || lost.has('tab') || lost.has('days')) return;
  const { charges } = await stack.sandbox.ledger();
  const cards = charges.filter(({ metodo, situacao }) => metodo === 'cartao' && situacao !== 'recusado');
  const charged = JSON.stringify(cards);
  const mayBeTwice = !honoursKeys && [...read].some((text) => warning.test(text));
  const proposals = new Set(cards.map(({ propostaID }) => propostaID));
  promise(proposals.size === cards.length || mayBeTwice, `A proposal was charged twice: ${charged}.`);
  const said = fresh.find((text) => free.test(text));
  promise(said === undefined || cards.length === 0, `The visitor reads "${said}", but the ledger has ${charged}.`);
}
