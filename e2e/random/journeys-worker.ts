import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { hostSegment } from '@consorcio/host/journey';
import { type Brand, greetingKinds, planTables } from '@consorcio/shared/entities';
import { planTypeCodes } from '@consorcio/shared/validation';
import { brands } from '../fixtures/brands';
import { createCoverage, way } from './coverage';
import { distanceToEnd } from './distance-to-end';
import { RandomJourney } from './journey';
import { playKillPoint } from './kill-point';
import { loadConversation } from './load-conversation';
import { BrokenPromise } from './promises';
import { createRandom, type Random } from './random';
import { shrink } from './shrink';
import type { Stage } from './stage';
import { tellStory } from './story';

/** The journeys of a seed that a worker plays: `first`, `first + stride`, … below `end`. */
export interface Share {
  readonly seed: number;
  readonly first: number;
  readonly stride: number;
  readonly end: number;
  /** The seeds of the turns, when they are not the journey's own. */
  readonly turns?: readonly number[] | undefined;
  /** After one journey of this many a conversation is killed at one of its effects. */
  readonly killPointEvery?: number;
}

export interface Breach {
  readonly index: number;
  readonly promise: string;
  readonly story: readonly string[];
  /** The fewest turns in which a promise is broken. */
  readonly turns: readonly number[];
}

/** The result of a worker. It stops at the first broken promise. */
export interface ShareResult {
  readonly journeys: number;
  /** How many of them ran with analytics. */
  readonly withAnalytics: number;
  /** How many of them ended; the others were handed over to the specialists. */
  readonly ended: number;
  readonly events: number;
  readonly reloads: number;
  readonly kills: number;
  /** Conversations that were killed at one effect. */
  readonly killPoints: number;
  readonly steps: readonly string[];
  readonly played: readonly string[];
  readonly ways: readonly string[];
  readonly taken: readonly string[];
  readonly breach?: Breach;
  /** The story of the last journey. */
  readonly story: readonly string[];
}

/** One journey of this many runs with analytics, which cost more than the journey itself. */
const ANALYTICS_EVERY = 10;
/** Eight in a row run with analytics, so that every worker has some of them, however many workers there are. */
const ANALYTICS_IN_A_ROW = 8;
const KILL_POINT_EVERY = 4;

if (parentPort) {
  console.warn = () => undefined; // a step warns about an empty category list, which is one of the odd answers
  hashAtOnce();
  const share = workerData as Share;
  if (share.end - share.first > 1) Error.stackTraceLimit = 0; // there are millions of failures
  parentPort.postMessage(await playShare(share));
}

/** Replaces the platform's hash, which uses a thread for each call: for short texts that is many times slower. */
function hashAtOnce(): void {
  Object.assign(crypto.subtle, {
    digest: async (algorithm: string, data: Uint8Array) => createHash(algorithm).update(data).digest(),
  });
}

async function playShare({
  seed,
  first,
  stride,
  end,
  turns,
  killPointEvery = KILL_POINT_EVERY,
}: Share): Promise<ShareResult> {
  const { stage, coverage } = await setStage();
  let journeys = 0;
  let withAnalytics = 0;
  let ended = 0;
  let events = 0;
  let reloads = 0;
  let kills = 0;
  let killPoints = 0;
  let story: readonly string[] = [];
  let breach: Breach | undefined;
  for (let index = first; index < end && !breach; index += stride) {
    const { journey, broken } = await playOne(stage, seed, index, turns);
    if (broken !== undefined) breach = await smallest(stage, seed, index, journey.turns);
    else if (index % killPointEvery === 0) {
      const { isKilled, broken: lost } = await killOne(stage, seed, index);
      killPoints += Number(isKilled);
      if (lost !== undefined)
        breach = { index, promise: lost, story: ['a conversation killed at one of its effects'], turns: [] };
    }
    journeys += 1;
    withAnalytics += Number(hasAnalytics(index));
    ended += Number(journey.hasEnded);
    events += journey.story.length;
    reloads += journey.reloads;
    kills += journey.kills;
    if (index + stride >= end) story = tellStory(journey.story);
  }
  return {
    journeys,
    withAnalytics,
    ended,
    events,
    reloads,
    kills,
    killPoints,
    steps: [...coverage.edges.keys()],
    played: [...coverage.played],
    ways: [...coverage.edges].flatMap(([from, targets]) => targets.map((to) => way(from, to))),
    taken: [...coverage.taken],
    story,
    ...(breach && { breach }),
  };
}

async function playOne(stage: Stage, seed: number, index: number, turns?: readonly number[]) {
  const random = createRandom(seed, index);
  const journey = new RandomJourney(stage, someBrand(brands, random), random, hasAnalytics(index), turns);
  try {
    await journey.play();
    return { journey };
  } catch (error) {
    return { journey, broken: describe(error) };
  }
}

async function killOne(stage: Stage, seed: number, index: number): Promise<{ isKilled: boolean; broken?: string }> {
  const random = createRandom(seed + 1, index);
  try {
    return { isKilled: await playKillPoint(stage, someBrand(brands, random), random) };
  } catch (error) {
    return { isKilled: true, broken: describe(error) };
  }
}

async function smallest(stage: Stage, seed: number, index: number, turns: readonly number[]): Promise<Breach> {
  const fewest = await shrink(turns, async (fewer) => (await playOne(stage, seed, index, fewer)).broken);
  const { journey, broken = 'The failure did not happen again.' } = await playOne(stage, seed, index, fewest);
  return { index, promise: broken, story: tellStory(journey.story), turns: fewest };
}

function hasAnalytics(index: number): boolean {
  return Math.floor(index / ANALYTICS_IN_A_ROW) % ANALYTICS_EVERY === 0;
}

async function setStage() {
  const conversation = await loadConversation();
  const coverage = createCoverage(conversation);
  const segments = Object.fromEntries(
    conversation.segments.map((segment) => [segment.name, coverage.observed(segment)]),
  );
  Object.assign(hostSegment.steps, segments[hostSegment.name]?.steps); // the conductor loads its own segment
  const stage: Stage = {
    conversation,
    coverage,
    segments,
    distance: distanceToEnd(conversation, coverage.edges),
  };
  return { stage, coverage };
}

/** A brand as in its file, or with other settings that a partner may choose. */
function someBrand(brands: readonly Brand[], random: Random): Brand {
  const brand = random.pick(brands);
  if (random.chance(0.3)) return brand;
  return {
    ...brand,
    desconto: random.chance(0.5),
    empresaId: random.pick([brand.empresaId, 97, 58]),
    tipoTabela: random.pick(planTables),
    tipoPlano: random.pick(planTypeCodes),
    greeting: random.pick(greetingKinds),
    referralCode: random.pick([null, 'AMIGO']),
    shouldUseCoupon: random.chance(0.5),
    cupom: random.pick([brand.cupom, null, 'DEZ']),
  };
}

function describe(error: unknown): string {
  if (error instanceof BrokenPromise) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
