import { isDeepStrictEqual } from 'node:util';
import {
  type EngineEvent,
  hasControl,
  isAvailable,
  optionsOf,
  type Place,
  type StepOption,
} from '@consorcio/shared/flow';
import { goesOn, type Turn } from '../tabs/observed-engine';
import type { Tab } from '../tabs/tab';
import { promise } from './promises';

/** Events between two moments at which the visitor can act. */
const WALK = 200;
/** The targets that lead to the failed step again, besides the step itself. */
const repeating: readonly unknown[] = ['back-to-trouble', 'health-check'];
const requesting: readonly string[] = ['fetching', 'verifying', 'submitting', 'arriving'];

/**
 * The conversation can always continue: by a control, a timer, a request or a load, unless it has ended. After a step has failed
 * twice in a row, the visitor is offered a person, and a way that does not repeat the failed step. A refusal, a failure without an
 * answer and a segment that does not load are three kinds, which are counted apart.
 */
export class LivenessWatch {
  private walked = 0;
  private failing: { readonly place: Place; readonly kind: string; readonly times: number } | undefined;
  private isExplained = true;

  look(turn: Turn): void {
    const { event, before, after } = turn;
    if (after === before || !requesting.includes(before.phase.kind) || goesOn(turn)) return;
    const { place } = before;
    const { failing } = this;
    const isHere = isDeepStrictEqual(failing?.place, place);
    const kind = failureOf(event);
    if (kind === undefined) {
      const isOver = event.type === 'request-done' ? isHere : after.trouble !== before.trouble; // a reload interrupted it
      if (isOver) this.failing = undefined;
      return;
    }
    if (after.phase.kind === 'waiting' && after.phase.problem !== undefined) return; // a refused form stays open with its reason
    this.failing = { place, kind, times: failing && isHere && failing.kind === kind ? failing.times + 1 : 1 };
    this.isExplained = false;
  }

  /** Everything that follows from an event has happened. */
  rests(tab: Tab, isChanged: boolean, isNew: boolean): void {
    const { step, snapshot, world } = tab;
    const { phase, place } = snapshot;
    if (phase.kind === 'waiting' || phase.kind === 'ended') this.walked = 0;
    else if (isChanged) this.walked += 1;
    promise(this.walked < WALK, `The visitor could not act within ${WALK} events.`);
    if (phase.kind === 'ended') return;
    if (phase.kind !== 'waiting')
      return promise(world.isBusy, `${place.segment}:${place.step} is ${phase.kind}, and nothing is on its way.`);
    promise(step !== undefined, `The conversation waits at ${place.step}, whose segment is not loaded.`);
    if (!isNew) return;
    const options = optionsOf(step, tab.scene);
    const { dismiss } = step.overlay ?? {};
    promise(options.some(isAvailable) || hasControl(step, tab.scene), `${step.name} waits without a control.`);
    const closes = options.some((option) => option.id === dismiss && isAvailable(option));
    promise(dismiss === undefined || closes, `The component over ${step.name} cannot be closed.`);
    this.explains(place, options);
    tab.judge?.waits(tab);
  }

  private explains(place: Place, options: readonly StepOption[]): void {
    const { failing, isExplained } = this;
    this.isExplained = true;
    if (!failing || isExplained || failing.times < 2) return;
    const { segment, step } = failing.place;
    if (place.segment !== 'host' && place.segment !== segment) return; // it led to another segment, and left its step behind
    const where = `${step ?? segment} failed ${failing.times} times, and ${place.step}`;
    const hasPerson = options.some(({ opens }) => opens === 'specialists');
    promise(hasPerson, `${where} offers no person.`);
    const isOther = ({ opens, to }: StepOption) => !opens && to !== step && !repeating.includes(to);
    promise(options.filter(isAvailable).some(isOther), `${where} offers only the same again.`);
  }
}

function failureOf(event: EngineEvent): 'refused' | 'failed' | 'not loaded' | undefined {
  if (event.type === 'segment-failed') return 'not loaded';
  if (event.type !== 'request-done' || event.outcome.ok) return undefined;
  return event.outcome.failure.code === 'http.refused' ? 'refused' : 'failed';
}
