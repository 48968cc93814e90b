import { itinerary } from '@consorcio/host/journey';
import { journeyThatAsks } from '@consorcio/host/seeded';
import { AppError } from '@consorcio/shared/errors';
import { type Given, isAvailable, optionsOf, type Scene, type Step, withJourney } from '@consorcio/shared/flow';
import type { HttpClient } from '@consorcio/shared/http';
import type { TabContent } from '../../pages/fixtures/stored';
import { createKitConversation, metSoFar, noteTrouble, shownScene, storeJourney } from './conversation';
import { found, lookAt } from './findings';
import { currentSetup, seededScene, stepNamed, tried } from './setup';
import type { WalkEnd } from './wait';

/** A text that no example has: a coupon or a word that the API does not know. */
const unknown: Given = { kind: 'typed', text: 'ABC123' };

/** Every option, every example, an unknown text, and where there is no example a text that the check accepts or values that match the schema. */
export function answersTo(step: Step, scene: Scene): readonly Given[] {
  const { examples } = currentSetup();
  const { input, component, overlay } = step;
  const accepts = (given: Given) => given.kind === 'typed' && tried(() => input?.check(given.text, scene).ok) === true;
  const options = (tried(() => optionsOf(step, scene)) ?? []).filter(isAvailable);
  const own = (examples[step.name]?.right ?? []).filter(({ kind }) => kind !== 'option');
  const typed = Object.values(examples).flatMap(({ right }) => right.find(accepts) ?? []);
  const schema = (component?.asks ?? overlay?.asks)?.answer;
  const values = schema ? valuesOf(schema).filter((value) => schema.safeParse(value).success) : [];
  const guesses = [...typed.slice(0, 1), ...values.slice(0, 3).map((value): Given => ({ kind: 'component', value }))];
  return [
    ...options.map(({ id }): Given => ({ kind: 'option', id })),
    ...(own.length > 0 ? own : guesses),
    ...[unknown].filter(accepts),
  ];
}

function nameOf(given: Given): string {
  if (given.kind === 'option') return `its option ${given.id}`;
  if (given.kind === 'typed') return `the typed answer "${given.text}"`;
  return given.kind === 'form' ? 'its form' : `the answer ${JSON.stringify(given.value)}`;
}

/** The part of a schema that is read. A segment may bundle its own zod, so only the definition is used. */
type Definition = Readonly<{
  type?: string;
  shape?: object;
  options?: unknown[];
  values?: unknown[];
  entries?: object;
}>;

/** Some values with the shape of a schema. Not all of them need to match it. */
function valuesOf(schema: unknown): readonly unknown[] {
  const definition: Definition = Object(Reflect.get(Object(Reflect.get(Object(schema), '_zod')), 'def'));
  const { type = '', shape = {}, options = [], values = [], entries = {} } = definition;
  if (type === 'object')
    return Object.entries(shape).reduce<readonly object[]>(
      (objects, [name, part]) => {
        const some = valuesOf(part).slice(0, 6);
        return some.flatMap((value) => objects.map((object) => ({ ...object, [name]: value }))).slice(0, 24);
      },
      [{}],
    );
  if (type === 'union') return options.flatMap((option) => valuesOf(option).slice(0, 6));
  const simple = { literal: values, enum: Object.values(entries), number: [1, 2, 0, 3, 4, 5], string: ['Marina'] };
  return { ...simple, boolean: [true, false] }[type] ?? [undefined];
}

const triedAnswers = new Map<string, Set<string>>();
const ledOn = new Map<string, Set<Given['kind']>>();

/**
 * Walks from the door of the segment, with what is known there, until every answer was given at every question that can be reached.
 * What the walks do not reach is asked with the seeded journey.
 */
