import { isDeepStrictEqual } from 'node:util';
import { readPurchases } from '@consorcio/host/purchases';
import type { Brand } from '@consorcio/shared/entities';
import type { Snapshot } from '@consorcio/shared/flow';
import { openPage } from './page';
import { PowerSwitch } from './power-switch';
import { promise } from './promises';
import type { Random } from './random';
import { settled } from './settled';
import type { Stage } from './stage';
import { Visit } from './visit';
import { World } from './world';

/** About as many effects as a conversation has from the opening to the goodbye, and the first of those around the payment. */
const EFFECTS = 130;
const PAYMENT = 85;
/** Events within which a conversation must end. */
const PATIENCE = 400;

/** The conversation before the killed event, and what it stored during that event. */
type MomentsOfKill = readonly [before: Snapshot, ...during: Snapshot[]];

/**
 * A conversation without failures, killed at one of its effects: between two writes, before or after a request, before a fact. The
 * page opens again, with what its tab had stored or, after a closed browser, without. Throws `BrokenPromise` when an answer or a
 * purchase is lost. Returns whether the conversation was killed before it ended.
 */
export async function playKillPoint(stage: Stage, brand: Brand, random: Random): Promise<boolean> {
  const world = new World(stage, brand, random, false);
  world.calm = true;
  world.delayMs = 0;
  world.random = world.mood.calm;
  const first = random.chance(0.5) ? 0 : PAYMENT;
  const power = new PowerSwitch(first + random.below(EFFECTS - first));
  const isClosed = random.chance(0.5);

  stage.coverage.begin();
  const killed = new Visit(openPage(power.connect(world.parts)), world, stage);
  let before = killed.snapshot;
  const since: Snapshot[] = [];
  killed.page.store.subscribe(({ snapshot }) => void since.push(snapshot));
  await open(killed);
  for (let event = 0; !power.isOff && !isDone(killed); event += 1) {
    promise(event < PATIENCE, `The conversation did not end within ${PATIENCE} events.`);
    before = killed.snapshot;
    since.length = 0;
    await advance(killed, world);
  }
  if (!power.isOff) return false;
  killed.driver.stop();
  world.schedule.pageIsGone();

  stage.coverage.begin();
  if (isClosed) {
    world.storage.values.clear();
    world.server.browserIsClosed();
  }
  const next = new Visit(openPage(world.parts), world, stage);
  if (isClosed) promisePurchase(world, [before, ...since], next.snapshot);
  else promiseAnswers([before, ...since], next.snapshot);
  await open(next);
  for (let event = 0; !isDone(next); event += 1) {
    promise(event < PATIENCE, `The conversation did not end within ${PATIENCE} events after it was killed.`);
    await advance(next, world);
  }
  world.server.isContent();
  return true;
}

function isDone(visit: Visit): boolean {
  return visit.isOver || visit.isLeftToSpecialists;
}

async function open(visit: Visit): Promise<void> {
  visit.page.start();
  await settled();
}

/** What is due happens, or the visitor gives a valid answer. */
async function advance(visit: Visit, world: World): Promise<void> {
  world.at += 1000;
  const { phase } = visit.snapshot;
  if (world.schedule.size > 0) world.schedule.run(0);
  else if (phase.kind === 'waiting') {
    const given = visit.goodAnswer();
    if (given.kind === 'form') visit.driver.submit(phase.token, given.form);
    else visit.driver.answer(phase.token, given);
  }
  await settled();
}

/** Every message up to the killed event is there, and the data are those of one moment, before or during that event. */
function promiseAnswers([before, ...during]: MomentsOfKill, read: Snapshot): void {
  const isOver = during.some(({ phase }) => phase.kind === 'ended');
  if (isOver && read.journeyId !== before.journeyId) return; // a conversation that is over and not whole is not shown again
  const known = read.transcript.slice(0, before.transcript.length);
  promise(
    isDeepStrictEqual(asStored(known), asStored(before.transcript)),
    'A message was lost when the page was killed.',
  );
  const data = dataOf(read);
  promise(
    [before, ...during].some((moment) => isDeepStrictEqual(dataOf(moment), data)),
    'The data after a killed page are those of no moment before.',
  );
  const drafts = [before, ...during].filter(({ place }) => place.step === read.place.step).map(({ draft }) => draft);
  promise(read.draft === '' || drafts.includes(read.draft), 'The field shows a text that was not typed into it.');
}

/** The server has a proposal: the visit begins with it, unless the visitor has said or read that it is paid. */
function promisePurchase({ server, lasting, brand, at }: World, moments: MomentsOfKill, first: Snapshot): void {
  const [before, ...during] = moments;
  const purchases = readPurchases(lasting, brand.id, at, () => undefined);
  const isSaidPaid = purchases.some(({ pagamentos }) =>
    pagamentos.some(({ metodo, estado }) => metodo !== 'cartao' && estado === 'pago'),
  );
  // A segment at hand is entered, and asks, in the event that confirms the payment.
  const isReadPaid =
    before.place.segment === 'survey' ||
    during.some(({ place, phase }) => place.segment === 'survey' && phase.kind === 'waiting');
  const isOwed = server.proposals.length > 0 && !isSaidPaid && !isReadPaid;
  promise(
    !isOwed || first.place.segment === 'return-visit',
    `The visit begins at ${first.place.step}, and does not mention the proposal that the server has.`,
  );
}

function dataOf({ journey: { localizacao: _location, ...journey }, own, submissions, kept, place }: Snapshot): unknown {
  return asStored({ journey, own, submissions, kept, place });
}

function asStored(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
