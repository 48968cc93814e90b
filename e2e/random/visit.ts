import type { Conductor } from '@consorcio/host/journey';
import {
  type Driver,
  hasControl,
  isAvailable,
  optionsOf,
  type Scene,
  type Snapshot,
  type Step,
  sceneAt,
  stepAt,
} from '@consorcio/shared/flow';
import { promise } from './promises';
import type { Stage } from './stage';
import { anyAnswer, type Given, goodAnswer, type Mind } from './visitor';
import type { World } from './world';

/** Searches without a plan after which the visitor asks the specialists: not every brand sells all goods. */
const SEARCHES = 12;

/** What the visitor sees on a page, and how they answer. */
export class Visit {
  constructor(
    readonly page: Conductor,
    private readonly world: World,
    private readonly stage: Stage,
  ) {}

  get driver(): Driver {
    return this.page.driver;
  }

  get snapshot(): Snapshot {
    return this.driver.snapshot();
  }

  get scene(): Scene {
    const { brand, at } = this.world;
    return sceneAt(this.snapshot, { brand, now: at });
  }

  get step(): Step | undefined {
    return stepAt(this.driver.segments(), this.snapshot.place);
  }

  get isOver(): boolean {
    return this.snapshot.phase.kind === 'ended';
  }

  /** Only the specialists can help when a proposal or its coupon leaves no way to pay, or when no plan is sold. */
  get isLeftToSpecialists(): boolean {
    const { place, phase } = this.snapshot;
    if (phase.kind !== 'waiting') return false;
    if (place.step === 'proposal-sem-pagamento') return true;
    if (place.step === 'error-no-plans') return this.world.server.searches >= SEARCHES;
    const { step } = this;
    if (place.step !== 'payment-options' || !step) return false;
    return optionsOf(step, this.scene).every((option) => option.opens !== undefined || !isAvailable(option));
  }

  /** Any answer, also one that only a broken page could send. */
  anyAnswer(): Given {
    const { step, scene } = this;
    return step && hasControl(step, scene)
      ? anyAnswer(step, scene, this.props(), this.mind())
      : { kind: 'option', id: 'nowhere' };
  }

  /** A valid answer. */
  goodAnswer(): Given {
    const { step } = this;
    promise(step !== undefined, 'The conversation waits without a step to answer.');
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