export async function walkAll(steps: readonly string[]): Promise<void> {
  const { segment, door } = currentSetup();
  const isWhole = steps.length === Object.keys(segment.steps).length;
  if (isWhole) await walkFrom(storeJourney({ segment: segment.name, step: segment.entry }, door), segment.entry);
  for (const name of steps) if (!triedAnswers.has(name)) await walkFrom(seededAt(name), name, isWhole);
  for (const [name, tries] of triedAnswers) noteUnanswered(name, tries);
}

/** A storage with the seeded journey, in which the step asks. */
export function seededAt(name: string): TabContent {
  const { segment } = currentSetup();
  const step = segment.steps[name];
  const known = withJourney({ journey: {}, own: {} }, segment, step ? journeyThatAsks(step, seededScene()) : {});
  const place = { segment: segment.name, step: segment.entry };
  const trouble = { failure: { code: 'network.lost' }, place, uncertain: false } as const;
  const hasTrouble = step?.leadsTo.includes('back-to-trouble');
  return storeJourney({ segment: segment.name, step: name }, { ...known, ...(hasTrouble && { trouble }) });
}

async function walkFrom(start: TabContent, name: string, goesOn = true): Promise<void> {
  lookAt(name);
  const first = createKitConversation(start);
  first.conductor.start();
  const end = await first.walk(name);
  first.conductor.driver.stop();
  noteTrouble(end);
  const waiting: TabContent[] = [start];
  for (let stored = waiting.pop(); stored; stored = waiting.pop()) {
    for (const candidate of answersAt(stored)) {
      const after = new Map(stored);
      const { kind, place } = (await tryAnswer(candidate, after)) ?? {};
      const isHere = kind === 'waits' && place?.segment === currentSetup().segment.name;
      if (goesOn && isHere && !triedAnswers.has(place.step ?? '')) waiting.push(after);
    }
  }
}

/** The answers that were not tried yet at the question where a stored conversation waits. */
function answersAt(stored: TabContent): readonly Given[] {
  const { conductor } = createKitConversation(new Map(stored));
  const { phase, place } = conductor.store.getState().snapshot;
  const { segment } = currentSetup();
  const step = place.segment === segment.name ? segment.steps[place.step ?? ''] : undefined;
  if (phase.kind !== 'waiting' || !step) return [];
  const tries = triedAnswers.get(step.name) ?? new Set();
  triedAnswers.set(step.name, tries);
  const fresh = answersTo(step, shownScene({ conductor })).filter((given) => !tries.has(nameOf(given)));
  for (const given of fresh) tries.add(nameOf(given));
  return fresh;
}

/** Gives an answer to a stored conversation, as after a reload. */
async function tryAnswer(given: Given, stored: TabContent): Promise<WalkEnd | undefined> {
  const conversation = createKitConversation(stored, given.kind === 'form' ? { http: filledIn(given.form) } : {});
  const { conductor } = conversation;
  conductor.start();
  const before = await conversation.walk('played');
  const { snapshot } = conductor.store.getState();
  const { phase } = snapshot;
  const step = before.place.step ?? '';
  lookAt(step);
  if (phase.kind !== 'waiting') return undefined;
  if (given.kind === 'form') conductor.driver.submit(phase.token);
  else conductor.driver.answer(phase.token, given);
  const end = await conversation.walk(step);
  conductor.driver.stop();
  const after = conductor.store.getState().snapshot;
  const isBack = end.kind === 'waits' && end.place.step === step;
  const isSame =
    isBack && JSON.stringify([after.journey, after.own]) === JSON.stringify([snapshot.journey, snapshot.own]);
  const more = after.transcript.slice(snapshot.transcript.length).filter(({ sender }) => sender === 'bot');
  const isRepeat = more.every(({ text }) => snapshot.transcript.some((message) => message.text === text));
  if (given.kind === 'option' && isSame && isRepeat && more.length > 0)
    found('answers', `leads back to itself by ${nameOf(given)}, which changes nothing. Lead it to another step.`);
  if (!isBack || !isRepeat) ledOn.set(step, (ledOn.get(step) ?? new Set()).add(given.kind));
  if (!isBack) noteTrouble(end);
  return end;
}

