import {
  type Driver,
  hasControl,
  isAvailable,
  journeyOf,
  optionsOf,
  type Scene,
  type Snapshot,
  type Step,
  stepAt,
} from '@consorcio/shared/flow';
import { promise } from './promises';
import type { Stage } from './stage';
import { anyAnswer, type Given, goodAnswer, type Mind } from './visitor';
import type { World } from './world';

/** Searches after which a visitor believes that these goods are not sold by the plans of this brand. */
const SEARCHES = 12;

/** What the visitor sees on a page, and what they make of it. */
export class Visit {
  constructor(
    readonly driver: Driver,
    private readonly world: World,
    private readonly stage: Stage,
  ) {}

  get snapshot(): Snapshot {
    return this.driver.snapshot();
  }

  get scene(): Scene {
    const { place, trouble } = this.snapshot;
    const journey = journeyOf(this.snapshot, place.segment);
    const { brand, at } = this.world;
    return { journey, brand, now: at, ...(trouble && { trouble }) };
  }

  get step(): Step | undefined {
    return stepAt(this.driver.segments(), this.snapshot.place);
  }

  get isOver(): boolean {
    return this.snapshot.phase.kind === 'ended';
  }

  /** A proposal or its coupon may leave no way to pay, and not all goods are sold by every plan: then only a person can help. */
  get isLeftToSpecialists(): boolean {
    const { place, phase } = this.snapshot;
    if (phase.kind !== 'waiting') return false;
    if (place.step === 'proposal-sem-pagamento') return true;
    if (place.step === 'error-no-plans') return this.world.server.searches >= SEARCHES;
    const { step } = this;
    if (place.step !== 'payment-options' || !step) return false;
    return optionsOf(step, this.scene).every((option) => option.opens !== undefined || !isAvailable(option));
  }

  /** Anything that a visitor, a nervous finger or a broken page could give here. */
  anyAnswer(): Given {
    const { step, scene } = this;
    return step && hasControl(step, scene)
      ? anyAnswer(step, scene, this.props(), this.mind())
      : { kind: 'option', id: 'nowhere' };
  }

  /** An answer that leads on. */
  goodAnswer(): Given {
    const { step } = this;
    promise(step !== undefined, 'There is no question to answer.');
    return goodAnswer(step, this.scene, this.props(), this.mind());
  }

  private mind(): Mind {
    const { random, canaries } = this.world;
    const { segment } = this.snapshot.place;
    return { random, own: canaries.words, distance: (target) => this.stage.distance(segment, target) };
  }

  private props(): unknown {
    return this.snapshot.transcript.findLast(({ component }) => component)?.component?.props;
  }
}