/** A client that sends what a form adds: none is drawn that could send it itself. */
function filledIn(form: object): HttpClient {
  const { http } = currentSetup();
  return {
    get: http.get,
    post: (path, body, { send, ...options }) => http.post(path, send ? { ...form, ...Object(body) } : body, options),
  };
}

const ways = {
  typed: 'its field accepts no answer that leads on',
  component: 'no answer of its component leads on',
  option: 'no answer leads on',
  form: 'its form leads nowhere',
};

function noteUnanswered(name: string, tries: ReadonlySet<string>): void {
  const { input, component, overlay } = currentSetup().segment.steps[name] ?? {};
  const led = ledOn.get(name) ?? new Set();
  const asked: Given['kind'][] = [
    ...(input ? (['typed'] as const) : []),
    ...(component?.asks || overlay?.asks ? (['component'] as const) : []),
  ];
  const missing = asked.find((kind) => !led.has(kind)) ?? (led.size === 0 && tries.size > 0 ? 'option' : undefined);
  if (missing) found('answers', `${ways[missing]}. Accept its examples, and lead to another step.`, { where: name });
}

const failures = [
  new AppError('http.failed', 'A server failed.', { status: 500 }),
  new AppError('http.refused', 'A server refused.', { status: 422, reasons: ['Não foi possível.'] }),
  new AppError('http.refused', 'A server refused.', { status: 404 }),
  new AppError('network.lost', 'The connection broke.'),
  new AppError('contract.mismatch', 'The answer has another shape.'),
];

/** Plays every step whose requests can fail, with each failure: nothing throws, and no creation is repeated without its key. The flow check knows the ways on. */
export async function failAll(steps: readonly string[]): Promise<void> {
  for (const step of steps.map(stepNamed))
    if (step.fetch ?? step.input?.verify) for (const error of failures) await fail(step, error);
}

async function fail(step: Step, error: AppError): Promise<void> {
  const { http, journey } = currentSetup();
  lookAt(step.name);
  const isAt = () => conductor.store.getState().snapshot.place.step === step.name;
  const failing: HttpClient = {
    get: (path, options) => (isAt() ? Promise.reject(error) : http.get(path, options)),
    post: (path, body, options) => (isAt() ? Promise.reject(error) : http.post(path, body, options)),
  };
  const conversation = createKitConversation(seededAt(step.name), { http: failing });
  const { conductor } = conversation;
  conductor.start();
  await conversation.walk(step.name);
  const { phase } = conductor.store.getState().snapshot;
  const typed = answersTo(step, { ...seededScene(), journey }).find(({ kind }) => kind === 'typed');
  if (step.input?.verify && phase.kind === 'waiting' && typed?.kind === 'typed') {
    conductor.driver.answer(phase.token, typed);
    await conversation.walk(step.name);
  }
  conductor.driver.stop();
}

/** Notes what the segment registers and no walk met. */
export function noteNotMet(facts: readonly string[]): void {
  const { segment } = currentSetup();
  const met = metSoFar();
  const legs = Object.entries(itinerary).filter(([key]) => key.startsWith(`${segment.name}:`));
  const notMet = {
    part: [...Object.keys(segment.components), ...Object.keys(segment.overlays)].filter((name) => !met.parts.has(name)),
    exit: legs.flatMap(([key, leg]) =>
      [...met.exits].some((exit) => exit === `${leg.segment}:${leg.step ?? null}`) ? [] : (key.split(':')[1] ?? []),
    ),
    fact: facts.filter((name) => !met.facts.has(name)),
  };
  for (const [what, names] of Object.entries(notMet))
    for (const name of names)
      found('answers', `has the ${what} ${name}, which no answer of any step meets. Use it, or delete it.`, {
        where: segment.name,
      });
}
